import { describe, expect, test } from 'vitest';
import type { MessageKind } from './kinds.ts';
import { type MessageSituation, messageVerdict } from './message-verdict.ts';

const timeZone = 'Asia/Dhaka';
const startsAt = new Date('2031-03-05T12:00+06:00');
const slot = {
  _id: 'svc_1',
  serviceId: 'svc',
  date: '2031-03-05',
  startTime: '12:00',
  endTime: '13:00',
  startsAt,
  endsAt: new Date('2031-03-05T13:00+06:00'),
};
const situation: MessageSituation = {
  booking: { status: 'pending', stage: 'expected', slot, claimId: 'claim', sequence: 2 },
  payment: { status: 'success' },
  additions: [],
  offer: { claimId: 'claim' },
  isReaderGone: false,
  isReviewAsked: false,
  mailsOfDay: 0,
  isReadyToldLater: false,
  isDisplaced: false,
  settings: { isStopped: false, offKinds: [], quietFrom: '21:00', quietUntil: '08:00' },
  timeZone,
};
type Change = Partial<Omit<MessageSituation, 'booking'>> & { booking?: object };

const told = (kind: MessageKind, change: Change = {}, now = '2031-03-04T12:00+06:00') => {
  const booking = { ...situation.booking, ...change.booking } as MessageSituation['booking'];
  const verdict = messageVerdict(
    {
      kind,
      facts: { sequence: 2, claimId: 'claim' },
      createdAt: new Date('2031-03-04T11:30+06:00'),
    },
    { ...situation, ...change, booking },
    new Date(now),
  );
  return verdict.kind === 'drop' ? verdict.reason : verdict.kind;
};
const moved = { booking: { sequence: 3 } };
const status = (of: string) => ({ booking: { status: of } });
const isReady = { booking: { stage: 'ready' } };
const money = (of: 'refund_due' | 'refunded') => ({ payment: { status: of } });

describe('a message is sent only while it is true', () => {
  test.each<[MessageKind, Change, string]>([
    ['confirmation', {}, 'send'],
    ['confirmation', moved, 'send'],
    ['confirmation', status('cancelled'), 'booking_changed'],
    ['confirmation', status('completed'), 'booking_changed'],
    ['moved', {}, 'send'],
    ['moved', moved, 'booking_changed'],
    ['moved', status('cancelled'), 'booking_changed'],
    ['cancelled', status('cancelled'), 'send'],
    ['cancelled', {}, 'booking_changed'],
    ['refund_granted', money('refund_due'), 'send'],
    ['refund_granted', money('refunded'), 'booking_changed'],
    ['refunded', money('refunded'), 'send'],
    ['refunded', {}, 'booking_changed'],
    ['place_lost', money('refund_due'), 'send'],
    ['place_lost', {}, 'booking_changed'],
    ['place_offered', {}, 'send'],
    ['place_offered', { offer: null }, 'booking_changed'],
    ['place_offered', { offer: { claimId: 'another' } }, 'booking_changed'],
    ['displaced', { isDisplaced: true }, 'send'],
    ['displaced', {}, 'booking_changed'],
    ['displaced', { isDisplaced: true, booking: { claimId: 'other' } }, 'booking_changed'],
    ['reminder_day', {}, 'send'],
    ['reminder_day', moved, 'booking_changed'],
    ['reminder_day', { isDisplaced: true }, 'wait'],
    ['reminder_day', { booking: { stage: 'collected' } }, 'booking_changed'],
    ['reminder_soon', {}, 'send'],
    ['reminder_soon', { booking: { stage: 'arrived' } }, 'booking_changed'],
    ['reminder_soon', status('cancelled'), 'booking_changed'],
    ['reminder_soon', { isDisplaced: true }, 'wait'],
    ['ready', isReady, 'send'],
    ['ready', { booking: { stage: 'washing' } }, 'booking_changed'],
    ['ready', { ...isReady, isReadyToldLater: true }, 'booking_changed'],
    ['how_was_it', status('completed'), 'send'],
    ['how_was_it', status('no_show'), 'booking_changed'],
    ['how_was_it', { booking: { status: 'completed', isUnseen: true } }, 'booking_changed'],
    ['how_was_it', { ...status('completed'), isReviewAsked: true }, 'reviewed'],
    ['staff_booking', {}, 'send'],
    ['staff_booking', status('cancelled'), 'booking_changed'],
    ['staff_unanswered', {}, 'booking_changed'],
    ['staff_cancellation', status('cancelled'), 'send'],
    ['refund_granted', { additions: [{ status: 'refund_due' }] }, 'send'],
    ['refunded', { additions: [{ status: 'refunded' }] }, 'send'],
    ['staff_payment', money('refund_due'), 'send'],
    [
      'staff_unanswered',
      {
        payment: {
          status: 'pending',
          unanswered: { since: new Date('2031-03-04T12:00+06:00'), outcome: 'silent' },
        },
      },
      'send',
    ],
    ['staff_displaced', { isDisplaced: true }, 'send'],
    ['verify_email', {}, 'send'],
  ])('%s, %j: %s', (kind, change, expected) => {
    expect(told(kind, change)).toBe(expected);
  });
});

