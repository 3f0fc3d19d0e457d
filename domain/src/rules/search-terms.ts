/** The longest beginning of a word that is kept: longer words are found by it. */
const longestTerm = 12;
const shortestTerm = 2;
/** A document has no more terms than this. */
const maxTerms = 300;

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

const beginningsOf = (word: string): string[] =>
  Array.from({ length: Math.min([...word].length, longestTerm) - shortestTerm + 1 }, (_, index) =>
    [...word].slice(0, index + shortestTerm).join(''),
  );

/**
 * By what a document is found: the beginnings of at least two characters of every word of its texts,
 * and of what a text is when its separators are left out ('DHA-12 34' is found by 'dha1234').
 */
export function searchTermsOf(texts: readonly string[]): string[] {
  const words = texts.flatMap((text) => [...wordsOf(text), wordsOf(text).join('')]);
  return [...new Set(words.flatMap(beginningsOf))].slice(0, maxTerms);
}

/** The terms that a document must have to be what somebody looks for; none for an empty search. */
export const searchedTerms = (search: string): string[] => [
  ...new Set(
    wordsOf(search)
      .map((word) => [...word].slice(0, longestTerm).join(''))
      .filter((word) => [...word].length >= shortestTerm),
  ),
];

/** The term to ask the database for: the longest, which fits the fewest documents; null for none. */
export const sharpestTerm = (terms: readonly string[]): string | null =>
  terms.reduce<string | null>(
    (best, term) => (best === null || term.length > best.length ? term : best),
    null,
  );

/** Whether a document with `terms` is what is looked for. */
export const isFoundBy = (terms: readonly string[], searched: readonly string[]): boolean =>
  searched.every((term) => terms.includes(term));
