import { expect, test } from 'vitest';
import { isFoundBy, searchedTerms, searchTermsOf, sharpestTerm } from './search-terms.ts';

const person = ['Nusrat Jahan', 'nusrat.jahan@example.test', '+880 1711-234567'];
const isFound = (search: string, texts: readonly string[] = person) =>
  isFoundBy(searchTermsOf(texts), searchedTerms(search));

test.each([
  ['a name', 'Nusrat'],
  ['its beginning', 'nus'],
  ['capitals', 'NUSRAT JAHAN'],
  ['words in another order', 'jahan nusrat'],
  ['an email address', 'nusrat.jahan@example.test'],
  ['a number as it is written', '+880 1711-234567'],
  ['a number without its separators', '8801711234567'],
  ['nothing', ''],
  ['less than two characters', 'n'],
])('%s is found', (_what, search) => {
  expect(isFound(search)).toBe(true);
});

test.each([
  ['the middle of a word', 'usrat'],
  ['one word that fits and one that does not', 'nusrat ahmed'],
  ['somebody else', 'karim'],
])('%s is not', (_what, search) => {
  expect(isFound(search)).toBe(false);
});

test('a plate is found with its separators and without', () => {
  const plate = ['DHAKA METRO-GA 12-3456'];
  for (const search of ['dhaka metro ga 12-3456', 'DHAKAMETROGA', '12-34', '3456']) {
    expect(isFound(search, plate)).toBe(true);
  }
});

test('accents do not matter, on either side', () => {
  expect(isFound('jose', ['José'])).toBe(true);
  expect(isFound('José', ['Jose'])).toBe(true);
});

test('words of other scripts are found by their beginnings, whole characters only', () => {
  expect(isFound('রহিম', ['আব্দুর রহিম'])).toBe(true);
  expect(isFound('𝒜𝒷', ['𝒜𝒷𝒸'])).toBe(true);
});

test('a word longer than any term is found by all of it', () => {
  expect(isFound('internationalization', ['Internationalization Ltd'])).toBe(true);
});

test('a document has a bounded number of terms, the first texts first', () => {
  const texts = ['first', ...Array.from({ length: 120 }, (_, index) => `${index}word`)];
  const terms = searchTermsOf(texts);
  expect(terms).toHaveLength(300);
  expect(terms).toContain('first');
});

test('the sharpest term is the longest', () => {
  expect(sharpestTerm(['no', 'nusrat', 'jahan'])).toBe('nusrat');
  expect(sharpestTerm([])).toBeNull();
});
