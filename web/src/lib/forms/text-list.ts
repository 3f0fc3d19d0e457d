import { array, string } from 'yup';

/** Returns a list of texts for a form, where an empty one begins with an empty entry. */
export const textEntries = (texts: readonly string[]): string[] =>
  texts.length > 0 ? [...texts] : [''];

/** Returns the schema of such a list in a draft. */
export const textEntriesSchema = () => array().of(string().defined()).min(1);

/** Removes empty entries from the end. */
export function withoutBlankEnd(entries: readonly string[]): string[] {
  const last = entries.findLastIndex((entry) => entry.trim() !== '');
  return entries.slice(0, last + 1);
}
