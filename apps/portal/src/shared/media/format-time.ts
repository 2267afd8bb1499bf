/** A place in a film as minutes and seconds; with hours only where there are any. */
export function formatTime(seconds: number, { padded = false } = {}): string {
  const whole = Math.max(0, Math.floor(Number.isFinite(seconds) ? seconds : 0));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  if (hours > 0) return `${hours}:${two(minutes)}:${two(rest)}`;
  return `${padded ? two(minutes) : minutes}:${two(rest)}`;
}

/** Reads what a person writes as a place: seconds, or minutes and seconds, or hours too. */
export function parseTime(text: string): number | undefined {
  const parts = text.trim().split(':');
  if (parts.length > 3 || parts.some((part) => !/^\d{1,4}(?:[.,]\d{1,3})?$/.test(part.trim()))) return undefined;
  const numbers = parts.map((part) => Number(part.replace(',', '.')));
  // Only the first figure may be larger than 59: "90" means a minute and a half, "1:90" means nothing.
  if (numbers.slice(1).some((value) => value >= 60)) return undefined;
  return numbers.reduce((seconds, value) => seconds * 60 + value, 0);
}
