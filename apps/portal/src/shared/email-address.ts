/** Something, an @, and a name with a dot: enough to catch what was forgotten; whether it exists shows the mail. */
export const looksLikeEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text.trim());
