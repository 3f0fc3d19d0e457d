import { expect, test } from 'vitest';
import { mergeEntries } from './merge-entries';

/** Notation of entries: 'a1' is entry a with the value 1. */
const merged = (typed: string, before: string, now: string): string => {
  const list = (text: string) => text.split(' ').filter((entry) => entry !== '');
  const entries = {
    idOf: (entry: string) => entry.charAt(0),
    comparable: (entry: string) => entry.slice(1),
  };
  return mergeEntries(list(typed), list(before), list(now), entries).join(' ');
};

test.each<[string, { typed: string; before: string; now: string; merged: string }]>([
  ['nothing typed', { typed: 'a1 b2', before: 'a1 b2', now: 'b3 c4', merged: 'b3 c4' }],
  ['both add', { typed: 'a1 x7', before: 'a1', now: 'a1 y8', merged: 'a1 y8 x7' }],
  ['both add the same', { typed: 'a1 x7', before: 'a1', now: 'a1 y7', merged: 'a1 x7' }],
  ['each changes another', { typed: 'a5 b2', before: 'a1 b2', now: 'a1 b6', merged: 'a5 b6' }],
  ['both change the same', { typed: 'a5', before: 'a1', now: 'a6', merged: 'a5' }],
  ['one removes, one adds', { typed: 'b2', before: 'a1 b2', now: 'a1 b2 c3', merged: 'b2 c3' }],
  ['removed there, changed here', { typed: 'a5 b2', before: 'a1 b2', now: 'b2', merged: 'b2 a5' }],
  ['removed there, left alone here', { typed: 'a1 b5', before: 'a1 b2', now: 'b2', merged: 'b5' }],
  ['removed here, changed there', { typed: 'b2', before: 'a1 b2', now: 'a6 b2', merged: 'b2' }],
  [
    'moved here, added there',
    { typed: 'b2 a1', before: 'a1 b2', now: 'a1 b2 c3', merged: 'b2 a1 c3' },
  ],
  [
    'moved there, added here',
    { typed: 'a1 b2 x7', before: 'a1 b2', now: 'b2 a1', merged: 'b2 a1 x7' },
  ],
])('%s', (_, lists) => {
  expect(merged(lists.typed, lists.before, lists.now)).toBe(lists.merged);
});
