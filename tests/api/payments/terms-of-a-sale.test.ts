import { formatMoney } from '@carwash/domain/money/money';
import { beforeEach, describe, expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { bookingOf, transactionOf, transactionsOf } from '../../support/reads/purchases.ts';
import { slotNow, type TestSlot } from '../../support/reads/slots.ts';
import { reconcile } from '../../support/reconciler/reconcile.ts';
import { storePrivateSettings, storeSettings } from '../../support/settings/settings.ts';
import { book, cancelBooking, reschedule } from '../support/calls/bookings.ts';
import { bookAtDesk } from '../support/calls/desk.ts';
import { callback, initiate, startPaying } from '../support/calls/payments.ts';
import { newAdmin, newCustomer, newCustomers, type Person } from '../support/people/people.ts';
import { harness, mendAfterEach, test } from '../support/test.ts';

const dayMinutes = 24 * 60;

let customer: Person;
let rival: Person;
let admin: Person;
let slot: TestSlot;

test.beforeAll(async ({ harness }) => {
  [rival, admin] = await Promise.all([newCustomer(harness), newAdmin(harness)]);
});
beforeEach(async () => {
  await storeSettings(harness, {});
  await storePrivateSettings(harness, {});
  customer = await newCustomer(harness);
  slot = await newSlot(harness, await newService(harness));
});
mendAfterEach();

const agreeing = (agreedCancellationHours: number) => ({ change: { agreedCancellationHours } });

describe('the length of a hold', () => {
  const minutesHeld = async (id: string) => {
    const { expiresAt, createdAt } = await transactionOf(harness, id);
    expect((await slotNow(harness, slot)).heldUntil).toEqual(expiresAt);
    return (expiresAt.getTime() - createdAt.getTime()) / 60_000;
  };

  test.each([5, 15, 60])('is set in the settings: %d minutes', async (holdMinutes) => {
    await storeSettings(harness, { holdMinutes });
    const id = await startPaying(harness, customer, slot);
    expect(await minutesHeld(id)).toBe(holdMinutes);
    harness.clock.advanceMinutes(holdMinutes - 0.1);
    expect((await initiate(harness, rival, slot)).code).toBe('slot_taken');
    harness.clock.advanceMinutes(2.2);
    expect((await initiate(harness, rival, slot)).status).toBe(200);
  });

  test('stays the same if the settings change during the payment', async () => {
    const id = await startPaying(harness, customer, slot);
    await storeSettings(harness, { holdMinutes: 60 });
    expect(await minutesHeld(id)).toBe(15);
    harness.clock.advanceMinutes(12);
    const again = await initiate(harness, customer, slot);
    expect(again.data.transactionId).toBe(id);
    const left = new Date(again.data.expiresAt).getTime() - harness.clock.now().getTime();
    expect(left / 60_000).toBeCloseTo(15, 1);
  });

  test('stays the same if a declined payment is taken over', async () => {
    await storeSettings(harness, { holdMinutes: 5 });
    const id = await startPaying(harness, customer, slot);
    harness.clock.advanceMinutes(2);
    harness.provider.decline(id);
    await callback(harness, 'fail', id);
    await storeSettings(harness, { holdMinutes: 60 });
    const again = await initiate(harness, customer, slot);
    const { expiresAt } = await transactionOf(harness, id);
    expect(expiresAt.getTime()).toBeLessThanOrEqual(harness.clock.now().getTime());
    expect(new Date(again.data.expiresAt)).toEqual((await slotNow(harness, slot)).heldUntil);
    expect(await minutesHeld(again.data.transactionId)).toBeCloseTo(3, 1);
  });

  test('does not hide a lost callback: it is found in the middle of a long hold', async () => {
    await storeSettings(harness, { holdMinutes: 60 });
    const id = await startPaying(harness, customer, slot);
    harness.clock.advanceMinutes(5);
    await reconcile(harness, admin);
    harness.provider.pay(id);
    harness.clock.advanceMinutes(15);
    await reconcile(harness, admin);
    expect((await bookingOf(harness, id))?.status).toBe('pending');
  });

  test('may outlast the card page: a customer who comes back gets a new page and keeps the slot', async () => {
    await storeSettings(harness, { holdMinutes: 60 });
    const id = await startPaying(harness, customer, slot);
    harness.clock.advanceMinutes(31);
    const again = await initiate(harness, customer, slot);
    expect(again.status).toBe(200);
    expect(again.data.transactionId).not.toBe(id);
    expect((await slotNow(harness, slot)).heldUntil).toEqual(new Date(again.data.expiresAt));
    expect((await initiate(harness, rival, slot)).code).toBe('slot_taken');
  });
});

describe('the notice for a refund', () => {
  /**
   * Cancels after this many minutes.
   * @returns the payment's status
   */
  async function cancelledAfter(id: string, minutes: number): Promise<string> {
    harness.clock.advanceMinutes(minutes);
    await cancelBooking(harness, customer, id);
    return (await transactionOf(harness, id)).status;
  }

  test.each([
    [48, 3, 49, 'refund_due'],
    [48, 3, 47, 'success'],
    [1, 1, 1.5, 'refund_due'],
    [1, 1, 0.5, 'success'],
    [0, 1, 0.1, 'refund_due'],
  ])(
    'with %d hours, for a slot %d days ahead cancelled %d hours before its start: %s',
    async (...figures) => {
      const [cancellationHours, days, hoursAhead, status] = figures;
      await storeSettings(harness, { cancellationHours });
      const service = await newService(harness);
      const ahead = await newSlot(harness, service, days * dayMinutes);
      const id = await book(harness, customer, ahead);
      expect((await bookingOf(harness, id))?.cancellationHours).toBe(cancellationHours);
      expect(await cancelledAfter(id, days * dayMinutes - hoursAhead * 60)).toBe(status);
    },
  );

  test('stays the same if the settings change after the sale', async () => {
    const id = await book(harness, customer, slot);
    await storeSettings(harness, { cancellationHours: 336 });
    expect(await cancelledAfter(id, dayMinutes - 10)).toBe('refund_due');
  });

  test('stays the same if the settings change during the payment', async () => {
    const id = await startPaying(harness, customer, slot);
    await storeSettings(harness, { cancellationHours: 336 });
    harness.provider.pay(id);
    await callback(harness, 'notify', id);
    expect((await bookingOf(harness, id))?.cancellationHours).toBe(24);
  });

  test('stays the same when the booking moves', async () => {
    await storeSettings(harness, { cancellationHours: 1 });
    const service = await newService(harness);
    const [from, to] = [await newSlot(harness, service, 120), await newSlot(harness, service, 240)];
    const id = await book(harness, customer, from);
    await storeSettings(harness, { cancellationHours: 24 });
    const moved = await reschedule(harness, customer, id, to);
    expect(moved.data).toMatchObject({ refundTerms: 'by_notice', cancellationHours: 1 });
    expect(await cancelledAfter(id, 170)).toBe('refund_due');
  });

  test('ends the refund if a move comes later than it, and the refusal names the hours', async () => {
    await storeSettings(harness, { cancellationHours: 48 });
    const service = await newService(harness);
    const [from, to] = [
      await newSlot(harness, service, 47 * 60),
      await newSlot(harness, service, 5 * dayMinutes),
    ];
    const id = await book(harness, customer, from);
    await storeSettings(harness, { cancellationHours: 1 });
    const path = `/bookings/reschedule?bookingId=${id}&slotId=${to._id}&refund=`;
    const refused = await call(harness, 'PATCH', `${path}true`, { as: customer });
    expect(refused).toMatchObject({ status: 409, code: 'refund_changed' });
    expect(refused.message).toContain('less than 48 hours');
    const moved = await call(harness, 'PATCH', `${path}false`, { as: customer });
    expect(moved.data.refundTerms).toBe('forfeited');
    const cancel = await call(harness, 'DELETE', `/bookings/${id}?refund=true`, { as: customer });
    expect(cancel.message).toContain('less than 48 hours');
  });

  test('is stored for desk sales and free bookings too', async () => {
    await storeSettings(harness, { cancellationHours: 3 });
    const { data } = await bookAtDesk(harness, admin, slot);
    expect(data.cancellationHours).toBe(3);
    expect((await transactionOf(harness, data._id)).cancellationHours).toBe(3);
    const free = await newSlot(harness, await newService(harness, { price: 0 }));
    const booked = await initiate(harness, customer, free, agreeing(1));
    expect((await bookingOf(harness, booked.data.transactionId))?.cancellationHours).toBe(3);
  });
});

describe('the seller', () => {
  const seller = { legalName: 'Corner Wash Ltd.', taxNumber: 'BIN 1234' };
  const sellerOf = async (id: string) => (await transactionOf(harness, id)).seller;

  test('is stored as it is when the payment begins, without other private settings', async () => {
    await storePrivateSettings(harness, { ...seller, deskNote: 'Alarm code 8135' });
    const id = await startPaying(harness, customer, slot);
    await storePrivateSettings(harness, { legalName: 'Somebody else' });
    expect((await initiate(harness, customer, slot)).data.transactionId).toBe(id);
    harness.provider.pay(id);
    await callback(harness, 'notify', id);
    expect(await sellerOf(id)).toEqual(seller);
    const answered = await call(harness, 'GET', `/transactions/${id}`, { as: customer });
    expect(answered.data.seller).toEqual(seller);
  });

  test('is stored for desk sales and free bookings too', async () => {
    await storePrivateSettings(harness, { taxNumber: 'BIN 1234' });
    const { data } = await bookAtDesk(harness, admin, slot);
    expect(await sellerOf(data._id)).toEqual({ legalName: '', taxNumber: 'BIN 1234' });
    const free = await newSlot(harness, await newService(harness, { price: 0 }));
    const booked = await initiate(harness, customer, free);
    expect(await sellerOf(booked.data.transactionId)).toMatchObject({ taxNumber: 'BIN 1234' });
  });

  test('is empty where nothing is set', async () => {
    await storePrivateSettings(harness, { deskNote: 'Alarm code 8135' });
    const id = await startPaying(harness, customer, slot);
    expect(await sellerOf(id)).toEqual({ legalName: '', taxNumber: '' });
  });
});

describe('a customer who was shown other terms', () => {
  test('is refused worse terms, and buys after agreeing to them', async () => {
    await storeSettings(harness, { cancellationHours: 48 });
    const refused = await initiate(harness, customer, slot, agreeing(24));
    expect(refused).toMatchObject({ status: 409, code: 'refund_changed' });
    expect(refused.message).toContain('until 48 hours before it starts');
    expect(await transactionsOf(harness, slot)).toEqual([]);
    expect(await slotNow(harness, slot)).toMatchObject({ isBooked: 'available', claims: [] });
    const agreed = await initiate(harness, customer, slot, agreeing(48));
    expect(agreed.status).toBe(200);
    const { cancellationHours } = await transactionOf(harness, agreed.data.transactionId);
    expect(cancellationHours).toBe(48);
  });

  test('gets better terms', async () => {
    await storeSettings(harness, { cancellationHours: 2 });
    const { data } = await initiate(harness, customer, slot, agreeing(24));
    expect((await transactionOf(harness, data.transactionId)).cancellationHours).toBe(2);
  });

  test('keeps the promised terms if the payment has begun', async () => {
    const id = await startPaying(harness, customer, slot);
    await storeSettings(harness, { cancellationHours: 48 });
    const again = await initiate(harness, customer, slot, agreeing(24));
    expect([again.status, again.data.transactionId]).toEqual([200, id]);
    expect((await transactionOf(harness, id)).cancellationHours).toBe(24);
  });

  test('gets better terms even if the payment began with worse ones', async () => {
    await storeSettings(harness, { cancellationHours: 48 });
    const id = await startPaying(harness, customer, slot);
    await storeSettings(harness, { cancellationHours: 24 });
    await initiate(harness, customer, slot, agreeing(24));
    expect((await transactionOf(harness, id)).cancellationHours).toBe(24);
  });

  test('keeps the terms of the first payment after a declined card', async () => {
    const id = await startPaying(harness, customer, slot);
    harness.provider.decline(id);
    await callback(harness, 'fail', id);
    await storeSettings(harness, { cancellationHours: 48 });
    const { data } = await initiate(harness, customer, slot, agreeing(24));
    expect(data.transactionId).not.toBe(id);
    expect((await transactionOf(harness, data.transactionId)).cancellationHours).toBe(24);
  });
});

describe('a price that has changed since it was shown', () => {
  const priceOf = (price: number) =>
    harness.context.db.services.doc(slot.serviceId).update({ price });
  const paying = (agreedAmount: number) =>
    initiate(harness, customer, slot, { change: { agreedAmount } });

  test('is asked about again if it is higher, and nothing is held meanwhile', async () => {
    await priceOf(60);
    const refused = await paying(49.9);
    expect(refused).toMatchObject({ status: 409, code: 'price_changed' });
    const money = (amount: number) => formatMoney(amount, harness.context.settings.currency);
    expect(refused.message).toContain(`now ${money(60)}, no longer ${money(49.9)}`);
    expect(await transactionsOf(harness, slot)).toEqual([]);
    expect((await slotNow(harness, slot)).claims).toEqual([]);
    const { data } = await paying(60);
    expect((await transactionOf(harness, data.transactionId)).amount).toBe(60);
  });

  test('applies at once if it is lower', async () => {
    await priceOf(30.1);
    const { data } = await paying(49.9);
    expect((await transactionOf(harness, data.transactionId)).amount).toBe(30.1);
  });

  test('is asked about if the service was free before', async () => {
    await priceOf(60);
    expect((await paying(0)).code).toBe('price_changed');
    expect((await slotNow(harness, slot)).claims).toEqual([]);
  });

  test('does not raise the amount of a payment that has begun, but may lower it', async () => {
    const { data: begun } = await paying(49.9);
    await priceOf(60);
    const goesOn = await paying(60);
    expect(goesOn.data.transactionId).toBe(begun.transactionId);
    await priceOf(20);
    const cheaper = await paying(20);
    expect(cheaper.data.transactionId).not.toBe(begun.transactionId);
    expect((await transactionOf(harness, cheaper.data.transactionId)).amount).toBe(20);
    expect((await slotNow(harness, slot)).claims).toHaveLength(1);
    // A refusal does not end the payment that was begun.
    await priceOf(70);
    const refused = await initiate(harness, customer, slot, {
      change: { agreedAmount: 10 },
    });
    expect(refused.code).toBe('price_changed');
    expect((await slotNow(harness, slot)).claims).toHaveLength(1);
    expect((await paying(20)).data.transactionId).toBe(cheaper.data.transactionId);
  });

  test('is never charged above the agreed amount, even if it rises while many pay', async () => {
    const service = await newService(harness);
    const customers = await newCustomers(harness, 6);
    const slots = await Promise.all(
      customers.map((_, at) => newSlot(harness, service, 3000 + at * 90)),
    );
    const [, ...answers] = await Promise.all([
      harness.context.db.services.doc(service._id).update({ price: 60 }),
      ...slots.map((wanted, at) =>
        initiate(harness, customers[at], wanted, { change: { agreedAmount: 49.9 } }),
      ),
    ]);
    for (const { status, code, data } of answers) {
      if (status !== 200) expect(code).toBe('price_changed');
      else expect((await transactionOf(harness, data.transactionId)).amount).toBe(49.9);
    }
    const sold = answers.filter(({ status }) => status === 200).length;
    const held = (await Promise.all(slots.map((each) => slotNow(harness, each)))).flatMap(
      ({ claims }) => claims,
    );
    expect(held).toHaveLength(sold);
  });

  test('is asked about at the desk if it is higher or lower, because the cash may be taken', async () => {
    await priceOf(40);
    const refused = await bookAtDesk(harness, admin, slot, { agreedAmount: 49.9 });
    expect(refused).toMatchObject({ status: 409, code: 'price_changed' });
    expect((await slotNow(harness, slot)).claims).toEqual([]);
    const { data } = await bookAtDesk(harness, admin, slot, { agreedAmount: 40 });
    expect(data.amount).toBe(40);
  });
});
