/** A pattern for everything that contains these words as they stand: the database's own signs lose their meaning. */
export const containing = (words: string): string => `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`;
