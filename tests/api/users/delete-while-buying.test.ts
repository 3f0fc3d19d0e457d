import { setTimeout } from 'node:timers/promises';
import type { Slot } from '@carwash/domain/slots/slot';
import { beforeEach, describe, expect } from 'vitest';
import { type Answer, call } from '../../support/calls/call.ts';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { profileOf } from '../../support/reads/profiles.ts';
import { transactionOf } from '../../support/reads/purchases.ts';
import { slotNow } from '../../support/reads/slots.ts';
import { bookAtDesk } from '../support/calls/desk.ts';
import { callback, initiate, startPaying } from '../support/calls/payments.ts';
import { beforeEachCommit } from '../support/faults/interrupt-commits.ts';
import { newAdmin, newCustomer, type Person } from '../support/people/people.ts';
import { harness, mendAfterEach, test } from '../support/test.ts';

let admin: Person;
let customer: Person;
let slot: Slot;

test.beforeAll(async ({ harness }) => {
  admin = await newAdmin(harness);
});
beforeEach(async () => {
  [customer, slot] = await Promise.all([newCustomer(harness), newService(harness).then(slotOf)]);
});
mendAfterEach();

const slotOf = (service: Parameters<typeof newSlot>[1]) => newSlot(harness, service);

const remove = ({ uid }: Person): Promise<Answer> =>
  call(harness, 'DELETE', `/auth/users/${uid}`, { as: admin });

/** Returns the user's unfinished payments and current bookings. */
async function livePurchasesOf({ uid }: Person): Promise<string[]> {
  const { db } = harness.context;
  const [payments, bookings] = await Promise.all(
    [db.transactions, db.bookings].map((purchases) =>
      purchases.where('customer.uid', '==', uid).where('status', '==', 'pending').get(),
    ),
  );
  return [...(payments?.docs ?? []), ...(bookings?.docs ?? [])].map(({ ref }) => ref.path);
}

/**
 * Expects one of two orders: the deletion came first and nothing is left, or the purchase did and the
 * customer stays.
 */
async function expectOneOfTwoOrders(who: Person, deletion: Answer): Promise<void> {
  const isGone = (await profileOf(harness, who.uid)) === undefined;
  const live = await livePurchasesOf(who);
  expect({ status: deletion.status, isGone, isLive: live.length > 0 }).toEqual(
    isGone ? { status: 200, isGone, isLive: false } : { status: 409, isGone, isLive: true },
  );
}

/** Creates a payment that was given up and then paid on the page that stayed open. */
async function payLate(who: Person): Promise<string> {
  const id = await startPaying(harness, who, slot);
  harness.provider.decline(id);
  await callback(harness, 'fail', id);
  harness.provider.pay(id);
  return id;
}

/**
 * Runs `act` just before the next commit.
 * @returns the result of `act`
 */
async function justBeforeCommit<T>(
  committing: () => Promise<Answer>,
  act: () => Promise<T>,
): Promise<[Answer, T]> {
  let acted: T | undefined;
  const mend = beforeEachCommit(harness, async () => {
    mend();
    acted = await act();
  });
  const answer = await committing();
  if (acted === undefined) throw new Error('There was no commit');
  return [answer, acted];
}

describe('a customer who is deleted', () => {
  test('the moment before a slot is held for them: nothing is held', async () => {
    const [started, deleted] = await justBeforeCommit(
      () => initiate(harness, customer, slot),
      () => remove(customer),
    );
    expect([started.status, deleted.status]).toEqual([403, 200]);
    expect(await livePurchasesOf(customer)).toEqual([]);
    expect(await slotNow(harness, slot)).toMatchObject({ isBooked: 'available', heldUntil: null });
  });

  test('the moment before their late payment is booked: the money goes back', async () => {
    const id = await payLate(customer);
    const [, deleted] = await justBeforeCommit(
      () => callback(harness, 'success', id),
      () => remove(customer),
    );
    expect(deleted.status).toBe(200);
    expect(await transactionOf(harness, id)).toMatchObject({
      status: 'refund_due',
      refundReason: 'customer_gone',
    });
    expect(await slotNow(harness, slot)).toMatchObject({ isBooked: 'available' });
  });

  test('before their late payment is heard of: the money goes back', async () => {
    const id = await payLate(customer);
    expect((await remove(customer)).status).toBe(200);
    await callback(harness, 'notify', id);
    expect(await transactionOf(harness, id)).toMatchObject({
      status: 'refund_due',
      refundReason: 'customer_gone',
    });
  });

  test('the moment before the desk books for them: nothing is booked', async () => {
    const [booked, deleted] = await justBeforeCommit(
      () => bookAtDesk(harness, admin, slot, { customerId: customer.uid }),
      () => remove(customer),
    );
    expect([booked.status, deleted.status]).toEqual([404, 200]);
    expect(await livePurchasesOf(customer)).toEqual([]);
  });
});

