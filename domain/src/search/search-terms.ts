import { withAsciiDomain } from '../schema/email-address.ts';
import { plainText, plainWords } from './plain-text.ts';

/** The texts by which a document can be found, in their original form. */
export interface SearchedTexts {
  /** Names of people and things: found by word prefixes. */
  names: readonly string[];
  phone: string;
  email: string;
  /**
   * Number plate of a vehicle: found from the beginning of any of its parts, in any spelling, also with O for 0 and
   * I for 1.
   */
  plate?: string;
  /** Number of a payment. */
  number?: string;
  /** Short code of a booking: found from its beginning, with or without separators. */
  code?: string | undefined;
}

/** A parsed search text. */
interface Search {
  /** Index terms to query. Every match has one of them, but other documents may have them as well. */
  keys: string[];
  /** Whether every document with one of the keys is a match. */
  isExact: boolean;
  /** Each of these words must be a prefix of something in a match. */
  words: string[];
  /** The whole text without separators, because a plate or phone number may be entered like that. */
  joined: string;
}

/**
 * The prefix lengths that are stored. Every term is an entry in each index of the field, so there are
 * only a few. A word is queried by its longest stored prefix, and the results are then compared with
 * the whole word.
 */
const keptLengths = [2, 3, 5, 8];
const shortestWord = 2;

/** Most terms of a document. Words beyond it can't be searched for. */
export const maxTerms = 56;

/** Number of digits of a phone number without its country code. */
const nationalDigits = 10;
/** Number of last digits of a phone number by which it can be found. */
const lastDigits = 4;
/** Fewest digits by which a phone number can be found wherever they are in it. */
const innerDigits = 5;
/** Digits before the stored inner parts of a phone number. Every five digits inside contain one of the parts. */
const innerPartsFrom = [2, 4];

/** Most plate parts from which a search may start: the whole plate and its last parts. */
const mostPlateParts = 5;

const wordsOf = (text: string): string[] => plainWords(plainText(text));

/** Returns the words of a text, and the text without separators. */
const formsOf = (text: string): string[] => {
  const words = wordsOf(text);
  return [...words, words.join('')];
};

const digitsOf = (text: string): string => plainText(text).replace(/\D/g, '');

/** Returns the phone number in national format without the leading zero. */
const nationalOf = (digits: string): string => digits.slice(-nationalDigits).replace(/^0/, '');

/** Returns a plain text in which an O and a 0 are the same, and an I and a 1, because people mistake them on plates. */
const withoutLookAlikes = (word: string): string => word.replaceAll('0', 'o').replaceAll('1', 'i');

/**
 * Splits a plate into letters and digits, so 'DHA1234' and 'DHA-12 34' differ only in where they are
 * split.
 */
function platePartsOf(plate: string): string[] {
  const runs = plainText(plate).match(/[\p{L}\p{M}]+|\p{N}+/gu) ?? [];
  return runs.map((_, from) => withoutLookAlikes(runs.slice(from).join('')));
}

const localPartOf = (email: string): string => email.replace(/@.*$/s, '');

const characters = (word: string, from: number, to?: number): string =>
  [...word].slice(from, to).join('');

const keptBeginnings = (word: string): string[] =>
  keptLengths
    .filter((length) => length <= [...word].length)
    .map((length) => characters(word, 0, length));

function phoneTerms(phone: string): string[] {
  const digits = digitsOf(phone);
  if (digits.length < nationalDigits) {
    const beginnings = keptBeginnings(digits);
    return digits.length < lastDigits ? beginnings : [...beginnings, digits.slice(-lastDigits)];
  }
  const national = nationalOf(digits);
  const inner = innerPartsFrom.map((from) => national.slice(from, from + lastDigits));
  return [...keptBeginnings(national).slice(1), ...inner, digits.slice(-lastDigits)];
}

/**
 * Returns the terms of a payment number: the first digits of its timestamp, which is its most selective part.
 */
const numberTerms = (number: string): string[] =>
  wordsOf(number)
    .filter((word) => /^\d+$/.test(word))
    .flatMap((word) => keptBeginnings(word).slice(-1));

const joinedOf = (text: string): string => wordsOf(text).join('');

