const other = /[^0-9a-zà-öø-ÿœ]+/g;

/** Upper and lower case, ß or ss, hyphens and punctuation make no difference to the meaning of a text. */
export function normaliseText(text: string): string {
  // The same as tools/embedding/pipeline/normalise.py: the pieces were learnt from texts written so.
  const lower = text.normalize('NFKC').toLowerCase();
  return lower.replaceAll('\u00ad', '').replaceAll('ß', 'ss').replace(other, ' ').trim();
}
