import { describe, expect, test } from 'vitest';
import { findServices } from './find-services.ts';
import type { ServiceCategory } from './service-category.ts';

const service = (
  _id: string,
  name: string,
  description: string,
  keywords: string[] = [],
  category: ServiceCategory = 'basicWash',
) => ({ _id, name, description, keywords, category });

const catalogue = [
  service('foam', 'Foam Arch Wash', 'A thick foam blanket loosens the dust.', ['গাড়ি ধোয়া', 'ওয়াশ']),
  service('interior', 'Interior Shampoo', 'Carpets and headliner by hand.', ['seat cleaning']),
  service('ceramic', 'Ceramic Coating', 'A coat that sheds water.', ['nano'], 'detailing'),
  service('signature', 'Signature Detail', 'Hand wash, interior shampoo and wax.'),
  service('lamp', 'Headlight Restoration', 'Cloudy lenses become clear.', [], 'additional'),
  service('smorrebrod', 'Smørrebrød Straße', 'Bread by the road.', [], 'convenience'),
  service('cafe', 'Café Stop', 'Coffee while you wait.', ['stop 2026'], 'convenience'),
];

const idsOf = (search: string) => findServices(catalogue, search).map(({ _id }) => _id);

describe('services are found by', () => {
  test.each<[string, string, string[]]>([
    ['nothing', '', catalogue.map(({ _id }) => _id)],
    ['blanks', '  ', catalogue.map(({ _id }) => _id)],
    ['a name, before a description', 'interior', ['interior', 'signature']],
    ['its beginning', 'inter', ['interior', 'signature']],
    ['capitals', 'INTERIOR SHAMPOO', ['interior', 'signature']],
    ['a missing letter', 'interor', ['interior', 'signature']],
    ['a wrong letter', 'shampuo', ['interior', 'signature']],
    ['a letter too many', 'cerammic', ['ceramic']],
    ['two errors in a long word', 'restorasson', ['lamp']],
    ['a wrong letter in each word', 'seet cleening', ['interior']],
    ['a keyword', 'seat cleaning', ['interior']],
    ['a keyword in Bengali', 'ধোয়া', ['foam']],
    ['a keyword in Bengali that is written as one character', 'ধো\u09dfা', ['foam']],
    ['a borrowed word in Bengali', 'ওয়াশ', ['foam']],
    ['a category', 'detailing', ['ceramic']],
    ['words of several texts', 'foam basic', ['foam']],
    ['the middle of a word', 'light', ['lamp']],
    ['a word without its accent', 'cafe', ['cafe']],
    ['plain letters', 'smorrebrod strasse', ['smorrebrod']],
    ['a word with an accent that it does not have', 'fóam', ['foam']],
    ['words with a hyphen between them', 'ceramic-coating', ['ceramic']],
    ['words with a comma between them', 'wax, shampoo', ['signature']],
    ['a word in brackets', '(foam)', ['foam']],
    ['a word and a sign', 'foam &', ['foam']],
    ['a word twice', 'foam foam', ['foam']],
  ])('%s', (_case, search, ids) => {
    expect(idsOf(search)).toEqual(ids);
  });
});

test.each([
  ['one word that fits and one that does not', 'foam tractor'],
  ['another short word', 'wex'],
  ['too many errors', 'intrr'],
  ['signs', '(%)'],
  ['another number', '2027'],
  ['another word in Bengali', 'চাকা'],
])('nothing is found by %s', (_case, search) => {
  expect(idsOf(search)).toEqual([]);
});

test('services with the words as they were typed come before those where a word is misspelt', () => {
  const polish = service('polish', 'Polish', 'For the paint.');
  const finish = service('finish', 'Floor', 'With a fine polisj.');
  expect(findServices([finish, polish], 'polish').map(({ _id }) => _id)).toEqual([
    'polish',
    'finish',
  ]);
  const exactInText = service('text', 'Gloss', 'Ends with a polish.');
  const fuzzyInName = service('name', 'Polisj', 'For the paint.');
  expect(findServices([fuzzyInName, exactInText], 'polish').map(({ _id }) => _id)).toEqual([
    'text',
    'name',
  ]);
});

test('words with punctuation between them count as they were typed', () => {
  const exactInText = service('text', 'Gloss', 'Ends with a quick polish.');
  const fuzzyInName = service('name', 'Quick Polisj', 'For the paint.');
  expect(findServices([fuzzyInName, exactInText], 'quick-polish').map(({ _id }) => _id)).toEqual([
    'text',
    'name',
  ]);
});

test('equal matches keep the order of the catalogue', () => {
  const alike = ['c', 'a', 'b'].map((letter) => service(letter, `${letter} Wash`, 'Foam.'));
  expect(findServices(alike, 'wash')).toEqual(alike);
  expect(findServices(alike.toReversed(), 'wash')).toEqual(alike.toReversed());
});
