import { mayHaveArrived } from '@carwash/domain/messages/delivery-steps';
import type { Delivery } from '@carwash/domain/messages/message';
import { expect, test } from 'vitest';
import { describeOutcome } from './describe-message';

const timeZone = 'Asia/Dhaka';
const at = new Date('2031-03-03T10:00Z');
const before = new Date('2031-03-03T09:00Z');
const none = { mail: null, push: null, text: null };
const message = { state: 'attention', dropReason: null, dueAt: null, sentAt: null } as const;

const delivery = (change: Partial<Delivery>): Delivery => ({
  state: 'waiting',
  attempts: 1,
  nextAt: null,
  problem: null,
  ...change,
});

test.each([
  [{ attempts: 0, nextAt: at }, 'Email: waiting.'],
  [{ nextAt: at, problem: 'Mailbox full.' }, 'Email: Mailbox full; next try 16:00.'],
  [
    { nextAt: at, problem: '450 at DATA' },
    'Email: the mail server asked us to wait; next try 16:00.',
  ],
  [
    { nextAt: new Date('2031-03-04T10:00Z') },
    'Email: not sent yet; next try Tue, 4 Mar 2031, 16:00.',
  ],
  [{ state: 'sending' }, 'Email: being sent.'],
  [{ state: 'sent' }, 'Email: sent on Mon, 3 Mar 2031, 16:00.'],
  [{ state: 'refused', problem: 'Unknown mailbox.' }, 'Email: refused: Unknown mailbox.'],
  [{ state: 'refused' }, 'Email: refused.'],
  [{ state: 'unknown' }, 'Email: unknown: the connection was lost, it may have arrived.'],
  [
    { state: 'skipped' },
    'Email: the reader can no longer be reached this way, or does not want to be.',
  ],
  [
    { state: 'bounced', problem: '5.1.1' },
    'Email: not delivered, it came back: there is no such mailbox.',
  ],
] as const)('a delivery with %j', (change, text) => {
  const deliveries = { ...none, mail: delivery(change) };
  expect(describeOutcome({ ...message, sentAt: at, deliveries }, timeZone, before)).toEqual([text]);
});

test('a message by two channels has two outcomes', () => {
  const deliveries = {
    ...none,
    mail: delivery({ state: 'unknown' }),
    push: delivery({ state: 'skipped' }),
  };
  expect(describeOutcome({ ...message, deliveries }, timeZone, before)).toHaveLength(2);
  expect(mayHaveArrived({ deliveries })).toBe(true);
  expect(mayHaveArrived({ deliveries: none })).toBe(false);
});

test('a message that was not sent says why, and one before its time says when', () => {
  const dropped = { ...message, state: 'dropped', dropReason: 'switched_off' } as const;
  expect(describeOutcome({ ...dropped, deliveries: none }, timeZone, before)).toEqual([
    'Not sent: this kind is switched off.',
  ]);
  const partly = { ...none, mail: delivery({ state: 'refused' }), push: delivery({}) };
  const changed = { ...message, dropReason: 'booking_changed', deliveries: partly } as const;
  expect(describeOutcome(changed, timeZone, before)).toEqual([
    'Email: refused.',
    'Otherwise not sent: it was no longer true.',
  ]);
  const scheduled = { ...message, state: 'scheduled', dueAt: at } as const;
  expect(describeOutcome({ ...scheduled, deliveries: none }, timeZone, before)).toEqual([
    'Goes out on Mon, 3 Mar 2031, 16:00, if it is still true then.',
  ]);
  expect(describeOutcome({ ...scheduled, deliveries: none }, timeZone, at)).toEqual([
    'Goes out as soon as possible.',
  ]);
});
