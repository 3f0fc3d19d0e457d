import { expect, test } from 'vitest';
import { deskSlotState, nextDeskChange } from './desk-slot.ts';

const at = (time: string) => new Date(`2025-05-05T${time}:00Z`);
const now = at('10:00');

test.each([
  ['open', 'available', '11:00', null],
  ['held', 'available', '11:00', '10:05'],
  ['open', 'available', '11:00', '10:00'],
  ['booked', 'booked', '11:00', null],
  ['canceled', 'canceled', '11:00', null],
  ['past', 'available', '10:00', null],
  ['held', 'available', '09:55', '10:05'],
  ['booked', 'booked', '09:00', null],
  ['canceled', 'canceled', '09:00', null],
] as const)('%s: %s, starts %s, held until %s', (state, isBooked, starts, held) => {
  const heldUntil = held && at(held);
  const slot = { isBooked, startsAt: at(starts), heldUntil, claims: [] };
  expect(deskSlotState(slot, now)).toBe(state);
});

test.each([
  ['open', '11:00', [null]],
  ['booked', '09:00', [null]],
  ['booked', '09:00', ['10:05', null]],
  ['held', '09:55', ['10:05']],
  ['past', '09:55', ['10:00']],
] as const)('%s: a bay is left, starts %s, claims held until %j', (state, starts, held) => {
  const claims = held.map((until, index) => ({
    claimId: `claim-${index}`,
    bay: '1',
    heldUntil: until && at(until),
  }));
  const slot = { isBooked: 'available' as const, startsAt: at(starts), heldUntil: null, claims };
  expect(deskSlotState(slot, now)).toBe(state);
});

test('the next change is the first future start or end of a hold', () => {
  const slot = (starts: string, held: string | null = null) => ({
    startsAt: at(starts),
    heldUntil: held === null ? null : at(held),
    claims: [],
  });
  expect(nextDeskChange([slot('11:00'), slot('10:30'), slot('09:00')], now)).toEqual(at('10:30'));
  expect(nextDeskChange([slot('11:00', '10:05'), slot('12:00', '09:59')], now)).toEqual(
    at('10:05'),
  );
  expect(nextDeskChange([slot('09:55', '10:01')], now)).toEqual(at('10:01'));
  expect(nextDeskChange([slot('10:00'), slot('09:00', '09:30')], now)).toBeNull();
  expect(nextDeskChange([], now)).toBeNull();
  const claims = [{ claimId: 'claim', bay: '1', heldUntil: at('10:02') }];
  expect(nextDeskChange([{ ...slot('09:55'), claims }], now)).toEqual(at('10:02'));
});
