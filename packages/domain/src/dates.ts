/** A calendar day as `YYYY-MM-DD`; texts of this shape sort like the days they stand for. */
export type Day = string;

export type DateStyle = 'short' | 'long';

const timeZone = 'Europe/Berlin';
const dayLength = 24 * 60 * 60 * 1000;
// Making a formatter costs far more than using one, and lists format hundreds of dates.
const formatters = new Map<string, Intl.DateTimeFormat>();

function getFormatter(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, options);
  formatters.set(key, made);
  return made;
}

function toTime(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`);
}

/** A day is written as year, month and day, and must exist in the calendar. */
export function isDay(value: unknown): value is Day {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const time = toTime(value);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

const hour = 3_600_000;
let lastHour = { number: Number.NaN, day: '' };

/** Days begin and end at midnight in Germany, wherever the server or the person is. */
export function berlinDay(now: Date): Day {
  // German midnight is always a full hour by the world's clock, so within an hour the day is worked out once.
  const number = Math.floor(now.getTime() / hour);
  if (lastHour.number !== number) lastHour = { number, day: workOutDay(now) };
  return lastHour.day;
}

function workOutDay(now: Date): Day {
  const parts = getFormatter('en-GB', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).formatToParts(
    now,
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

/** A day is over at midnight in Germany, an hour earlier by the world's clock in summer. */
export function endOfDay(day: Day): Date {
  const inSummer = new Date(`${day}T22:00:00Z`);
  return berlinDay(inSummer) > day ? inSummer : new Date(`${day}T23:00:00Z`);
}

/** The day that many days later, or earlier with a negative count. */
export function addDays(day: Day, count: number): Day {
  return new Date(toTime(day) + count * dayLength).toISOString().slice(0, 10);
}

/** How many days it is from one day to another; negative when the other lies before it. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((toTime(to) - toTime(from)) / dayLength);
}

function format(date: Day | Date, language: string, options: Intl.DateTimeFormatOptions): string {
  const locale = /^de\b/i.test(language) ? 'de' : 'en-GB';
  if (typeof date !== 'string') return getFormatter(locale, { ...options, timeZone }).format(date);
  return isDay(date) ? getFormatter(locale, { ...options, timeZone: 'UTC' }).format(toTime(date)) : '';
}

/** Dates are written the German or the British way: short in figures, long with the month's name. */
export function formatDate(date: Day | Date, language: string, style: DateStyle): string {
  return style === 'short'
    ? format(date, language, { year: 'numeric', month: '2-digit', day: '2-digit' })
    : format(date, language, { year: 'numeric', month: 'long', day: 'numeric' });
}

/** In running text a date is day and month, with the year only where it is needed. */
export function formatDayMonth(date: Day | Date, language = 'de', { withYear = false } = {}): string {
  return withYear ? formatDate(date, language, 'long') : format(date, language, { month: 'long', day: 'numeric' });
}

/** A greeting names the day of the week, the day and the month. */
export function formatWeekday(date: Day | Date, language: string): string {
  return format(date, language, { weekday: 'long', month: 'long', day: 'numeric' });
}

/** A moment is named by day and hour, as a timetable does. */
export function formatMoment(moment: Date, language: string): string {
  return format(moment, language, {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  });
}

/** The last day of something that ends: what ends at midnight lasted to the end of the day before. */
export function lastDayBefore(end: Date): Day {
  return berlinDay(new Date(end.getTime() - 1));
}

/** An end is named by day and hour; midnight belongs to nobody's day, so then the last whole day is named. */
export function formatEnd(end: Date, language: string): string {
  if (!toClockTime(end).endsWith('T00:00')) return formatMoment(end, language);
  return format(lastDayBefore(end), language, { weekday: 'short', day: 'numeric', month: 'long' });
}

/** A moment as German clocks show it, in the form that date fields take: `YYYY-MM-DDTHH:mm`. */
export function toClockTime(moment: Date): string {
  const time = getFormatter('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hour12: false }).format(moment);
  return `${berlinDay(moment)}T${time.replace(/^24/, '00')}`;
}

/** The moment at which German clocks show this time; undefined for what is no time. */
export function fromClockTime(text: string): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text)) return undefined;
  const inWinter = new Date(`${text}:00+01:00`);
  if (Number.isNaN(inWinter.getTime())) return undefined;
  return toClockTime(inWinter) === text ? inWinter : new Date(`${text}:00+02:00`);
}
