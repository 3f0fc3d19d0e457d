import { expect, test } from 'vitest';
import { messagesOfDisplaced } from './messages-of-displaced.ts';

const now = new Date('2031-03-03T06:00:00Z');
const version = now.getTime().toString(36);

const booking = (_id: string, hours: number, status: 'pending' | 'cancelled' = 'pending') =>
  ({
    _id,
    status,
    claimId: `claim-${_id}`,
    customer: { uid: `uid-${_id}`, name: '', email: '', phone: '' },
    slot: { startsAt: new Date(now.getTime() + hours * 3_600_000) },
  }) as Parameters<typeof messagesOfDisplaced>[0][number];

const shown = (bookings: Parameters<typeof messagesOfDisplaced>[0]) =>
  messagesOfDisplaced(bookings, now).map(({ kind, bookingId, facts, dueAt }) => [
    kind,
    bookingId,
    facts.bookingCount ?? facts.claimId,
    dueAt.getTime() - now.getTime(),
  ]);

test('of one booking the business is told which', () => {
  expect(shown([booking('a', 5)])).toEqual([
    ['displaced', 'a', 'claim-a', 0],
    ['staff_displaced', 'a', 'claim-a', 0],
  ]);
});

test('of many the business is told once, and who comes sooner is told sooner', () => {
  expect(shown([booking('b', 30), booking('a', 5), booking('c', 90)])).toEqual([
    ['displaced', 'a', 'claim-a', 0],
    ['displaced', 'b', 'claim-b', 1],
    ['displaced', 'c', 'claim-c', 2],
    ['staff_displaced', null, 3, 0],
  ]);
});

test('bookings that are cancelled or have begun are no trouble', () => {
  expect(shown([booking('a', 5, 'cancelled'), booking('b', -1)])).toEqual([]);
  expect(messagesOfDisplaced([booking('a', 5)], now)[0]?.version).toBe(version);
});
