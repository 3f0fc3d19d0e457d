import { describe, expect, test } from 'vitest';
import {
  isFound,
  maxTerms,
  parseSearch,
  type SearchedTexts,
  searchTermsOf,
} from './search-terms.ts';

const nobody = { names: [], phone: '', email: '' };
const person = {
  names: ['Nusrat Jahan'],
  email: 'nusrat.jahan@example.test',
  phone: '+880 1711-234567',
};

/** Searches as the server does: first by the indexed keys, then by comparing the whole search. */
function finds(texts: SearchedTexts, typed: string): boolean {
  const search = parseSearch(typed);
  if (!search) return true;
  const terms = searchTermsOf(texts);
  return search.keys.some((key) => terms.includes(key)) && isFound(texts, search);
}

test.each([
  ['a name', 'Nusrat'],
  ['its beginnings, of any length', 'nu'],
  ['its beginnings, of any length', 'nus'],
  ['its beginnings, of any length', 'nusr'],
  ['its beginnings, of any length', 'nusra'],
  ['capitals', 'NUSRAT JAHAN'],
  ['words in another order', 'jahan nusrat'],
  ['a name without its space', 'nusratjahan'],
  ['an email address', 'nusrat.jahan@example.test'],
  ['an email address in capitals', 'NUSRAT.JAHAN@EXAMPLE.TEST'],
  ['the beginning of an email address', 'nusrat.jah'],
  ['an email address that is being typed', 'nusrat.jahan@exam'],
  ['nothing', ''],
  ['blanks', '  '],
  ['less than two characters', 'n'],
  ['a word that is longer than what is kept of it', 'nusrat jahan'],
])('%s is found: %s', (_what, typed) => {
  expect(finds(person, typed)).toBe(true);
});

test.each([
  ['the middle of a word', 'usrat'],
  ['a word that begins alike', 'nusratara'],
  ['one word that fits and one that does not', 'nusrat ahmed'],
  ['somebody else', 'karim'],
  ['the email of another host', 'nusrat.jahan@example.org'],
  ['signs without a letter or a digit', '%%%'],
  ['signs between blanks', ' . - '],
])('%s is not found: %s', (_what, typed) => {
  expect(finds(person, typed)).toBe(false);
});

describe('a phone', () => {
  const written = [
    '+880 1711-234567',
    '01711234567',
    '01711 234567',
    '8801711234567',
    '০১৭১১২৩৪৫৬৭',
  ];
  const inside = ['71123', '11234', '12345', '23456', '7112345'];
  const typed = [
    ...written,
    ...inside,
    ...['1711234567', '0171', '01711', '4567', '34567', '234567', '২৩৪৫৬৭'],
  ];
  test.each(written)('%s is found by each way to type it', (phone) => {
    expect(typed.filter((search) => !finds({ ...nobody, phone }, search))).toEqual([]);
  });

  test.each(['4568', '0181', '1711234568', '3456'])('is not found by %s', (search) => {
    expect(finds({ ...nobody, phone: '01711 234567' }, search)).toBe(false);
  });

  test.each(['999', '99'])('a short one is found by %s', (search) => {
    expect(finds({ ...nobody, phone: '999' }, search)).toBe(true);
  });
});

describe('a plate', () => {
  const written = [
    'DHAKA METRO-GA 12-3456',
    'dhaka metro ga 123456',
    'DHAKA-METRO-GA-12-3456',
    'Dhaka  Metro  Ga12 3456',
    'DHAKA METRO-GA ১২-৩৪৫৬',
    'DHAKA METRO-GA １２-３４５６',
  ];
  const typed = [
    'dhaka metro ga 12-3456',
    'DHAKAMETROGA',
    'DHAKAMETROGA123456',
    'metro ga',
    'GA 12-34',
    'ga123456',
    '12-34',
    '12 3456',
    '123456',
    '১২৩৪',
  ];
  test.each(written)('%s is found by each way to type it', (plate) => {
    expect(typed.filter((search) => !finds({ ...nobody, plate }, search))).toEqual([]);
  });

  test.each(['dha1234', 'DHA 12 34', 'dha-12', 'D H A 1234', 'dha'])(
    'DHA1234, written without a space, is found by %s',
    (search) => {
      expect(finds({ ...nobody, plate: 'DHA1234' }, search)).toBe(true);
    },
  );

  test.each(['b-no 1234', 'BN-O 1234', 'bno1234', 'B NO', 'B-N0 I234', 'bn0'])(
    'B-NO 1234, BN-O 1234 and BNO 1234 are all found by %s',
    (search) => {
      const plates = ['B-NO 1234', 'BN-O 1234', 'BNO 1234'];
      expect(plates.filter((plate) => !finds({ ...nobody, plate }, search))).toEqual([]);
    },
  );

  test.each([
    ['GA 10-1234', 'GA 1O-I234'],
    ['GA 1O-I234', 'ga 10-1234'],
    ['GAOI 77', 'ga01'],
    ['GAOI 77', 'GA0I77'],
    ['0A 12', 'oa'],
    ['O1 AB', '01'],
  ])('%s is found by %s, in which O and 0 or I and 1 are mistaken', (plate, search) => {
    expect(finds({ ...nobody, plate }, search)).toBe(true);
  });

  test('O and 0, I and 1 are only mistaken in plates', () => {
    expect(finds({ ...nobody, names: ['Oli'] }, '0li')).toBe(false);
    expect(finds({ ...nobody, code: 'K1P-4Q2' }, 'kip')).toBe(false);
    expect(finds({ ...nobody, phone: '+880 1711-234567' }, 'oi7ii')).toBe(false);
  });

  test.each(['dhb1234', 'dha1235', 'dha 55', '234'])('DHA1234 is not found by %s', (search) => {
    expect(finds({ ...nobody, plate: 'DHA1234' }, search)).toBe(false);
  });

  test.each(['ঢাকা মেট্রো-গ ১২-৩৪৫৬', 'ঢাকা', 'মেট্রো গ', 'মেট্রোগ', 'গ ১২–৩৪', '12-3456', '১২৩৪৫৬'])(
    'in Bengali is found by %s',
    (search) => {
      expect(finds({ ...nobody, plate: 'ঢাকা মেট্রো-গ ১২-৩৪৫৬' }, search)).toBe(true);
    },
  );

  test('with many parts is found by the whole plate, its first parts and its last parts', () => {
    const plate = { ...nobody, plate: 'A1 B2 C3 D4 E5 F6 77' };
    for (const search of ['a1b2c3d4e5f677', 'A1 B2 C3', 'f677', '77']) {
      expect(finds(plate, search)).toBe(true);
    }
  });
});

