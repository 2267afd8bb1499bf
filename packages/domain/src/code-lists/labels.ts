/** A code's name in the two languages of the portal; German ones carry soft hyphens where a long word may break. */
export interface Labels {
  readonly de: string;
  readonly en: string;
}

/** Names are shown in German to readers of German and in English to everyone else. */
export function labelIn(labels: Labels, locale: string): string {
  return /^de\b/i.test(locale) ? labels.de : labels.en;
}

/** For sorting, searching and writing files a name goes without its soft hyphens. */
export function plainLabel(label: string): string {
  return label.replaceAll('\u00AD', '');
}
