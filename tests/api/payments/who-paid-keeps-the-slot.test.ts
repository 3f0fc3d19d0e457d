import type { Service } from '@carwash/domain/services/service';
import type { Slot } from '@carwash/domain/slots/slot';
import { queryUnlessJustQueried } from '@carwash/functions/sales/settlement/query-and-settle';
import { beforeEach, describe, expect } from 'vitest';
import { type Answer, call } from '../../support/calls/call.ts';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { bookingOf, bookingsOf, transactionOf } from '../../support/reads/purchases.ts';
import { slotNow } from '../../support/reads/slots.ts';
import { reconcile } from '../../support/reconciler/reconcile.ts';
import { book, reschedule } from '../support/calls/bookings.ts';
import { bookAtDesk } from '../support/calls/desk.ts';
import { callback, initiate, startPaying } from '../support/calls/payments.ts';
import { historyTags, roundsOf } from '../support/histories.ts';
import { newAdmin, newCustomer, newCustomers, type Person } from '../support/people/people.ts';
import { harness, mendAfterEach, test } from '../support/test.ts';

let first: Person;
let rival: Person;
let admin: Person;
let service: Service;
let slot: Slot;
let booked: string;

test.beforeAll(async ({ harness }) => {
  [first, rival, admin] = await Promise.all([
    newCustomer(harness),
    newCustomer(harness),
    newAdmin(harness),
  ]);
});
beforeEach(async () => {
  service = await newService(harness);
  slot = await newSlot(harness, service);
});
mendAfterEach();

/** Gives the competing customer a booking to move, before the slot is held. */
async function bookToMove(): Promise<void> {
  booked = await book(harness, rival, await newSlot(harness, service, 3 * 24 * 60));
}

/** Every way of taking a slot. */
const rivals: [string, () => Promise<Answer>][] = [
  ['goes to pay for it', () => initiate(harness, rival, slot)],
  ['moves a booking there', () => reschedule(harness, rival, booked, slot)],
  ['is sold it at the desk', () => bookAtDesk(harness, admin, slot)],
];

/**
 * Repeats a call while it is refused as being paid, because on a slow machine the provider's answer may come
 * late.
 */
async function insist(take: () => Promise<Answer>): Promise<Answer> {
  const answer = await take();
  return answer.code === 'slot_being_paid' ? insist(take) : answer;
}

const close = () =>
  call(harness, 'PATCH', `/services/slots/${slot._id}`, {
    as: admin,
    json: { isBooked: 'canceled' },
  });

/**
 * Lets a hold expire after the browser has died without a callback.
 * @returns the id of the payment
 */
async function holdEnds({ paid }: { paid: boolean }): Promise<string> {
  const id = await startPaying(harness, first, slot);
  harness.provider.set({ callbacks: { mode: 'drop' } }, id);
  if (paid) harness.provider.pay(id);
  harness.clock.advanceMinutes(15.005);
  return id;
}

/** Expects a rival to be told to try again while the provider is silent, and to get the slot after that. */
async function expectTriedAgain(mode: 'down' | 'hang', take: () => Promise<Answer>): Promise<void> {
  const id = await holdEnds({ paid: false });
  harness.provider.set({ search: { mode } });
  const answer = await take();
  expect([answer.status, answer.code]).toEqual([409, 'slot_being_paid']);
  expect(answer.message).toContain('in a minute');
  harness.clock.advanceMinutes(1);
  expect((await take()).code).toBe('slot_being_paid');
  harness.clock.advanceMinutes(1.1);
  expect((await take()).status).toBeLessThan(300);
  harness.provider.set({ search: { mode: 'normal' } });
  harness.provider.pay(id);
  await callback(harness, 'notify', id);
  expect((await transactionOf(harness, id)).status).toBe('refund_due');
}

describe.each(rivals)('0.3 s after the end of the hold somebody else %s', (_way, take) => {
  beforeEach(bookToMove);

  test('if it was paid, the first customer has the booking', async () => {
    const id = await holdEnds({ paid: true });
    const answer = await insist(take);
    expect([answer.status, answer.code]).toEqual([409, 'slot_taken']);
    expect(await bookingOf(harness, id)).toBeDefined();
    expect((await bookingsOf(harness, slot)).map(({ _id }) => _id)).toEqual([id]);
    expect(harness.provider.count('search', id)).toBe(1);
  });

  test('if it was not paid, they get it', async () => {
    const id = await holdEnds({ paid: false });
    expect((await insist(take)).status).toBeLessThan(300);
    expect((await transactionOf(harness, id)).status).toBe('failed');
  });

  test('while the provider is down, they are told to try again, then get it', () =>
    expectTriedAgain('down', take));

  test('if the provider answers late but within the grace, the first customer has the booking', async () => {
    const id = await holdEnds({ paid: true });
    harness.provider.set({ search: { mode: 'down' } });
    expect((await take()).code).toBe('slot_being_paid');
    harness.provider.set({ search: { mode: 'normal' } });
    harness.clock.advanceMinutes(1);
    expect((await take()).code).toBe('slot_taken');
    expect((await transactionOf(harness, id)).status).toBe('success');
  });
});

