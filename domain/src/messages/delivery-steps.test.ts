import { describe, expect, test } from 'vitest';
import {
  afterDeadSender,
  afterDrop,
  begunDelivery,
  deliveryAfter,
  dueChannel,
  plannedDeliveries,
  progressOf,
} from './delivery-steps.ts';
import type { Delivery } from './message.ts';

const now = new Date('2031-03-03T10:00Z');
const later = new Date('2031-03-03T10:01Z');
const chance = 0.5;
const delivery = (change: Partial<Delivery>): Delivery => ({
  state: 'waiting',
  attempts: 0,
  nextAt: null,
  problem: null,
  ...change,
});
const none = { mail: null, push: null, text: null };

test('each planned channel is due at once, one after the other', () => {
  const planned = plannedDeliveries(['mail', 'push'], now);
  expect(dueChannel(planned, now)).toBe('mail');
  expect(dueChannel({ ...planned, mail: delivery({ state: 'sent' }) }, now)).toBe('push');
  expect(dueChannel({ ...planned, mail: delivery({ nextAt: later }) }, now)).toBe('push');
  expect(dueChannel(none, now)).toBeUndefined();
});

describe('after an attempt', () => {
  const begun = begunDelivery(delivery({}));

  test.each([
    ['sent', { state: 'sent', nextAt: null }],
    ['refused', { state: 'refused', nextAt: null }],
    ['unknown', { state: 'unknown', nextAt: null }],
    ['gone', { state: 'skipped', nextAt: null }],
    ['later', { state: 'waiting', nextAt: later }],
  ] as const)('%s', (outcome, expected) => {
    const after = deliveryAfter(begun, { outcome, problem: 'Told.' }, { now, chance });
    expect(after).toEqual({ ...expected, attempts: 1, problem: 'Told.' });
  });

  test('pauses grow, and the eighth failure is the last', () => {
    const waits = [1, 2, 3, 4, 5, 6, 7, 8].map((attempts) => {
      const { nextAt } = deliveryAfter(
        { attempts },
        { outcome: 'later', problem: null },
        { now, chance },
      );
      return nextAt && (nextAt.getTime() - now.getTime()) / 60_000;
    });
    expect(waits).toEqual([1, 5, 15, 60, 240, 720, 720, null]);
    const last = deliveryAfter(
      { attempts: 8 },
      { outcome: 'later', problem: null },
      { now, chance },
    );
    expect(last.state).toBe('refused');
  });
});

test('messages that failed together do not come back together', () => {
  const after = (chance: number) =>
    deliveryAfter({ attempts: 1 }, { outcome: 'later', problem: null }, { now, chance }).nextAt;
  expect([after(0), after(0.5), after(0.99)]).toEqual([
    new Date('2031-03-03T10:00:45Z'),
    later,
    new Date('2031-03-03T10:01:14.700Z'),
  ]);
});

test('a pause is as long as the other side asks', () => {
  const told = (notBefore: Date) =>
    deliveryAfter({ attempts: 1 }, { outcome: 'later', problem: null, notBefore }, { now, chance })
      .nextAt;
  expect(told(new Date('2031-03-03T10:30Z'))).toEqual(new Date('2031-03-03T10:30Z'));
  expect(told(now)).toEqual(later);
});

test('an attempt of a dead sender has an unknown outcome, and others wait on', () => {
  const sending = begunDelivery(delivery({}));
  const push = delivery({ nextAt: now });
  const after = afterDeadSender({ ...none, mail: sending, push });
  expect(after.mail).toMatchObject({ state: 'unknown', attempts: 1 });
  expect(after.push).toEqual(push);
});

test.each([
  ['sent', 'sent', 'skipped'],
  ['attention', 'unknown', 'sent'],
  ['attention', 'refused', 'skipped'],
  ['dropped', 'skipped', 'skipped'],
] as const)('a message is %s when its channels are %s and %s', (state, mail, push) => {
  const all = { ...none, mail: delivery({ state: mail }), push: delivery({ state: push }) };
  expect(progressOf(all)).toEqual({ state, dueAt: null });
});

test('a message is being sent until its last attempt, and due with the earliest', () => {
  const waiting = {
    mail: delivery({ nextAt: later }),
    push: delivery({ nextAt: now }),
    text: null,
  };
  expect(progressOf(waiting)).toEqual({ state: 'sending', dueAt: now });
});

test.each([
  ['attention', 'refused'],
  ['attention', 'unknown'],
  ['sent', 'sent'],
  ['dropped', 'skipped'],
  ['dropped', 'waiting'],
] as const)('a message that is dropped after a channel is %s when that is %s', (state, mail) => {
  const waiting = delivery({ attempts: 1, nextAt: later, problem: 'Busy.' });
  const after = afterDrop({ ...none, mail: delivery({ state: mail }), push: waiting });
  expect(after.push).toEqual({ ...waiting, nextAt: null });
  expect(progressOf(after)).toEqual({ state, dueAt: null });
});
