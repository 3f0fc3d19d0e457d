import type { Slot } from '@carwash/domain/slots/slot';
import { loadPurchase } from '@carwash/functions/sales/purchase/load-purchase';
import { beforeEach, expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { vehicle } from '../../support/purchases/vehicle.ts';
import { bookingsOf, transactionOf, transactionsOf } from '../../support/reads/purchases.ts';
import { slotNow } from '../../support/reads/slots.ts';
import { reconcile } from '../../support/reconciler/reconcile.ts';
import { callback, initiate, startPaying } from '../support/calls/payments.ts';
import { historyTags, roundsOf } from '../support/histories.ts';
import { newAdmin, newCustomer, type Person } from '../support/people/people.ts';
import { harness, mendAfterEach, test } from '../support/test.ts';

const noVisit = { address: '', note: '' };

let customer: Person;
let rival: Person;
let other: Person;
let admin: Person;
let slot: Slot;

test.beforeAll(async ({ harness }) => {
  [rival, other, admin] = await Promise.all([
    newCustomer(harness),
    newCustomer(harness),
    newAdmin(harness),
  ]);
});
beforeEach(async () => {
  customer = await newCustomer(harness);
  slot = await newSlot(harness, await newService(harness));
});
mendAfterEach();

/** Each race is run this often, because chance decides its outcome. */
const rounds = roundsOf(8);

const endOf = async (id: string) => (await transactionOf(harness, id)).expiresAt;

const minutesLeft = async (id: string) =>
  ((await endOf(id)).getTime() - harness.clock.now().getTime()) / 60_000;

async function decline(id: string): Promise<void> {
  harness.provider.decline(id);
  await callback(harness, 'fail', id);
}

/**
 * Creates a payment whose card is declined this many minutes after it began.
 * @returns its id
 */
async function declinedAfter(minutes: number): Promise<string> {
  const id = await startPaying(harness, customer, slot);
  harness.clock.advanceMinutes(minutes);
  await decline(id);
  return id;
}

/** Expects the slot to be held by this payment, until the given time if there is one. */
async function expectHeldBy(id: string, until?: Date): Promise<void> {
  const { claimId, expiresAt } = await transactionOf(harness, id);
  expect(expiresAt).toEqual(until ?? expiresAt);
  expect(await slotNow(harness, slot)).toMatchObject({
    isBooked: 'available',
    heldUntil: expiresAt,
    claimId,
  });
}

const close = () =>
  call(harness, 'PATCH', `/services/slots/${slot._id}`, {
    as: admin,
    json: { isBooked: 'canceled' },
  });

const cancel = (id: string) =>
  call(harness, 'POST', `/payments/${id}/cancel`, { as: customer, json: {} });

test('the slot is kept for the rest of the hold; then another customer may have it', async () => {
  const id = await declinedAfter(3);
  expect(await transactionOf(harness, id)).toMatchObject({
    status: 'failed',
    failureReason: 'declined',
  });
  await expectHeldBy(id);
  expect(await minutesLeft(id)).toBeCloseTo(12, 0);
  expect((await initiate(harness, rival, slot)).code).toBe('slot_taken');
  harness.clock.advanceMinutes(11.9);
  expect((await initiate(harness, rival, slot)).code).toBe('slot_taken');
  harness.clock.advanceMinutes(0.2);
  expect((await initiate(harness, rival, slot)).status).toBe(200);
});

test.each(rounds)(
  'a customer who tries again at the same time as competing customers gets the slot, for the rest of the hold (%i)',
  { tags: historyTags },
  async () => {
    const declined = await declinedAfter(3);
    const end = await endOf(declined);
    const [mine, ...others] = await Promise.all([
      initiate(harness, customer, slot),
      initiate(harness, rival, slot),
      initiate(harness, other, slot),
    ]);
    expect(mine.status).toBe(200);
    expect(others.map(({ code }) => code)).toEqual(['slot_taken', 'slot_taken']);
    const second = mine.data.transactionId;
    expect(second).not.toBe(declined);
    await expectHeldBy(second, end);
    harness.provider.pay(second);
    await callback(harness, 'success', second);
    expect(await bookingsOf(harness, slot)).toMatchObject([{ _id: second }]);
    expect(await transactionOf(harness, declined)).toMatchObject({
      status: 'failed',
      failureReason: 'declined',
    });
  },
);

test.each(rounds)(
  'trying again twice at once is one payment (%i)',
  { tags: historyTags },
  async () => {
    const declined = await declinedAfter(1);
    const answers = await Promise.all([
      initiate(harness, customer, slot),
      initiate(harness, customer, slot),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.data).toEqual(answers[1]?.data);
    const open = (await transactionsOf(harness, slot)).filter(({ _id }) => _id !== declined);
    expect(open).toMatchObject([{ status: 'pending' }]);
  },
);

test('a customer with little time left gets time to pay, once', async () => {
  await declinedAfter(14);
  const second = await startPaying(harness, customer, slot);
  const end = await endOf(second);
  await expectHeldBy(second);
  expect(await minutesLeft(second)).toBeCloseTo(5, 0);
  harness.clock.advanceMinutes(3);
  expect(await startPaying(harness, customer, slot)).toBe(second);
  await expectHeldBy(second, end);
  await decline(second);
  const third = await startPaying(harness, customer, slot);
  await expectHeldBy(third, end);
  await decline(third);
  harness.clock.advanceMinutes(2.1);
  expect((await initiate(harness, rival, slot)).status).toBe(200);
});

test('the hold is taken over even if the provider cannot be asked', async () => {
  await declinedAfter(1);
  harness.provider.set({ search: { mode: 'down' } });
  expect((await initiate(harness, customer, slot)).status).toBe(200);
});

test('a declined payment that arrives after the second has begun is refunded', async () => {
  const declined = await declinedAfter(1);
  const second = await startPaying(harness, customer, slot);
  for (const id of [declined, second]) {
    harness.provider.pay(id);
    await callback(harness, 'notify', id);
  }
  expect(await transactionOf(harness, declined)).toMatchObject({
    status: 'refund_due',
    refundReason: 'another_payment',
  });
  expect(await bookingsOf(harness, slot)).toMatchObject([{ _id: second }]);
});

test('a declined payment that arrives before the second begins is booked, and the customer is told', async () => {
  const declined = await declinedAfter(1);
  harness.provider.pay(declined);
  expect((await initiate(harness, customer, slot)).code).toBe('already_paid');
  expect(await bookingsOf(harness, slot)).toMatchObject([{ _id: declined }]);
});

test.each(rounds)(
  'the declined payment arrives while the second begins: one booking, and nothing is lost (%i)',
  { tags: historyTags },
  async () => {
    const declined = await declinedAfter(1);
    harness.provider.pay(declined);
    const [, again] = await Promise.all([
      callback(harness, 'notify', declined),
      initiate(harness, customer, slot),
    ]);
    if (again.status === 200) {
      harness.provider.pay(again.data.transactionId);
      await callback(harness, 'notify', again.data.transactionId);
    }
    expect(await bookingsOf(harness, slot)).toHaveLength(1);
  },
);

test.each(rounds)(
  'the declined payment arrives when the hold ends and a rival comes: one booking (%i)',
  { tags: historyTags },
  async () => {
    const declined = await declinedAfter(1);
    harness.provider.pay(declined);
    harness.clock.advanceMinutes(14.1);
    const [, theirs] = await Promise.all([
      callback(harness, 'notify', declined),
      initiate(harness, rival, slot),
    ]);
    if (theirs.status === 200) {
      harness.provider.pay(theirs.data.transactionId);
      await callback(harness, 'notify', theirs.data.transactionId);
    }
    expect(await bookingsOf(harness, slot)).toHaveLength(1);
  },
);

test('a payment that another call has replaced while the provider was asked gives way to that one', async () => {
  const declined = await declinedAfter(1);
  const replacing = await startPaying(harness, customer, slot);
  const body = { serviceId: slot.serviceId, slotId: slot._id, ...vehicle, ...noVisit, addOns: [] };
  const caller = {
    uid: customer.uid,
    role: 'user',
    email: null,
    emailVerified: true,
    signedInAt: new Date(),
  } as const;
  const asked = { id: declined, outcome: 'failed' } as const;
  const request = { body, caller, idempotencyKey: null };
  const { facts } = await loadPurchase(request, asked, harness.context);
  expect(facts.earlier).toMatchObject({ payment: { _id: replacing }, isAsked: false });
});

test('giving the slot up opens it at once, for anybody', async () => {
  const declined = await declinedAfter(1);
  const answer = await cancel(declined);
  expect(answer.data).toMatchObject({ status: 'failed', failureReason: 'cancelled' });
  expect(await slotNow(harness, slot)).toMatchObject({ heldUntil: null, claimId: null });
  const theirs = await startPaying(harness, rival, slot);
  await cancel(declined);
  expect((await initiate(harness, customer, slot)).code).toBe('slot_taken');
  await expectHeldBy(theirs);
});

test.each(rounds)(
  'giving up and trying again at once: the slot is held or open (%i)',
  { tags: historyTags },
  async () => {
    const declined = await declinedAfter(1);
    const [, again] = await Promise.all([cancel(declined), initiate(harness, customer, slot)]);
    expect(again.status).toBe(200);
    const { claimId } = await transactionOf(harness, again.data.transactionId);
    expect((await slotNow(harness, slot)).claimId).toBe(claimId);
  },
);

test('the business cannot close the slot while it is kept, and can afterwards', async () => {
  await declinedAfter(1);
  expect((await close()).status).toBe(409);
  harness.clock.advanceMinutes(15);
  expect((await close()).status).toBe(200);
  expect((await initiate(harness, customer, slot)).code).toBe('slot_taken');
});

test('the reconciler clears what is left of the hold when it has run out', async () => {
  const declined = await declinedAfter(1);
  const { expiresAt } = await transactionOf(harness, declined);
  expect((await transactionOf(harness, declined)).nextCheckAt).toEqual(expiresAt);
  harness.clock.advanceMinutes(14.5);
  await reconcile(harness, admin);
  expect(await slotNow(harness, slot)).toMatchObject({ heldUntil: null, claimId: null });
  expect((await transactionOf(harness, declined)).nextCheckAt).not.toBeNull();
});

test('an account is deleted while its slot is kept: it opens by the clock, and late money goes back', async () => {
  const declined = await declinedAfter(1);
  const deletion = await call(harness, 'DELETE', `/auth/users/${customer.uid}`, { as: admin });
  expect(deletion.status).toBe(200);
  expect((await initiate(harness, rival, slot)).code).toBe('slot_taken');
  harness.clock.advanceMinutes(15);
  expect((await initiate(harness, rival, slot)).status).toBe(200);
  harness.provider.pay(declined);
  await callback(harness, 'notify', declined);
  expect(await transactionOf(harness, declined)).toMatchObject({
    status: 'refund_due',
    refundReason: 'customer_gone',
  });
});