// Once, because the time-out is waited for, and only tells the same as a provider that is down.
test('while the provider hangs, a customer is told to try again, then gets the slot', () => {
  harness.stopWaiting();
  return expectTriedAgain('hang', () => initiate(harness, rival, slot));
});

test('if the provider never answers, a customer who wants the slot waits a few seconds at most', {
  tags: ['long'],
}, async () => {
  const id = await holdEnds({ paid: false });
  const provider = harness.context.paymentProvider;
  const answered = Promise.withResolvers<void>();
  harness.context.paymentProvider = {
    ...provider,
    findPayment: async () => {
      await answered.promise;
      return provider.findPayment(id);
    },
  };
  const began = performance.now();
  expect((await initiate(harness, rival, slot)).code).toBe('slot_being_paid');
  expect(performance.now() - began).toBeLessThan(10_000);
  answered.resolve();
  await queryUnlessJustQueried(id, harness.context);
  expect((await transactionOf(harness, id)).status).toBe('failed');
});

test('the business closes a slot after its hold ended: it is booked if it was paid, else closed', async () => {
  const id = await holdEnds({ paid: true });
  const refused = await close();
  expect([refused.status, refused.message]).toEqual([409, 'A customer has booked this slot.']);
  expect((await transactionOf(harness, id)).status).toBe('success');

  slot = await newSlot(harness, service, 4 * 24 * 60);
  await holdEnds({ paid: false });
  expect((await close()).data.isBooked).toBe('canceled');
});

test('30 rivals after the end of a hold that was paid: none gets it, and one question is asked', async () => {
  const id = await holdEnds({ paid: true });
  const crowd = await newCustomers(harness, 30);
  const answers = await Promise.all(crowd.map((one) => insist(() => initiate(harness, one, slot))));
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['slot_taken']));
  expect((await bookingsOf(harness, slot)).map(({ _id }) => _id)).toEqual([id]);
  expect(harness.provider.count('search', id)).toBe(1);
});

test('30 rivals after the end of a hold that was not paid: one gets it, and one question is asked', {
  tags: ['long'],
}, async () => {
  const id = await holdEnds({ paid: false });
  const crowd = await newCustomers(harness, 30);
  const answers = await Promise.all(crowd.map((one) => insist(() => initiate(harness, one, slot))));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 'slot_taken')).toHaveLength(29);
  expect(harness.provider.count('search', id)).toBe(1);
});

test('rivals on two instances: the one that may not ask waits for the other', async () => {
  const id = await holdEnds({ paid: true });

  const provider = harness.context.paymentProvider;
  const asked = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  const elsewhere = {
    ...harness.context,
    paymentProvider: {
      ...provider,
      findPayment: async () => {
        asked.resolve();
        await answered.promise;
        return provider.findPayment(id);
      },
    },
  };
  const asking = queryUnlessJustQueried(id, elsewhere);
  await asked.promise;
  expect((await initiate(harness, rival, slot)).code).toBe('slot_being_paid');
  answered.resolve();
  await asking;
  expect((await initiate(harness, rival, slot)).code).toBe('slot_taken');
  expect((await transactionOf(harness, id)).status).toBe('success');
});

test.each(roundsOf(15))(
  'paid, the hold ends, and callbacks, rivals and the reconciler come at once: booked (%i)',
  { tags: historyTags },
  async () => {
    await bookToMove();
    const id = await holdEnds({ paid: true });
    const answers = await Promise.all([
      insist(() => initiate(harness, rival, slot)),
      callback(harness, 'notify', id),
      insist(() => reschedule(harness, rival, booked, slot)),
      callback(harness, 'success', id),
      insist(() => bookAtDesk(harness, admin, slot)),
      reconcile(harness, admin),
    ]);
    for (const at of [0, 2, 4]) expect(answers[at]?.code).toBe('slot_taken');
    expect((await bookingsOf(harness, slot)).map(({ _id }) => _id)).toEqual([id]);
    expect((await transactionOf(harness, id)).status).toBe('success');
  },
);

