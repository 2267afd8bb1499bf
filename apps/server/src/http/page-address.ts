/** Addresses that never are a page: what is not found there is a problem, not the portal. */
export const isOwnPath = (url: string): boolean => /^\/(api|assets|covers|media-files|h5p)(\/|\?|$)/.test(url);

function canBeDecoded(path: string): boolean {
  try {
    // The result has to be looked at: the bundler leaves out a decoding that nobody uses, and with it the failure.
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}

/** A page's address that cannot be decoded is just an unknown page to a person, so it is given one that nobody has. */
export function readableUrl(url: string): string {
  const [path = '', ...query] = url.split('?');
  return isOwnPath(url) || canBeDecoded(path) ? url : [path.replaceAll('%', '-'), ...query].join('?');
}
