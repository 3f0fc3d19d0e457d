import { expect, test } from 'vitest';
import type { BookingEventKind } from '../bookings/booking.ts';
import { toldAfterMs } from '../bookings/visit-stage.ts';
import { hourMs } from '../time/durations.ts';
import { messagesOfEvent } from './new-message.ts';

const now = new Date('2031-03-03T10:00Z');
const slot = (hours: number) => ({
  _id: `svc_${hours}`,
  serviceId: 'svc',
  date: '2031-03-05',
  startTime: '10:00',
  endTime: '11:00',
  startsAt: new Date(now.getTime() + hours * hourMs),
  endsAt: new Date(now.getTime() + (hours + 1) * hourMs),
});
const customer = { uid: 'customer', name: 'Ana', email: 'ana@example.test', phone: '' };

const messagesAt = (kind: BookingEventKind, hoursAhead: number, change: object = {}) =>
  messagesOfEvent({
    booking: {
      _id: 'T-1',
      customer,
      slot: slot(hoursAhead),
      refundTerms: 'by_notice',
      sequence: 1,
      ...change,
    },
    event: { _id: '2', kind, by: { uid: null, role: 'system' }, createdAt: now, ...change },
  });

const hoursUntil = (at: Date) => (at.getTime() - now.getTime()) / hourMs;

test.each([
  ['booked', 48, ['confirmation 0', 'staff_booking 0', 'reminder_day 24', 'reminder_soon 46']],
  ['booked', 24, ['confirmation 0', 'staff_booking 0', 'reminder_soon 22']],
  ['booked', 2, ['confirmation 0', 'staff_booking 0']],
  ['rescheduled', 30, ['moved 0', 'reminder_day 6', 'reminder_soon 28']],
  ['cancelled', 30, ['cancelled 0', 'staff_cancellation 0']],
  ['completed', -1, ['how_was_it 24']],
  ['no_show', -1, []],
  ['ready', -1, [`ready ${toldAfterMs / hourMs}`]],
  ['washing', -1, []],
  ['collected', -1, []],
  ['refund_granted', 30, ['refund_granted 0']],
  ['refunded', 30, ['refunded 0']],
] as const)('%s, %i hours ahead', (kind, hours, expected) => {
  const drafts = messagesAt(kind, hours);
  expect(drafts.map((draft) => `${draft.kind} ${hoursUntil(draft.dueAt)}`)).toEqual(expected);
  for (const { bookingId, version, uid, kind: of } of drafts) {
    expect([bookingId, version]).toEqual(['T-1', '2']);
    expect(uid).toBe(of.startsWith('staff_') ? null : 'customer');
  }
});

test('a car that is back from collected is not told again', () => {
  const facts = {
    booking: {
      _id: 'T-1',
      customer,
      slot: slot(-1),
      refundTerms: 'by_notice',
      sequence: 1,
    },
    event: { _id: '2', kind: 'ready', by: { uid: null, role: 'system' }, createdAt: now },
  } as const;
  expect(messagesOfEvent({ ...facts, stageBefore: 'washing' })).toHaveLength(1);
  expect(messagesOfEvent({ ...facts, stageBefore: 'collected' })).toEqual([]);
});

test('a cancellation says who, why, and whether money goes back', () => {
  const [message] = messagesAt('cancelled', 30, {
    refundTerms: 'granted',
    reason: 'The pump broke.',
  });
  expect(message?.facts).toMatchObject({
    by: 'system',
    reason: 'The pump broke.',
    isRefunded: true,
  });
});

test('a move names the time before', () => {
  const [message] = messagesAt('rescheduled', 30, { slots: { from: slot(50), to: slot(30) } });
  expect(message?.facts).toMatchObject({ movedFrom: slot(50), startsAt: slot(30).startsAt });
});
