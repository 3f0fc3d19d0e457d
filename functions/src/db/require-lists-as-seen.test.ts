import { expect, test } from 'vitest';
import { requireListsAsSeen } from './require-lists-as-seen.ts';

const one = { _id: 'a', services: null };
const two = { _id: 'b', services: ['wash'] };

test.each([
  ['no version is given', undefined, [one], [two]],
  ['the list is as it was seen', [one], [one], [one, two]],
  ['its fields are in another order', [{ services: null, _id: 'a' }], [one], [two]],
  ['an entry has an empty list instead of none', [{ ...one, services: [] }], [one], [two]],
  ['a missing list was seen as empty', [], undefined, [two]],
  ['an empty list was seen as missing', null, [], [two]],
  ['the list is already as it is to become', [], [one, two], [one, two]],
])('accepts: %s', (_, seen, before, after) => {
  expect(() => requireListsAsSeen({ bays: seen }, { bays: before }, { bays: after })).not.toThrow();
});

test.each([
  ['an entry was added', [one], [one, two], [one]],
  ['an entry was changed', [one], [{ ...one, services: ['wash'] }], [one, two]],
  ['the order is another', [one, two], [two, one], [one]],
  ['the first entry was added', null, [one], [two]],
])('refuses: %s', (_, seen, before, after) => {
  expect(() => requireListsAsSeen({ bays: seen }, { bays: before }, { bays: after })).toThrow(
    'Somebody changed this list meanwhile. Reload to see the change.',
  );
});

test('a list that is not given as seen is not checked', () => {
  expect(() =>
    requireListsAsSeen({ sizes: [] }, { sizes: [], bays: [one] }, { sizes: [one], bays: [two] }),
  ).not.toThrow();
});
