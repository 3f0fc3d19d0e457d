import { expect, test } from 'vitest';
import { findParts } from './find-parts';

const parts = [
  { title: 'Booking rules', words: 'cancellation notice no-show' },
  { title: 'Opening hours', words: 'closed week' },
];

test.each([
  ['cancel', ['Booking rules']],
  ['HOURS', ['Opening hours']],
  ['show', ['Booking rules']],
  ['rules notice', ['Booking rules']],
  ['o', ['Opening hours']],
  ['vat', []],
])('%s', (search, titles) => {
  expect(findParts(parts, search).map(({ title }) => title)).toEqual(titles);
});
