import { plainText, plainWords } from '../search/plain-text.ts';

/** The areas of a sale that may be done anywhere, such as one at the desk. */
export const everywhere: readonly string[] = [];

const wordsOf = (text: string): string[] => plainWords(plainText(text));

/**
 * Returns an area as addresses are compared with it: its words, without case, accents and punctuation. Empty for
 * one that no address can name.
 */
export const comparedArea = (area: string): string => wordsOf(area).join(' ');

/** Tells whether the words of an area stand in an address, whole and in this order. */
function names(address: readonly string[], area: readonly string[]): boolean {
  return address.some((_, from) => area.every((word, index) => address[from + index] === word));
}

/**
 * Tells whether an address is in one of the areas in which we come to customers. It has to name the area, by its
 * postcode or its name; case, accents, punctuation and the script of digits do not matter.
 * @param areas none: everywhere
 */
export function isServed(address: string, areas: readonly string[]): boolean {
  if (areas.length === 0) return true;
  const words = wordsOf(address);
  return areas.map(wordsOf).some((area) => area.length > 0 && names(words, area));
}

/** Returns the text that says where we come to. */
export const servedAreasText = (areas: readonly string[]): string =>
  `We come to: ${areas.join(', ')}`;
