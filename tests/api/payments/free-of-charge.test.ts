import type { Slot } from '@carwash/domain/slots/slot';
import { beforeEach, describe, expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import {
  bookingOf,
  bookingsOf,
  transactionOf,
  transactionsOf,
} from '../../support/reads/purchases.ts';
import { slotNow } from '../../support/reads/slots.ts';
import { cancelBooking } from '../support/calls/bookings.ts';
import { bookAtDesk, cancelAsAdmin } from '../support/calls/desk.ts';
import { callback, initiate, startPaying } from '../support/calls/payments.ts';
import { newAdmin, newCustomer, type Person } from '../support/people/people.ts';
import { harness, mendAfterEach, test } from '../support/test.ts';

let admin: Person;
let customer: Person;
let slot: Slot;

/** Creates a slot of a free service, far enough ahead for a refund to be possible. */
const freeSlot = async () => newSlot(harness, await newService(harness, { price: 0 }), 3000);

test.beforeAll(async ({ harness }) => {
  admin = await newAdmin(harness);
});
beforeEach(async () => {
  [customer, slot] = await Promise.all([newCustomer(harness), freeSlot()]);
});
mendAfterEach();

const bookFree = async (as = customer): Promise<string> => {
  const { status, message, data } = await initiate(harness, as, slot);
  if (status !== 200) throw new Error(`initiate answered ${status} ${message}`);
  return data.transactionId;
};

describe('a service that costs nothing', () => {
  test('is booked at once, and the provider never hears of it', async () => {
    harness.provider.set({ initiate: { mode: 'down' }, search: { mode: 'down' } });
    const answer = await initiate(harness, customer, slot);
    const id = answer.data.transactionId;
    expect([answer.status, answer.data.payment_url]).toEqual([
      200,
      `${harness.apiUrl}/booking-success?transaction=${id}`,
    ]);
    expect(await transactionOf(harness, id)).toMatchObject({
      status: 'success',
      paymentMethod: 'free',
      amount: 0,
      nextCheckAt: null,
      paidAt: expect.any(Date),
    });
    expect(await bookingOf(harness, id)).toMatchObject({ status: 'pending', amount: 0 });
    expect(await slotNow(harness, slot)).toMatchObject({ isBooked: 'booked', heldUntil: null });
  });

  test('is confirmed by the calls of the page that the browser comes back to', async () => {
    const id = await bookFree();
    const json = { transactionId: id, status: 'success' };
    const transaction = await call(harness, 'POST', '/transactions/create-transaction', {
      as: customer,
      json,
    });
    expect([transaction.status, transaction.data.status]).toEqual([200, 'success']);
    const booking = await call(harness, 'POST', '/bookings', {
      as: customer,
      json: { transactionId: id },
    });
    expect([booking.status, booking.data._id]).toEqual([200, id]);
  });

  test('goes to one of ten concurrent customers', async () => {
    const rivals = await Promise.all(Array.from({ length: 10 }, () => newCustomer(harness)));
    const answers = await Promise.all(rivals.map((rival) => initiate(harness, rival, slot)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([undefined, 'slot_taken']));
    expect(await bookingsOf(harness, slot)).toHaveLength(1);
  });

  test('repeated with its Idempotency-Key, the call is answered like the first one', async () => {
    const first = await initiate(harness, customer, slot, { key: 'free-1' });
    const again = await initiate(harness, customer, slot, { key: 'free-1' });
    expect([again.status, again.data]).toEqual([200, first.data]);
    expect(await transactionsOf(harness, slot)).toHaveLength(1);
  });

  test('replaces a payment that began while it still had a price', async () => {
    const dear = await newSlot(harness, await newService(harness), 3000);
    const stale = await startPaying(harness, customer, dear);
    await call(harness, 'POST', `/payments/${stale}/cancel`, { as: customer, json: {} });
    await harness.context.db.services.doc(dear.serviceId).update({ price: 0 });
    expect((await initiate(harness, customer, dear)).status).toBe(200);
    harness.provider.pay(stale);
    await callback(harness, 'notify', stale);
    expect((await transactionOf(harness, stale)).status).toBe('refund_due');
    expect(await bookingsOf(harness, dear)).toHaveLength(1);
  });

  test('cannot be hoarded: upcoming free bookings are limited like unpaid holds', async () => {
    harness.context.settings.maxUnpaidHolds = 2;
    try {
      const ids = [await bookFree()];
      slot = await freeSlot();
      ids.push(await bookFree());
      slot = await freeSlot();
      const third = await initiate(harness, customer, slot);
      expect([third.status, third.code]).toEqual([409, 'too_many_holds']);
      await cancelBooking(harness, customer, ids[0] ?? '');
      const [one, other] = await Promise.all([
        initiate(harness, customer, slot),
        initiate(harness, customer, await freeSlot()),
      ]);
      expect([one.status, other.status].sort()).toEqual([200, 409]);
    } finally {
      harness.context.settings.maxUnpaidHolds = 9999;
    }
  });

  test('is sold at the desk without cash', async () => {
    const { data } = await bookAtDesk(harness, admin, slot);
    expect(await transactionOf(harness, data._id)).toMatchObject({
      paymentMethod: 'free',
      status: 'success',
      amount: 0,
    });
  });
});

describe('cancelling a free booking refunds nothing', () => {
  test('when the customer cancels', async () => {
    const id = await bookFree();
    expect((await cancelBooking(harness, customer, id)).status).toBe(200);
    expect((await transactionOf(harness, id)).status).toBe('success');
    expect(await slotNow(harness, slot)).toMatchObject({ isBooked: 'available' });
  });

  test('when the business cancels, even with a refund', async () => {
    const id = await bookFree();
    const decision = { refund: true, key: `cancel-${id}` };
    expect((await cancelAsAdmin(harness, admin, id, decision)).status).toBe(200);
    expect((await cancelAsAdmin(harness, admin, id, decision)).status).toBe(200);
    expect((await transactionOf(harness, id)).status).toBe('success');
  });
});

describe('a price that the provider cannot take', () => {
  const words = 'Price must be 0, which is free of charge, or at least 1.00.';

  test.each([0.01, 0.5, 0.99])(
    '%d is refused when a service is created or changed',
    async (price) => {
      const { serviceId } = slot;
      const changed = await call(harness, 'PATCH', `/services/${serviceId}`, {
        as: admin,
        json: { price },
      });
      expect([changed.status, changed.errors]).toEqual([400, [{ path: 'price', message: words }]]);
    },
  );

  test.each([0, 1, 1_000_000])('%d is not refused', async (price) => {
    const { serviceId } = slot;
    const changed = await call(harness, 'PATCH', `/services/${serviceId}`, {
      as: admin,
      json: { price },
    });
    expect([changed.status, changed.data.price]).toEqual([200, price]);
  });

  test('more than can be charged is refused, once', async () => {
    const { errors } = await call(harness, 'PATCH', `/services/${slot.serviceId}`, {
      as: admin,
      json: { price: 1_000_001 },
    });
    expect(errors).toEqual([{ path: 'price', message: 'Price must be at most 1000000.' }]);
  });
});
