/** Addresses that never are a page: what is not found there is a problem, not the portal. */
export const isOwnPath = (url: string): boolean => /^\/(api|assets|covers)(\/|\?|$)/.test(url);

/** A page's address that cannot be decoded is just an unknown page to a person, so it is given one that nobody has. */
export function readableUrl(url: string): string {
  if (isOwnPath(url)) return url;
  const [path = '', ...query] = url.split('?');
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll('%', '-'), ...query].join('?');
  }
}
