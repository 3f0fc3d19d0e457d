import { expect, test } from 'vitest';
import { requireListsAsSeen } from './require-lists-as-seen.ts';

const one = { _id: 'a', services: null };
const two = { _id: 'b', services: ['wash'] };

test.each([
  ['nothing is said', undefined, [one], [two]],
  ['as it was seen', [one], [one], [one, two]],
  ['fields in another order', [{ services: null, _id: 'a' }], [one], [two]],
  ['an empty list within an entry for none', [{ ...one, services: [] }], [one], [two]],
  ['an empty list for a missing one', [], undefined, [two]],
  ['a missing list for an empty one', null, [], [two]],
  ['already as it is to become', [], [one, two], [one, two]],
])('fine: %s', (_, seen, before, after) => {
  expect(() => requireListsAsSeen({ bays: seen }, { bays: before }, { bays: after })).not.toThrow();
});

test.each([
  ['one was added', [one], [one, two], [one]],
  ['one was changed', [one], [{ ...one, services: ['wash'] }], [one, two]],
  ['another order', [one, two], [two, one], [one]],
  ['the first one was added', null, [one], [two]],
])('a conflict: %s', (_, seen, before, after) => {
  expect(() => requireListsAsSeen({ bays: seen }, { bays: before }, { bays: after })).toThrow(
    'Somebody changed this list meanwhile. Reload to see the change.',
  );
});

test('other lists do not matter', () => {
  expect(() =>
    requireListsAsSeen({ sizes: [] }, { sizes: [], bays: [one] }, { sizes: [one], bays: [two] }),
  ).not.toThrow();
});
