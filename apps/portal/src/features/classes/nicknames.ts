const most = 40;

/** One code for each line that says something; where nothing is written, as many without a nickname as the number says. */
export function nicknamesIn(text: string, count: string): string[] | 'missing' | 'tooMany' {
  const names = text
    .split('\n')
    .map((line) => line.trim().slice(0, 60))
    .filter(Boolean);
  if (names.length > most) return 'tooMany';
  if (names.length > 0) return names;
  const number = /^\d{1,2}$/.test(count.trim()) ? Number(count) : 0;
  if (number > most) return 'tooMany';
  return number > 0 ? Array.from({ length: number }, () => '') : 'missing';
}