describe('the reconciler asks early', () => {
  async function expectBookedWhileHeld(id: string): Promise<void> {
    await reconcile(harness, admin);
    const { status, expiresAt } = await transactionOf(harness, id);
    expect(status).toBe('success');
    expect(harness.clock.now().getTime()).toBeLessThan(expiresAt.getTime());
  }

  test('a few minutes after the payment began: it is booked while the slot is held', async () => {
    const id = await startPaying(harness, first, slot);
    harness.provider.pay(id);
    harness.clock.advanceMinutes(4.1);
    await expectBookedWhileHeld(id);
  });

  test('just before the hold ends: it is booked while the slot is held', async () => {
    const id = await startPaying(harness, first, slot);
    harness.clock.advanceMinutes(5);
    await reconcile(harness, admin);
    harness.provider.pay(id);
    harness.clock.advanceMinutes(9.1);
    await expectBookedWhileHeld(id);
  });

  test('only three times during a hold that nobody pays', { tags: ['long'] }, async () => {
    const id = await startPaying(harness, first, slot);
    for (let minute = 0; minute <= 16; minute += 1) {
      await reconcile(harness, admin);
      harness.clock.advanceMinutes(1);
    }
    expect(harness.provider.count('search', id)).toBe(3);
    expect((await transactionOf(harness, id)).status).toBe('failed');
  });
});

describe('a customer who comes back to pay', () => {
  test('with five seconds left has the slot for another quarter of an hour, on the same page', async () => {
    const opened = await initiate(harness, first, slot);
    harness.clock.advanceMinutes(14.9);
    const again = await initiate(harness, first, slot);
    expect(again.data.transactionId).toBe(opened.data.transactionId);
    expect(again.data.payment_url).toBe(opened.data.payment_url);
    const expiresAt = new Date(again.data.expiresAt);
    const leftMs = expiresAt.getTime() - harness.clock.now().getTime();
    expect(leftMs).toBeGreaterThan(14 * 60_000);
    expect((await slotNow(harness, slot)).heldUntil).toEqual(expiresAt);
    expect((await transactionOf(harness, again.data.transactionId)).expiresAt).toEqual(expiresAt);
    harness.clock.advanceMinutes(10);
    expect((await initiate(harness, rival, slot)).code).toBe('slot_taken');
    harness.provider.pay(again.data.transactionId);
    await callback(harness, 'success', again.data.transactionId);
    expect((await bookingsOf(harness, slot)).map(({ _id }) => _id)).toEqual([
      again.data.transactionId,
    ]);
  });

  test('with much time left gets no extra time', async () => {
    const opened = await initiate(harness, first, slot);
    harness.clock.advanceMinutes(5);
    expect((await initiate(harness, first, slot)).data).toEqual(opened.data);
  });

  test('gets a new payment if the page may soon be too old, and the slot never opens', async () => {
    const opened = await initiate(harness, first, slot);
    harness.clock.advanceMinutes(14);
    await initiate(harness, first, slot);
    harness.clock.advanceMinutes(12);
    const again = await initiate(harness, first, slot);
    expect(again.status).toBe(200);
    expect(again.data.transactionId).not.toBe(opened.data.transactionId);
    expect(await transactionOf(harness, opened.data.transactionId)).toMatchObject({
      status: 'failed',
      failureReason: 'replaced',
    });
    expect((await slotNow(harness, slot)).heldUntil).toEqual(new Date(again.data.expiresAt));
  });
});

test('a customer who paid has the slot, even if it has begun and the hold has just ended', async () => {
  const soon = await newSlot(harness, service, 5);
  const id = await startPaying(harness, first, soon);
  harness.provider.pay(id);
  harness.clock.advanceMinutes(8);
  await reconcile(harness, admin);
  expect((await bookingsOf(harness, soon)).map(({ _id }) => _id)).toEqual([id]);
});

test('a rival does not wait for a provider that was silent just before', async () => {
  const id = await holdEnds({ paid: false });
  harness.provider.set({ search: { mode: 'down' } });
  harness.clock.advanceMinutes(3);
  await queryUnlessJustQueried(id, harness.context);
  expect((await initiate(harness, rival, slot)).status).toBe(200);
  expect(harness.provider.count('search', id)).toBe(1);
});
