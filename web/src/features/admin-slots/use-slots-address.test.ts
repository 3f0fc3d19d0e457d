import { expect, test } from 'vitest';
import { readSlotsAddress, writeSlotsAddress } from './use-slots-address';

const today = '2025-05-05';

test.each([
  ['', { view: 'day', day: today, desk: null, bay: null }],
  ['date=2025-06-01&book=wax_1', { view: 'day', day: '2025-06-01', desk: 'wax_1', bay: null }],
  [
    'date=2025-06-01&book=wax_1&bay=b2',
    { view: 'day', day: '2025-06-01', desk: 'wax_1', bay: 'b2' },
  ],
  ['view=list', { view: 'list', day: today, desk: null, bay: null }],
] as const)('%j is read and written', (query, address) => {
  expect(readSlotsAddress(new URLSearchParams(query), today)).toEqual(address);
  expect(`${writeSlotsAddress(address, today)}`).toBe(query);
});

test('the address keeps the day of a slot that is being booked, even after midnight', () => {
  const booking = { view: 'day', day: today, desk: 'wax_1', bay: 'b2' } as const;
  const written = writeSlotsAddress(booking, today);
  expect(readSlotsAddress(written, '2025-05-06')).toEqual(booking);
});

test('invalid parameters are ignored', () => {
  const params = new URLSearchParams('view=nothing&date=2025-02-31');
  expect(readSlotsAddress(params, today)).toEqual({
    view: 'day',
    day: today,
    desk: null,
    bay: null,
  });
});