/** Returns the search terms to store for a document. `isFound` then checks the query results exactly. */
export function searchTermsOf({
  plate = '',
  number = '',
  code = '',
  phone,
  names,
  email,
}: SearchedTexts) {
  const parts = platePartsOf(plate);
  const partsInUse =
    parts.length > mostPlateParts
      ? [...parts.slice(0, 1), ...parts.slice(1 - mostPlateParts)]
      : parts;
  const terms = [
    ...partsInUse.flatMap(keptBeginnings),
    ...numberTerms(number),
    ...keptBeginnings(joinedOf(code)),
    ...phoneTerms(phone),
    ...names.flatMap(formsOf).flatMap(keptBeginnings),
    ...formsOf(localPartOf(email)).flatMap(keptBeginnings),
  ];
  return [...new Set(terms)].slice(0, maxTerms);
}

/**
 * Returns the words of a search that can be queried by a stored term: of an email the part before the @ (the
 * rest is often the same), of a payment number its timestamp.
 */
function keyWordsOf(search: string): string[] {
  const words = plainText(search)
    .split(/\s+/)
    .flatMap((typed) => {
      const moment = /^t-(\d+)/.exec(typed)?.[1];
      return moment === undefined ? plainWords(localPartOf(typed)) : [moment];
    });
  return words.filter((word) => [...word].length >= shortestWord);
}

const isNumber = (word: string): boolean => /^\d+$/.test(word);

/** Returns the longest beginnings that a document with this word may have stored, in a plate and elsewhere. */
const beginningsOf = (word: string): string[] =>
  [word, withoutLookAlikes(word)].flatMap((form) => keptBeginnings(form).slice(-1));

/** Returns the terms that a document with this word may have stored. */
function keysOf(word: string): string[] {
  const beginnings = beginningsOf(word);
  if (!isNumber(word)) return beginnings;
  return [
    ...beginnings,
    ...keptBeginnings(nationalOf(word)).slice(-1),
    ...(word.length < lastDigits ? [] : [word.slice(-lastDigits)]),
    ...(word.length < innerDigits ? [] : [word.slice(0, lastDigits), word.slice(1, innerDigits)]),
  ];
}

/** A search that nothing can match: no document has the empty term. */
const findsNothing: Search = { keys: [''], isExact: true, words: [], joined: '' };

/**
 * Parses a search text. Signs without any letter or digit match nothing.
 * @returns null for an empty search and for a single letter, which match everything
 */
export function parseSearch(typed: string): Search | null {
  const search = typed.replace(/\S+@\S+/g, withAsciiDomain);
  const all = wordsOf(search);
  if (all.length === 0 && search.trim() !== '') return findsNothing;
  const words = [...new Set(all)].filter((word) => [...word].length >= shortestWord);
  const joined = all.join('');
  const [first, ...others] = keyWordsOf(search).length > 0 ? keyWordsOf(search) : words;
  if (first === undefined) return null;
  const sharpest = others.reduce((best, word) => (word.length > best.length ? word : best), first);
  const keys = [...new Set([...keysOf(sharpest), ...beginningsOf(joined)])];
  const isWhole = joined === sharpest && keys.includes(joined);
  // The key for plates may find another text, and that for other texts a plate.
  const hasLookAlikes = joined !== withoutLookAlikes(joined);
  return { keys, isExact: isWhole && !isNumber(joined) && !hasLookAlikes, words, joined };
}

/** Tells whether `word` matches this phone number: its beginning, its last digits, or five digits inside. */
function isPhone(word: string, phone: string): boolean {
  if (!isNumber(word)) return false;
  const digits = digitsOf(phone);
  if (digits.startsWith(word)) return true;
  if (word.length >= lastDigits && digits.endsWith(word)) return true;
  if (digits.length < nationalDigits) return false;
  if (word.length >= innerDigits && nationalOf(digits).includes(word)) return true;
  const [national, meant] = [nationalOf(digits), nationalOf(word)];
  return word.length > nationalDigits
    ? national === meant
    : meant !== '' && national.startsWith(meant);
}

/** Tells whether a document matches the search. */
export function isFound(texts: SearchedTexts, { words, joined }: Search): boolean {
  if (joined === '') return false;
  const { plate = '', number = '', code = '', phone, names, email } = texts;
  const parts = platePartsOf(plate);
  const isInPlate = (word: string) =>
    parts.some((part) => part.startsWith(withoutLookAlikes(word)));
  const forms = [...names, number, code, email, localPartOf(email)].flatMap(formsOf);
  const isInIt = (word: string) =>
    isInPlate(word) || forms.some((form) => form.startsWith(word)) || isPhone(word, phone);
  const isCode = joinedOf(code).startsWith(joined);
  return words.every(isInIt) || isInPlate(joined) || isCode || isPhone(joined, phone);
}
