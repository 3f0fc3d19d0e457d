import { expect, test } from 'vitest';
import { readSlotChoice, writeSlotChoice } from './slot-choice.ts';

const today = '2025-05-05';

test.each([
  ['', { day: today, slotId: null }],
  ['date=2025-05-05', { day: today, slotId: null }],
  ['date=2025-05-09&slot=s1', { day: '2025-05-09', slotId: 's1' }],
  ['slot=s1', { day: today, slotId: 's1' }],
  ['date=2025-05-04&slot=s1', { day: null, slotId: null }],
  ['date=2025-02-30&slot=s1', { day: null, slotId: null }],
  ['date=soon', { day: null, slotId: null }],
  ['date=', { day: null, slotId: null }],
])('"%s" names', (address, choice) => {
  expect(readSlotChoice(new URLSearchParams(address), today)).toEqual(choice);
});

test('a choice is written as it is read', () => {
  const choice = { day: '2025-05-09', slotId: 'foamwash_2025-05-09_1000' };
  expect(readSlotChoice(writeSlotChoice(choice), today)).toEqual(choice);
});
