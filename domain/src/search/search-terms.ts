/** By what a document is found, each written as it is. */
export interface SearchedTexts {
  /** Names of people and things: found by the beginnings of their words. */
  names: readonly string[];
  phone: string;
  email: string;
  /** Of a car: found from any of its parts on, in any spelling. */
  plate?: string;
  /** Of a payment. */
  number?: string;
}

/** What somebody looks for. */
export interface Search {
  /** A document that is looked for has one of these terms; others may have one as well. */
  keys: string[];
  /** Whether every document with one of the keys is looked for. */
  isExact: boolean;
  /** Each of them begins something in a document that is looked for. */
  words: string[];
  /** All that was typed, without what separates it: a plate or a phone may be written like that. */
  joined: string;
}

/**
 * The lengths of the beginnings that are kept: a term is an entry in every index of the field, so a
 * document has few. A word is looked for by its longest beginning that may be kept; the documents that
 * have it are then compared with the whole word.
 */
const keptLengths = [2, 3, 5, 8];
const shortestWord = 2;

/** A document has no more terms than this: what comes last is found by other words only. */
export const maxTerms = 56;

/** How many digits of a phone number people say at home; the rest is the country's. */
const nationalDigits = 10;
/** So many of the last digits of a phone are enough. */
const lastDigits = 4;

/** What a plate is found from: all of it, and its last parts. */
const mostPlateParts = 5;

const isDigit = (character: string): boolean => /\p{Nd}/u.test(character);

/** The digits of every script lie one after the other, from zero on (Unicode, DerivedNumericType). */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (isDigit(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
}

/** One spelling of what is spelt in many ways. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/(?![0-9])\p{Nd}/gu, asciiDigit)
    .toLowerCase();

const wordsIn = (plainText: string): string[] =>
  plainText.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');

const wordsOf = (text: string): string[] => wordsIn(plain(text));

/** The words of a text, and what it is without its separators. */
const formsOf = (text: string): string[] => {
  const words = wordsOf(text);
  return [...words, words.join('')];
};

const digitsOf = (text: string): string => plain(text).replace(/\D/g, '');

/** The number as it is dialled within the country, without the zero. */
const nationalOf = (digits: string): string => digits.slice(-nationalDigits).replace(/^0/, '');

/** Letters and digits apart, so that 'DHA1234' and 'DHA-12 34' differ in nothing but where they are cut. */
function platePartsOf(plate: string): string[] {
  const runs = plain(plate).match(/\p{L}+|\p{N}+/gu) ?? [];
  return runs.map((_, from) => runs.slice(from).join(''));
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
  const isWhole = digits.length >= nationalDigits;
  const beginnings = isWhole ? keptBeginnings(nationalOf(digits)).slice(1) : keptBeginnings(digits);
  return digits.length < lastDigits ? beginnings : [...beginnings, digits.slice(-lastDigits)];
}

/** The moment at which a payment began is its number's sharpest part: its first digits are enough. */
const numberTerms = (number: string): string[] =>
  wordsOf(number)
    .filter((word) => /^\d+$/.test(word))
    .flatMap((word) => keptBeginnings(word).slice(-1));

/** The terms of a document: what it is asked for by. What somebody looks for is compared by `isFound`. */
export function searchTermsOf({ plate = '', number = '', phone, names, email }: SearchedTexts) {
  const parts = platePartsOf(plate);
  const partsInUse =
    parts.length > mostPlateParts
      ? [...parts.slice(0, 1), ...parts.slice(1 - mostPlateParts)]
      : parts;
  const terms = [
    ...partsInUse.flatMap(keptBeginnings),
    ...numberTerms(number),
    ...phoneTerms(phone),
    ...names.flatMap(formsOf).flatMap(keptBeginnings),
    ...formsOf(localPartOf(email)).flatMap(keptBeginnings),
  ];
  return [...new Set(terms)].slice(0, maxTerms);
}

/**
 * The words of a search of which terms are kept: of an email what is before the @, which is what
 * differs, and of a payment's number the moment in it.
 */
function keyWordsOf(search: string): string[] {
  const words = plain(search)
    .split(/\s+/)
    .flatMap((typed) => {
      const moment = /^t-(\d+)/.exec(typed)?.[1];
      return moment === undefined ? wordsIn(localPartOf(typed)) : [moment];
    });
  return words.filter((word) => [...word].length >= shortestWord);
}

const isNumber = (word: string): boolean => /^\d+$/.test(word);

/** By which terms a document can be kept that has the word. */
function keysOf(word: string): string[] {
  const beginnings = keptBeginnings(word).slice(-1);
  if (!isNumber(word)) return beginnings;
  return [
    ...beginnings,
    ...keptBeginnings(nationalOf(word)).slice(-1),
    ...(word.length < lastDigits ? [] : [word.slice(-lastDigits)]),
  ];
}

/** @returns null for a search without words, which finds everything */
export function parseSearch(search: string): Search | null {
  const all = wordsOf(search);
  const words = [...new Set(all)].filter((word) => [...word].length >= shortestWord);
  const joined = all.join('');
  const [first, ...others] = keyWordsOf(search).length > 0 ? keyWordsOf(search) : words;
  if (first === undefined) return null;
  const sharpest = others.reduce((best, word) => (word.length > best.length ? word : best), first);
  const keys = [...new Set([...keysOf(sharpest), ...keptBeginnings(joined).slice(-1)])];
  const isWhole = joined === sharpest && keys.includes(joined);
  return { keys, isExact: isWhole && !isNumber(joined), words, joined };
}

/** Whether somebody who types `word` may mean this phone: its beginning, or its last digits. */
function isPhone(word: string, phone: string): boolean {
  if (!isNumber(word)) return false;
  const digits = digitsOf(phone);
  if (digits.startsWith(word)) return true;
  if (word.length >= lastDigits && digits.endsWith(word)) return true;
  if (digits.length < nationalDigits) return false;
  const [national, meant] = [nationalOf(digits), nationalOf(word)];
  return word.length > nationalDigits
    ? national === meant
    : meant !== '' && national.startsWith(meant);
}

/** Whether a document is what is looked for. */
export function isFound(texts: SearchedTexts, { words, joined }: Search): boolean {
  const { plate = '', number = '', phone, names, email } = texts;
  const parts = platePartsOf(plate);
  const forms = [...parts, ...[...names, number, email, localPartOf(email)].flatMap(formsOf)];
  const isInIt = (word: string) =>
    forms.some((form) => form.startsWith(word)) || isPhone(word, phone);
  const isPlate = parts.some((part) => part.startsWith(joined));
  return words.every(isInIt) || isPlate || isPhone(joined, phone);
}
