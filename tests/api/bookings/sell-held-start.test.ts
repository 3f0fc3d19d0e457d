import { rosterId } from '@carwash/domain/days/roster';
import type { Service } from '@carwash/domain/services/service';
import { businessInstant } from '@carwash/domain/time/business-time';
import { minuteMs } from '@carwash/domain/time/durations';
import { beforeEach, describe, expect } from 'vitest';
import type { Answer } from '../../support/calls/call.ts';
import { newBays } from '../../support/catalogue/bays.ts';
import { newService, newSlotsAt } from '../../support/catalogue/catalogue.ts';
import { timeZone } from '../../support/emulators/emulators.ts';
import { bookingsOf, transactionOf } from '../../support/reads/purchases.ts';
import { slotNow, type TestSlot } from '../../support/reads/slots.ts';
import { reconcile } from '../../support/reconciler/reconcile.ts';
import { bookAtDesk, cancelAsAdmin, walkIn } from '../support/calls/desk.ts';
import { callback, decline, initiate, payUnheard, startPaying } from '../support/calls/payments.ts';
import { dayAhead } from '../support/calls/slots.ts';
import { joinWaitlist } from '../support/calls/waitlist.ts';
import { historyTags, roundsOf } from '../support/histories.ts';
import { newAdmin, newCustomer, type Person } from '../support/people/people.ts';
import { harness, mendAfterEach, test } from '../support/test.ts';

let admin: Person;
let customer: Person;
let service: Service;
let slot: TestSlot;

/** Days ahead. Each test has a day of its own, because the bays are shared. */
let days = 1;

test.beforeAll(async ({ harness }) => {
  admin = await newAdmin(harness);
});

beforeEach(async () => {
  days += 1;
  customer = await newCustomer(harness);
  service = await newService(harness, { duration: 30 });
  const times = { date: dayAhead(harness, days), startTime: '10:00', endTime: '10:30' };
  [slot] = (await newSlotsAt(harness, service, [times])) as [TestSlot];
});
mendAfterEach();

/** Sets up this number of bays for days that are created from now on. */
async function haveBays(count: number): Promise<void> {
  await harness.context.db.bays.doc(rosterId).delete();
  await newBays(harness, count);
}

/** Sells the start to the account of the customer. */
const sell = (change: object = {}, key?: string): Promise<Answer> =>
  bookAtDesk(harness, admin, slot, { customerId: customer.uid, ...change }, key);

async function pay(id: string): Promise<void> {
  harness.provider.pay(id);
  await callback(harness, 'notify', id);
}

const bookedIds = async () => (await bookingsOf(harness, slot)).map(({ _id }) => _id);
const claimsNow = async () => (await slotNow(harness, slot)).claims;
const openPayments = async () =>
  (await harness.context.db.customerVersions.doc(customer.uid).get()).data()?.openPayments;

/** Expects that a payment is refunded, and that the start has only these bookings. */
async function expectBack(id: string, booked: readonly string[]): Promise<void> {
  expect(await transactionOf(harness, id)).toMatchObject({
    status: 'refund_due',
    refundReason: 'another_payment',
  });
  expect(await bookedIds()).toEqual(booked);
}

