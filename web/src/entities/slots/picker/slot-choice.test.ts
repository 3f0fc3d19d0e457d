import { expect, test } from 'vitest';
import { readSlotChoice, writeSlotChoice } from './slot-choice';

const days = { today: '2025-05-05', usual: '2025-05-07' };

test.each([
  ['', { day: days.usual, slotId: null }],
  ['date=2025-05-05', { day: days.today, slotId: null }],
  ['date=2025-05-09&slot=s1', { day: '2025-05-09', slotId: 's1' }],
  ['slot=s1', { day: days.usual, slotId: 's1' }],
  ['date=2025-05-04&slot=s1', { day: null, slotId: null }],
  ['date=2025-02-30&slot=s1', { day: null, slotId: null }],
  ['date=soon', { day: null, slotId: null }],
  ['date=', { day: null, slotId: null }],
])('"%s" is read as', (address, choice) => {
  expect(readSlotChoice(new URLSearchParams(address), days)).toEqual(choice);
});

test('a choice that was written is read back', () => {
  const choice = { day: '2025-05-09', slotId: 'foamwash_2025-05-09_1000' };
  expect(readSlotChoice(writeSlotChoice(new URLSearchParams(), choice), days)).toEqual(choice);
});

test('writing a choice leaves the other parameters alone', () => {
  const before = new URLSearchParams('booking=b1&date=2025-05-08&slot=s1');
  const after = writeSlotChoice(before, { day: '2025-05-09', slotId: null });
  expect(String(after)).toBe('booking=b1&date=2025-05-09');
});
