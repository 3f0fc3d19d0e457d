import type { Slot } from '@carwash/domain/slots/slot';
import { type OneBay, takenBy } from '@carwash/domain/slots/slot-of-one-bay';
import { expect, test } from 'vitest';
import { ownHolds } from './own-holds';

const now = new Date('2025-05-05T08:00:00Z');
const later = new Date('2025-05-05T08:10:00Z');

const slot = (bay: OneBay = {}): Slot => ({
  _id: 'foamwash_2025-05-05_1000',
  serviceId: 'foamwash',
  date: '2025-05-05',
  startTime: '10:00',
  endTime: '11:00',
  startsAt: new Date('2025-05-05T10:00:00Z'),
  endsAt: new Date('2025-05-05T11:00:00Z'),
  ...takenBy(bay),
});
const held = { heldUntil: later, claimId: 'claim' };
const own = [{ claimId: 'earlier' }, { claimId: 'claim' }];

const loading = { state: 'loading' } as const;
const failed = { state: 'failed', refused: false, retry: () => {} } as const;

test.each([
  ['known', slot(held), { state: 'ready', data: own }, now, own],
  ['a held slot waits for them', slot(held), loading, now, null],
  ['so does one that is held by another time', { ...slot(held), claims: [] }, loading, now, null],
  ['an open slot does not', slot(), loading, now, []],
  ['nor does one whose hold has ended', slot(held), loading, later, []],
  ['not to be had', slot(held), failed, now, []],
] as const)('own payments: %s', (_case, given, payments, at, expected) => {
  expect(ownHolds([given], payments, at)).toEqual(expected);
});
