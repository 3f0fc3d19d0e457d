/**
 * Returns the index of the first text that repeats an earlier one; -1 if none does. Empty texts repeat nothing: an entry
 * that is missing or invalid is reported by its own schema.
 */
export const firstRepeated = (texts: readonly string[]): number =>
  texts.findIndex((text, index) => text !== '' && texts.indexOf(text) < index);
