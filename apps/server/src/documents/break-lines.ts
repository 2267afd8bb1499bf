/** A word that is wider than the line is broken where it has to be. */
function pieces(word: string, fits: (line: string) => boolean): string[] {
  const found = [''];
  for (const sign of word) {
    const last = found.at(-1) ?? '';
    if (last === '' || fits(last + sign)) found[found.length - 1] = last + sign;
    else found.push(sign);
  }
  return found;
}

/** Breaks a text into lines between its words; its own line breaks stay. */
export function breakLines(text: string, fits: (line: string) => boolean): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    for (const word of paragraph.split(/\s+/u).filter(Boolean)) {
      const last = lines.at(-1);
      if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`;
      else lines.push(...(fits(word) ? [word] : pieces(word, fits)));
    }
    return lines.length > 0 ? lines : [''];
  });
}
