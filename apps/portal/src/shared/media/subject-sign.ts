/** Where a subject's sign is drawn; what lies below a subject has the sign of its top level. */
export function signSrc(code: string): string {
  return `/covers/v1/signs/${code.slice(0, 3)}.svg`;
}