test.each<[MessageKind, string, Change, string]>([
  ['reminder_day', '2031-03-05T09:00+06:00', {}, 'send'],
  ['reminder_day', '2031-03-05T09:01+06:00', {}, 'too_late'],
  ['reminder_soon', '2031-03-05T11:30+06:00', {}, 'send'],
  ['reminder_soon', '2031-03-05T11:31+06:00', {}, 'too_late'],
  ['ready', '2031-03-06T01:01+06:00', isReady, 'too_late'],
  ['how_was_it', '2031-03-12T13:01+06:00', status('completed'), 'too_late'],
  ['displaced', '2031-03-05T12:01+06:00', { isDisplaced: true }, 'too_late'],
  ['reset_password', '2031-03-04T12:30+06:00', {}, 'send'],
  ['reset_password', '2031-03-04T12:31+06:00', {}, 'too_late'],
])('%s at %s %j: %s', (kind, now, change, expected) => {
  expect(told(kind, change, now)).toBe(expected);
});

describe('quiet hours', () => {
  const early = { booking: { slot: { ...slot, startsAt: new Date('2031-03-05T08:15+06:00') } } };
  const facts = { sequence: 2 };
  const createdAt = new Date('2031-03-04T00:00+06:00');
  const at = (kind: MessageKind, now: string) =>
    messageVerdict(
      { kind, facts, createdAt },
      { ...situation, booking: { ...situation.booking, ...early.booking } as never },
      new Date(now),
    );

  test('a reminder waits until they end', () => {
    const until = new Date('2031-03-04T08:00+06:00');
    expect(at('reminder_day', '2031-03-04T07:15+06:00')).toEqual({ kind: 'wait', until });
  });

  test('a reminder that they make too late is not sent', () => {
    const dropped = { kind: 'drop', reason: 'quiet_hours' };
    expect(at('reminder_soon', '2031-03-05T06:15+06:00')).toEqual(dropped);
  });

  test('other news do not wait', () => {
    expect(at('confirmation', '2031-03-04T03:00+06:00')).toEqual({ kind: 'send' });
  });
});

test('nothing is sent while all sending is stopped, and nothing that is off', () => {
  const stopped = { settings: { ...situation.settings, isStopped: true } };
  expect(told('confirmation', stopped)).toBe('wait');
  // Its reader waits for it, and it may be the owner who cannot sign in.
  expect(told('reset_password', stopped)).toBe('send');
  const off = { settings: { ...situation.settings, offKinds: ['ready' as const] } };
  expect([told('ready', off), told('moved', off)]).toEqual(['switched_off', 'send']);
});

test.each<[MessageKind, Change, string]>([
  ['ready', { ...isReady, mailsOfDay: 49 }, 'send'],
  ['ready', { ...isReady, mailsOfDay: 50 }, 'too_many'],
  ['reminder_day', { mailsOfDay: 50 }, 'too_many'],
  ['confirmation', { mailsOfDay: 50 }, 'send'],
  ['cancelled', { ...status('cancelled'), mailsOfDay: 50 }, 'send'],
  ['refunded', { ...money('refunded'), mailsOfDay: 50 }, 'send'],
  ['displaced', { isDisplaced: true, mailsOfDay: 50 }, 'send'],
  ['reset_password', { mailsOfDay: 50 }, 'send'],
  ['sign_in_changed', { mailsOfDay: 50 }, 'send'],
  ['wrong_pin', { mailsOfDay: 50 }, 'send'],
  ['staff_booking', { mailsOfDay: 50 }, 'send'],
])(
  'after many mails of a day only what is not essential is dropped: %s, %j: %s',
  (kind, change, expected) => {
    expect(told(kind, change)).toBe(expected);
  },
);

test('of a deleted account only its money is told', () => {
  const isReaderGone = true;
  expect(told('refunded', { ...money('refunded'), isReaderGone })).toBe('send');
  expect(told('place_lost', { ...money('refund_due'), isReaderGone })).toBe('send');
  expect(told('cancelled', { ...status('cancelled'), isReaderGone })).toBe('reader_gone');
  expect(told('verify_email', { isReaderGone })).toBe('reader_gone');
});
