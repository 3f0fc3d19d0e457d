import { plainText, plainWords } from '@carwash/domain/search/plain-text';

/** Returns the parts whose title or words have words that begin with all those of the search. */
export function findParts<Part extends { title: string; words: string }>(
  parts: readonly Part[],
  search: string,
): Part[] {
  const wanted = plainWords(plainText(search));
  return parts.filter(({ title, words }) => {
    const own = plainWords(plainText(`${title} ${words}`));
    return wanted.every((word) => own.some((one) => one.startsWith(word)));
  });
}
