/** A code stands on the card in three groups of four, as in ABCD-EFGH-JKLM. */
const CODE_GROUPS = 3;
export const CODE_GROUP_SIZE = 4;
export const CODE_LENGTH = CODE_GROUPS * CODE_GROUP_SIZE;

const SEPARATORS = '[\\s._\\u2010-\\u2015\\u2212-]*';

/** Finds the code in what was typed or pasted: any case, with or without dashes, also within a sentence. */
export function readAccessCode(text: string, alphabet: string): string {
  const capitals = text.toUpperCase();
  const group = `([${escapeForClass(alphabet)}]{${CODE_GROUP_SIZE}})`;
  const whole = new RegExp(`(?:^|[^A-Z0-9])${Array(CODE_GROUPS).fill(group).join(SEPARATORS)}(?![A-Z0-9])`);
  const found = whole.exec(capitals);
  if (found) return found.slice(1).join('');
  return [...capitals]
    .filter((character) => alphabet.includes(character))
    .join('')
    .slice(0, CODE_LENGTH);
}

/** Writes a code, also an unfinished one, in groups with dashes. */
export function writeAccessCode(code: string): string {
  const groups: string[] = [];
  for (let start = 0; start < code.length; start += CODE_GROUP_SIZE) {
    groups.push(code.slice(start, start + CODE_GROUP_SIZE));
  }
  return groups.join('-');
}

/** Letters and digits that occur in no code because they are easily mistaken, such as O and 0. */
export function findForeignCharacters(text: string, alphabet: string): string[] {
  return [...text.toUpperCase()].filter(
    (character) => /[\p{L}\p{N}]/u.test(character) && !alphabet.includes(character),
  );
}

function escapeForClass(characters: string): string {
  return characters.replace(/[\\\]^-]/g, '\\$&');
}
