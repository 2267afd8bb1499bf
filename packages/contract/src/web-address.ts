/** So long an address may be; what is longer carries something else than an address. */
export const longestWebAddress = 2000;

/**
 * Only addresses of the web lead out of the portal: no scripts, no files, none that carry a password. Gives the address as a
 * browser writes it, or nothing.
 */
export function webAddress(text: string): string | undefined {
  const given = text.trim();
  if (given.length > longestWebAddress || !URL.canParse(given)) return undefined;
  const { protocol, username, password, href } = new URL(given);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && username === '' && password === '' && href.length <= longestWebAddress ? href : undefined;
}