test('digits of other scripts are searched for as numbers', () => {
  expect(parseSearch('৯৮৭ ٦٥٤')?.joined).toBe('987654');
});

describe('the number of a payment', () => {
  const number = 'T-1772355600000-aBcDeFg-foamwash';
  test.each([number, number.toLowerCase(), '1772355600000', 'T-17723556', '17723556000'])(
    'is found by %s',
    (search) => {
      expect(finds({ ...nobody, number }, search)).toBe(true);
    },
  );

  test.each(['T-1772355600000-aBcDeFh-foamwash', 'T-1772355600001'])(
    'is not found by %s',
    (search) => {
      expect(finds({ ...nobody, number }, search)).toBe(false);
    },
  );
});

test('accents do not matter, on either side', () => {
  expect(finds({ ...nobody, names: ['José'] }, 'jose')).toBe(true);
  expect(finds({ ...nobody, names: ['Jose'] }, 'José')).toBe(true);
});

test.each(['info@münchen.de', 'INFO@MÜNCHEN.DE Müller', 'info@xn--mnchen-3ya.de'])(
  'an email address with a domain in other letters is found by %s',
  (typed) => {
    const texts = { ...nobody, names: ['Müller'], email: 'info@xn--mnchen-3ya.de' };
    expect(finds(texts, typed)).toBe(true);
    expect(finds({ ...texts, email: 'info@example.de' }, typed)).toBe(false);
  },
);

test.each([
  ['søren', 'Søren'],
  ['soren', 'Søren'],
  ['lukasz', 'Łukasz'],
  ['yildiz', 'Yıldız'],
  ['YILDIZ', 'Yıldız'],
  ['dorde', 'Đorđe'],
  ['strauss', 'Strauß'],
  ['aesa', 'Æsa'],
])('%s finds %s, and the other way round', (typed, name) => {
  expect(finds({ ...nobody, names: [name] }, typed)).toBe(true);
  expect(finds({ ...nobody, names: [typed] }, name)).toBe(true);
});

test('words of other scripts are found by their beginnings, whole characters only', () => {
  expect(finds({ ...nobody, names: ['আব্দুর রহিম'] }, 'রহিম')).toBe(true);
  expect(finds({ ...nobody, names: ['𐐀𐐁𐐂'] }, '𐐀𐐁')).toBe(true);
});

test('a very long word is found only as a whole', () => {
  expect(finds({ ...nobody, names: ['Internationalization Ltd'] }, 'internationalization')).toBe(
    true,
  );
  expect(finds({ ...nobody, names: ['Internationalization Ltd'] }, 'internationale')).toBe(false);
});

describe('the code of a booking', () => {
  const coded = { ...nobody, code: 'K7P-4Q2' };

  test.each(['K7P-4Q2', 'k7p-4q2', 'k7p4q2', 'K7P 4Q2', 'k7p', 'k7p4'])(
    'is found by %s',
    (search) => {
      expect(finds(coded, search)).toBe(true);
    },
  );

  test.each(['K7P-4Q3', '4q2', 'k7p4q22'])('is not found by %s', (search) => {
    expect(finds(coded, search)).toBe(false);
  });

  test('is found even if it has only digits', () => {
    const digits = { ...nobody, code: '234-567' };
    for (const search of ['234-567', '234567', '234 567']) expect(finds(digits, search)).toBe(true);
  });
});

test('a document has a bounded number of terms, the plate and the phone first', () => {
  const names = Array.from({ length: 120 }, (_, index) => `${index}word`);
  const texts = { ...person, plate: 'DHA-12-3456', names };
  expect(searchTermsOf(texts)).toHaveLength(maxTerms);
  expect(finds(texts, 'dha 12 3456')).toBe(true);
  expect(finds(texts, '4567')).toBe(true);
});

test.each([
  ['nusra', true],
  ['nusrat', false],
  ['nu ja', false],
  ['12345', false],
])('a database search for %s is exact: %s', (typed, isExact) => {
  expect(parseSearch(typed)?.isExact).toBe(isExact);
});

test('the search key is the longest word, and never the host of an email', () => {
  expect(parseSearch('no nusrat jahan')?.keys).toContain('nusra');
  expect(parseSearch('jahan@internationalization.example')?.keys).toContain('jahan');
});
