import { randomInt } from 'node:crypto';
import type { Slot } from '@carwash/domain/slots/slot';
import { deadlineIn } from '@carwash/functions/background/deadline';
import { renderMail } from '@carwash/functions/messages/render/render-mail';
import { sendDueMessages } from '@carwash/functions/messages/send-due-messages';
import { beforeEach, describe, expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { newService, newSlot, removeSlot } from '../../support/catalogue/catalogue.ts';
import { bookingOf, bookingsOf, transactionOf } from '../../support/reads/purchases.ts';
import { slotNow } from '../../support/reads/slots.ts';
import { reconcile } from '../../support/reconciler/reconcile.ts';
import { storeSettings } from '../../support/settings/settings.ts';
import { blockCustomer } from '../support/calls/customers.ts';
import { callback, cancelPayment, initiate, startPaying } from '../support/calls/payments.ts';
import { openMailbox } from '../support/messages/open-mailbox.ts';
import {
  newAdmin,
  newCustomer,
  newCustomerWithPhone,
  type Person,
} from '../support/people/people.ts';
import { harness, mendAfterEach, test } from '../support/test.ts';

let first: Person;
let second: Person;
let admin: Person;
let slot: Slot;

test.beforeAll(async ({ harness }) => {
  [first, second, admin] = await Promise.all([
    newCustomer(harness),
    newCustomer(harness),
    newAdmin(harness),
  ]);
});
beforeEach(async () => {
  slot = await newSlot(harness, await newService(harness));
});
mendAfterEach();

test('a first payment that comes after another customer has booked is refunded', async () => {
  const late = await startPaying(harness, first, slot);
  harness.clock.advanceMinutes(15.1);
  const quick = await startPaying(harness, second, slot);
  harness.provider.pay(quick);
  await callback(harness, 'success', quick);
  harness.provider.pay(late);
  const answer = await callback(harness, 'success', late);

  expect((await bookingsOf(harness, slot)).map(({ _id }) => _id)).toEqual([quick]);
  expect(await transactionOf(harness, late)).toMatchObject({
    status: 'refund_due',
    refundReason: 'slot_gone',
  });
  expect(answer.location).toBe(`${harness.apiUrl}/booking-success?transaction=${late}`);
  const told = await call(harness, 'POST', '/bookings', {
    as: first,
    json: { transactionId: late },
  });
  expect([told.status, told.message]).toEqual([
    409,
    'This payment could not be booked. The money goes back to you.',
  ]);
});

test('while the second customer is still paying, the late first payment does not take the slot', async () => {
  const late = await startPaying(harness, first, slot);
  harness.clock.advanceMinutes(15.1);
  const quick = await startPaying(harness, second, slot);
  harness.provider.pay(late);
  await callback(harness, 'notify', late);
  expect((await transactionOf(harness, late)).status).toBe('refund_due');
  harness.provider.pay(quick);
  await callback(harness, 'notify', quick);
  expect((await bookingsOf(harness, slot)).map(({ _id }) => _id)).toEqual([quick]);
});

test('a late payment is booked if the slot is still free', async () => {
  const late = await startPaying(harness, first, slot);
  harness.clock.advanceMinutes(20);
  harness.provider.pay(late);
  await callback(harness, 'success', late);
  expect(await bookingOf(harness, late)).toBeDefined();
});

test('a declined payment that is then paid on the page left open is booked', async () => {
  const id = await startPaying(harness, first, slot);
  harness.provider.decline(id);
  await callback(harness, 'fail', id);
  expect((await transactionOf(harness, id)).status).toBe('failed');
  harness.provider.pay(id);
  await callback(harness, 'success', id);
  expect(await transactionOf(harness, id)).toMatchObject({
    status: 'success',
    failureReason: null,
  });
  expect((await slotNow(harness, slot)).isBooked).toBe('booked');
});

test('the reconciler finds a failed payment that was paid although its callback is lost', async () => {
  const id = await startPaying(harness, first, slot);
  harness.provider.decline(id);
  await callback(harness, 'fail', id);
  harness.provider.pay(id);
  harness.clock.advanceMinutes(31);
  await reconcile(harness, admin);
  expect((await transactionOf(harness, id)).status).toBe('success');
});

test('a slot that begins while its customer pays is booked', async () => {
  const soon = await newSlot(harness, await newService(harness), 5);
  const id = await startPaying(harness, first, soon);
  harness.clock.advanceMinutes(6.5);
  harness.provider.pay(id);
  await callback(harness, 'success', id);
  expect(await bookingsOf(harness, soon)).toHaveLength(1);
});

test('the slot has begun and the hold is long over: the money goes back', async () => {
  const soon = await newSlot(harness, await newService(harness), 5);
  const id = await startPaying(harness, first, soon);
  harness.clock.advanceMinutes(18);
  harness.provider.pay(id);
  await callback(harness, 'success', id);
  expect(await bookingsOf(harness, soon)).toEqual([]);
  expect((await transactionOf(harness, id)).status).toBe('refund_due');
});

test('the slot was deleted while its customer paid: the money goes back', async () => {
  const id = await startPaying(harness, first, slot);
  await removeSlot(harness, slot);
  harness.provider.pay(id);
  await callback(harness, 'success', id);
  expect(await transactionOf(harness, id)).toMatchObject({
    status: 'refund_due',
    refundReason: 'slot_gone',
  });
});

test('a price that changes while the customer pays does not change what is paid', async () => {
  const id = await startPaying(harness, first, slot);
  await harness.context.db.services.doc(slot.serviceId).update({ price: 9999 });
  harness.provider.pay(id);
  await callback(harness, 'success', id);
  expect(await bookingOf(harness, id)).toMatchObject({ amount: 49.9 });
});

test('another customer may start to pay after the hold, but not during it', async () => {
  await startPaying(harness, first, slot);
  harness.clock.advanceMinutes(14.9);
  expect((await initiate(harness, second, slot)).code).toBe('slot_taken');
  harness.clock.advanceMinutes(0.2);
  expect((await initiate(harness, second, slot)).status).toBe(200);
});

test('a payment that its customer gave up goes back, however free its place is', async () => {
  const id = await startPaying(harness, first, slot);
  await cancelPayment(harness, first, id);
  harness.clock.advanceMinutes(60);
  harness.provider.pay(id);
  await callback(harness, 'notify', id);
  expect(await transactionOf(harness, id)).toMatchObject({
    status: 'refund_due',
    refundReason: 'given_up',
  });
  expect(await bookingsOf(harness, slot)).toEqual([]);
});

test('a declined payment that its customer gave up goes back', async () => {
  const id = await startPaying(harness, first, slot);
  harness.provider.decline(id);
  await callback(harness, 'fail', id);
  await cancelPayment(harness, first, id);
  harness.provider.pay(id);
  await callback(harness, 'notify', id);
  expect((await transactionOf(harness, id)).refundReason).toBe('given_up');
});

describe('a payment that comes without its hold', () => {
  /** Begins to pay for the slot, and lets its minutes be freed because nobody pays. */
  async function unheld(as: Person, wanted: Slot): Promise<string> {
    const id = await startPaying(harness, as, wanted);
    harness.clock.advanceMinutes(16);
    await reconcile(harness, admin);
    expect((await slotNow(harness, wanted)).claimId).toBeNull();
    return id;
  }

  const pay = async (id: string) => {
    harness.provider.pay(id);
    await callback(harness, 'notify', id);
  };

  test('within its notice is booked, and can be cancelled for a refund, as the mail says', async () => {
    const mailbox = openMailbox(harness);
    const soon = await newSlot(harness, await newService(harness), 120);
    const id = await unheld(first, soon);
    await pay(id);
    expect(await transactionOf(harness, id)).toMatchObject({ cancellationHours: 0 });
    expect(await bookingOf(harness, id)).toMatchObject({ cancellationHours: 0 });
    await sendDueMessages(harness.context, deadlineIn(60_000));
    const letter = mailbox.letters.find(
      ({ message: { kind, bookingId } }) => kind === 'confirmation' && bookingId === id,
    );
    expect(letter && (await renderMail(letter.content)).text).toContain(
      'Free to cancel until it starts',
    );
    await call(harness, 'DELETE', `/bookings/${id}?refund=true`, { as: first });
    expect(await transactionOf(harness, id)).toMatchObject({ status: 'refund_due' });
  });

  test('before its notice keeps its terms', async () => {
    const id = await unheld(first, slot);
    await pay(id);
    expect(await bookingOf(harness, id)).toMatchObject({ cancellationHours: 24 });
  });

  test.each<[string, (wanted: Slot, as: Person) => Promise<unknown>]>([
    [
      'on a day that was closed',
      ({ date }) =>
        storeSettings(harness, { exceptions: [{ from: date, to: date, periods: [], note: '' }] }),
    ],
    [
      'for a service that was paused',
      ({ serviceId }) => harness.context.db.services.doc(serviceId).update({ isPaused: true }),
    ],
    [
      'from a customer who was blocked',
      (_wanted, { uid }) => blockCustomer(harness, admin, `u-${uid}`, 'Did not come.'),
    ],
    ['too soon before it starts', () => storeSettings(harness, { lastMinutes: 3 * 24 * 60 })],
  ])('%s goes back', async (_case, change) => {
    const customer = await newCustomerWithPhone(
      harness,
      `+8801711${randomInt(100_000, 1_000_000)}`,
    );
    const id = await unheld(customer, slot);
    try {
      await change(slot, customer);
      await pay(id);
    } finally {
      await storeSettings(harness, {});
    }
    expect(await transactionOf(harness, id)).toMatchObject({
      status: 'refund_due',
      refundReason: 'not_on_sale',
    });
    expect(await bookingsOf(harness, slot)).toEqual([]);
  });

  test('is asked about that; one in its hold is not', async () => {
    const id = await startPaying(harness, first, slot);
    await harness.context.db.services.doc(slot.serviceId).update({ isPaused: true });
    await pay(id);
    expect(await bookingOf(harness, id)).toBeDefined();
  });
});