describe('two bays', () => {
  test.beforeAll(() => haveBays(2));

  test('the desk sells the start that the customer is paying for: their payment ends in the same commit', async () => {
    const paying = await startPaying(harness, customer, slot);
    const sold = await sell();
    expect(sold.status).toBe(200);
    const { claimId } = await transactionOf(harness, sold.data._id);
    expect(await transactionOf(harness, paying)).toMatchObject({
      status: 'failed',
      failureReason: 'replaced',
    });
    expect(await claimsNow()).toMatchObject([{ claimId, heldUntil: null }]);
    expect(await openPayments()).toEqual([]);
    await pay(paying);
    await expectBack(paying, [sold.data._id]);
  });

  test('what is paid unheard afterwards is found out, and goes back', async () => {
    const paying = await startPaying(harness, customer, slot);
    const sold = await sell();
    payUnheard(harness, paying);
    harness.clock.advanceMinutes(31);
    await reconcile(harness, admin);
    await expectBack(paying, [sold.data._id]);
  });

  test('a declined payment hands over the hold that it has kept', async () => {
    const declined = await startPaying(harness, customer, slot);
    await decline(harness, declined);
    const sold = await sell();
    expect(sold.status).toBe(200);
    expect(await claimsNow()).toHaveLength(1);
    const { expiresAt, status } = await transactionOf(harness, declined);
    expect([status, expiresAt <= harness.clock.now()]).toEqual(['failed', true]);
    await pay(declined);
    await expectBack(declined, [sold.data._id]);
  });

  test('another customer goes on paying, and so does this one for another start', async () => {
    const rival = await newCustomer(harness);
    const times = { date: slot.date, startTime: '11:00', endTime: '11:30' };
    const [later] = (await newSlotsAt(harness, service, [times])) as [TestSlot];
    const theirs = await startPaying(harness, rival, slot);
    const elsewhere = await startPaying(harness, customer, later);
    expect((await sell()).status).toBe(200);
    expect(await openPayments()).toEqual([elsewhere]);
    for (const id of [theirs, elsewhere]) {
      await pay(id);
      expect((await transactionOf(harness, id)).status).toBe('success');
    }
  });

  test('the bay that the desk chooses counts, and the held one is free again', async () => {
    await startPaying(harness, customer, slot);
    const [held] = await claimsNow();
    const bay = held?.bay === 'bay-1' ? 'bay-2' : 'bay-1';
    expect((await sell({ bay })).status).toBe(200);
    expect(await claimsNow()).toMatchObject([{ bay, heldUntil: null }]);
  });

  test('a start that the customer has booked is sold once more only when the desk means it', async () => {
    const paid = await startPaying(harness, customer, slot);
    await pay(paid);
    const asked = await sell({}, 'second');
    expect([asked.status, asked.code]).toEqual([409, 'already_booked']);
    expect(asked.message).toContain('Confirm');
    expect(await bookedIds()).toEqual([paid]);
    // Nobody else is asked.
    expect((await bookAtDesk(harness, admin, slot, {}, 'else')).status).toBe(200);
    await cancelAsAdmin(harness, admin, (await bookedIds()).find((id) => id !== paid) ?? '', {
      refund: true,
    });

    const second = await sell({ onBookedStart: true }, 'second');
    expect(second.status).toBe(200);
    // A call that is repeated finds its sale, whether it agrees or not.
    for (const change of [{}, { onBookedStart: true }]) {
      expect((await sell(change, 'second')).data).toEqual(second.data);
    }
    await cancelAsAdmin(harness, admin, second.data._id, { refund: true });
  });

  test('a sale without an answer is found by its key, and the desk is not asked', async () => {
    await startPaying(harness, customer, slot);
    const first = await sell({}, 'lost');
    const again = await sell({}, 'lost');
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.data).toEqual(first.data);
    expect(await bookedIds()).toEqual([first.data._id]);
  });

  test('after a cancellation the start is sold without a question', async () => {
    const paid = await startPaying(harness, customer, slot);
    await pay(paid);
    await cancelAsAdmin(harness, admin, paid, { refund: true });
    expect((await sell()).status).toBe(200);
  });

  test.each(roundsOf(5))(
    'the customer pays while the desk sells: one booking, and other money goes back (%i)',
    { tags: historyTags },
    async () => {
      const paying = await startPaying(harness, customer, slot);
      harness.provider.pay(paying);
      const [sold] = await Promise.all([sell(), callback(harness, 'notify', paying)]);
      if (sold.status === 200) {
        await callback(harness, 'notify', paying);
        await expectBack(paying, [sold.data._id]);
      } else {
        expect(sold.code).toBe('already_booked');
        expect(await bookedIds()).toEqual([paying]);
      }
    },
  );

  test.each(roundsOf(5))(
    'the customer goes to pay while the desk sells: one booking, and no hold is left (%i)',
    { tags: historyTags },
    async () => {
      const [sold, begun] = await Promise.all([sell(), initiate(harness, customer, slot)]);
      expect(sold.status).toBe(200);
      expect([200, 409]).toContain(begun.status);
      expect(await claimsNow()).toMatchObject([{ heldUntil: null }]);
      expect(await bookedIds()).toEqual([sold.data._id]);
    },
  );
});

describe('one bay', () => {
  test.beforeAll(() => haveBays(1));

  test('the start is sold to nobody but the customer who holds it', async () => {
    const paying = await startPaying(harness, customer, slot);
    const stranger = await newCustomer(harness);
    expect((await bookAtDesk(harness, admin, slot)).code).toBe('slot_taken');
    expect((await sell({ customerId: stranger.uid })).code).toBe('slot_taken');
    const sold = await sell();
    expect(sold.status).toBe(200);
    await pay(paying);
    await expectBack(paying, [sold.data._id]);
  });

  test('whoever has just paid has booked, and the desk is told', async () => {
    const paying = await startPaying(harness, customer, slot);
    payUnheard(harness, paying);
    const asked = await sell();
    expect([asked.status, asked.code]).toEqual([409, 'already_booked']);
    expect(await bookedIds()).toEqual([paying]);
    expect((await sell({ onBookedStart: true })).code).toBe('slot_taken');
  });

  test('a provider that is silent does not keep the desk from selling', async () => {
    const paying = await startPaying(harness, customer, slot);
    harness.provider.pay(paying);
    harness.provider.set({ search: { mode: 'down' } }, paying);
    const sold = await sell();
    expect(sold.status).toBe(200);
    harness.provider.set({ search: { mode: 'normal' } }, paying);
    await callback(harness, 'notify', paying);
    await expectBack(paying, [sold.data._id]);
  });

  test('a hold that has run out is taken over as well', async () => {
    const paying = await startPaying(harness, customer, slot);
    harness.clock.advanceMinutes(15.1);
    const sold = await sell();
    expect(sold.status).toBe(200);
    await pay(paying);
    await expectBack(paying, [sold.data._id]);
  });

  test('people who wait for the start do not get what its holder buys at the desk', async () => {
    const paying = await startPaying(harness, customer, slot);
    const waiter = await newCustomer(harness);
    expect((await joinWaitlist(harness, waiter, service, [slot.date])).status).toBe(200);
    expect((await bookAtDesk(harness, admin, slot)).code).toBe('slot_taken');
    expect((await sell()).status).toBe(200);
    expect((await transactionOf(harness, paying)).failureReason).toBe('replaced');
  });

  test('a customer at the door in the minute of the start that they are paying for is sold that', async () => {
    const begins = businessInstant(slot.date, slot.startTime, timeZone).getTime();
    const ahead = (begins - harness.clock.now().getTime()) / minuteMs;
    harness.clock.advanceMinutes(ahead - 1);
    const paying = await startPaying(harness, customer, slot);
    harness.clock.advanceMinutes(1.1);
    expect((await walkIn(harness, admin, service)).code).toBe('slot_taken');
    const sold = await walkIn(harness, admin, service, { customerId: customer.uid });
    expect(sold.status).toBe(200);
    expect(sold.data.slot._id).toBe(slot._id);
    await pay(paying);
    await expectBack(paying, [sold.data._id]);
    days += 1;
  });
});
