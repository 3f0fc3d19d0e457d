import { Timestamp } from 'firebase/firestore';
import { expect, test } from 'vitest';
import { datesFromTimestamps } from './dates-from-timestamps';

const noon = new Date('2030-01-02T12:00:00.123Z');
const stamp = Timestamp.fromDate(noon);

test.each([
  ['a timestamp', stamp, noon],
  ['a field', { startsAt: stamp, date: '2030-01-02' }, { startsAt: noon, date: '2030-01-02' }],
  ['a nested field', { slot: { startsAt: stamp } }, { slot: { startsAt: noon } }],
  ['a list', { events: [{ at: stamp }, { at: null }] }, { events: [{ at: noon }, { at: null }] }],
  ['nothing', null, null],
  [
    'plain values',
    { price: 12.5, free: false, notes: [] },
    { price: 12.5, free: false, notes: [] },
  ],
])('converts %s', (_, value, expected) => {
  expect(datesFromTimestamps(value)).toEqual(expected);
});
