import { expect, test } from 'vitest';
import { readSlotsAddress, writeSlotsAddress } from './use-slots-address.ts';

const today = '2025-05-05';

test.each([
  ['', { view: 'day', day: today, desk: null }],
  ['date=2025-06-01&book=wax_1', { view: 'day', day: '2025-06-01', desk: 'wax_1' }],
  ['view=list', { view: 'list', day: today, desk: null }],
] as const)('%j is read and written', (query, address) => {
  expect(readSlotsAddress(new URLSearchParams(query), today)).toEqual(address);
  expect(`${writeSlotsAddress(address, today)}`).toBe(query);
});

test('what makes no sense is left out', () => {
  const params = new URLSearchParams('view=nothing&date=2025-02-31');
  expect(readSlotsAddress(params, today)).toEqual({ view: 'day', day: today, desk: null });
});
