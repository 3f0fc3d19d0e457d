import MiniSearch from 'minisearch';
import { plainText, plainWords } from '../search/plain-text.ts';
import type { Service } from './service.ts';
import { serviceCategoryLabels } from './service-category.ts';

type Searched = Pick<Service, '_id' | 'name' | 'description' | 'keywords' | 'category'>;

const textsOf = (service: Searched) => ({
  name: service.name,
  keywords: service.keywords.join('\n'),
  category: serviceCategoryLabels[service.category],
  description: service.description,
});

/** Weights of a match by the text in which it is. The description has weight 1. */
const boost = { name: 4, keywords: 3, category: 2 };

/** Shortest word in which typing errors are forgiven, because shorter ones resemble too many others. */
const shortestTypo = 4;
/** Length from which a second error is forgiven. */
const twoTypos = 8;

/** Returns how many letters of a word may be wrong, missing or too many. A number is meant as it is typed. */
function typosIn(word: string): number {
  if (word.length < shortestTypo || /\p{N}/u.test(word)) return 0;
  return word.length < twoTypos ? 1 : 2;
}

/** Returns the words of a text as they are indexed and searched. */
const wordsOf = (text: string): string[] => plainWords(plainText(text));

/** Indexes the services, and returns the score of each match of a search by the service's id. */
function scoresOf(services: readonly Searched[], search: string): Map<string, number> {
  const index = new MiniSearch<Searched>({
    idField: '_id',
    fields: ['name', 'keywords', 'category', 'description'],
    extractField: (service, field) =>
      field === '_id' ? service._id : textsOf(service)[field as keyof ReturnType<typeof textsOf>],
    tokenize: wordsOf,
    processTerm: (word) => word,
  });
  index.addAll(services);
  const found = index.search(search, {
    boost,
    prefix: true,
    fuzzy: typosIn,
    combineWith: 'AND',
  });
  return new Map(found.map(({ id, score }) => [id, score]));
}

/**
 * Searches a catalogue: in the names, keywords, categories and descriptions. Every word must be found. Services
 * that contain all words as they were typed come first; after them those where a word is misspelt. Both are
 * sorted by how well they match, and equal ones stay in the order of the catalogue.
 * @returns the whole catalogue for an empty search, and none for one that is only punctuation
 */
export function findServices<S extends Searched>(catalogue: readonly S[], search: string): S[] {
  if (search.trim() === '') return [...catalogue];
  const words = wordsOf(search);
  if (words.length === 0) return [];
  const scores = scoresOf(catalogue, search);
  const found = catalogue.flatMap((service) => {
    const text = plainText(Object.values(textsOf(service)).join('\n'));
    const isExact = words.every((word) => text.includes(word));
    const score = scores.get(service._id);
    return isExact || score !== undefined ? [{ service, isExact, score: score ?? 0 }] : [];
  });
  return found
    .toSorted((a, b) => Number(b.isExact) - Number(a.isExact) || b.score - a.score)
    .map(({ service }) => service);
}
