const year = 365 * 24 * 60 * 60;

/** Choices the server must know to send the page right at once; nothing about the person. */
export type Choice = 'lang' | 'scheme';

export function writeChoice(
  name: Choice,
  value: string,
  target: { cookie: string; location?: Location } = document,
): void {
  const secure = target.location?.protocol === 'https:' ? '; Secure' : '';
  target.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${year}; SameSite=Lax${secure}`;
}

export function readChoice(name: Choice, cookies: string): string | undefined {
  const found = cookies.split(/;\s*/).find((pair) => pair.startsWith(`${name}=`));
  try {
    return found && decodeURIComponent(found.slice(name.length + 1));
  } catch {
    return undefined;
  }
}
