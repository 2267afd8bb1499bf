/** Always leads to a fresh link, however long the page has been open. */
export function downloadHref(identifier: string): string {
  return `/api/v1/media/${encodeURIComponent(identifier)}/download`;
}