describe('the deletion of a customer is refused', () => {
  test('if a slot is held just before it', async () => {
    const [deleted, started] = await justBeforeCommit(
      () => remove(customer),
      () => initiate(harness, customer, slot),
    );
    expect([deleted.status, started.status]).toEqual([409, 200]);
  });

  test('if a late payment is booked just before it', async () => {
    const id = await payLate(customer);
    const [deleted] = await justBeforeCommit(
      () => remove(customer),
      () => callback(harness, 'success', id),
    );
    expect(deleted.status).toBe(409);
    expect((await transactionOf(harness, id)).status).toBe('success');
  });

  test('if the desk books for them just before it', async () => {
    const [deleted, booked] = await justBeforeCommit(
      () => remove(customer),
      () => bookAtDesk(harness, admin, slot, { customerId: customer.uid }),
    );
    expect([deleted.status, booked.status]).toEqual([409, 200]);
  });
});

describe('a customer is deleted, a little later in each round', () => {
  const rounds = Array.from({ length: 15 }, (_, round) => round * 6);

  test('while they initiate a payment', async () => {
    for (const delayMs of rounds) {
      const [who, wanted] = await Promise.all([
        newCustomer(harness),
        newService(harness).then(slotOf),
      ]);
      const [deleted] = await Promise.all([
        setTimeout(delayMs).then(() => remove(who)),
        initiate(harness, who, wanted),
      ]);
      await expectOneOfTwoOrders(who, deleted);
    }
  });

  test('while their payment is settled', async () => {
    for (const delayMs of rounds) {
      const [who, wanted] = await Promise.all([
        newCustomer(harness),
        newService(harness).then(slotOf),
      ]);
      const id = await startPaying(harness, who, wanted);
      harness.provider.pay(id);
      const [deleted] = await Promise.all([
        setTimeout(delayMs).then(() => remove(who)),
        callback(harness, 'success', id),
      ]);
      await expectOneOfTwoOrders(who, deleted);
      expect((await transactionOf(harness, id)).status).toBe('success');
    }
  });

  test('while a late payment of theirs is settled', async () => {
    for (const delayMs of rounds) {
      [customer, slot] = await Promise.all([
        newCustomer(harness),
        newService(harness).then(slotOf),
      ]);
      const id = await payLate(customer);
      const [deleted] = await Promise.all([
        setTimeout(delayMs).then(() => remove(customer)),
        callback(harness, 'success', id),
      ]);
      await expectOneOfTwoOrders(customer, deleted);
      const isGone = (await profileOf(harness, customer.uid)) === undefined;
      expect((await transactionOf(harness, id)).status).toBe(isGone ? 'refund_due' : 'success');
    }
  });
});

test('a customer who is disabled while paying gets the booking, but can begin nothing new', async () => {
  const id = await startPaying(harness, customer, slot);
  const json = { status: 'disabled' };
  await call(harness, 'PATCH', `/auth/update-status/${customer.uid}`, { as: admin, json });
  harness.provider.pay(id);
  await callback(harness, 'success', id);
  expect((await transactionOf(harness, id)).status).toBe('success');
  expect((await initiate(harness, customer, slot)).status).toBe(401);
});

test('a customer who is disabled during a call holds nothing', async () => {
  await harness.context.db.users.doc(customer.uid).update({ status: 'disabled' });
  const answer = await initiate(harness, customer, slot);
  expect([answer.status, answer.message]).toEqual([403, 'This account is disabled.']);
  expect(await livePurchasesOf(customer)).toEqual([]);
});
