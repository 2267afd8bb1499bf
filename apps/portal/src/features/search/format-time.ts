const two = (value: number): string => String(value).padStart(2, '0');

/** A place in a film as its player shows it: 04:12, or 1:02:03 where it is longer than an hour. */
export function formatTime(seconds: number): string {
  const whole = Math.floor(seconds);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${two(minutes)}:${two(whole % 60)}`;
}
