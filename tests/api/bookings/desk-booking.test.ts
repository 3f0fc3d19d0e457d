import { searchTermsOfPurchase } from '@carwash/domain/payments/purchase-search';
import { paymentMethodLabels } from '@carwash/domain/payments/transaction';
import type { Slot } from '@carwash/domain/slots/slot';
import { describe, expect } from 'vitest';
import { type Answer, call } from '../../support/calls/call.ts';
import { newService, newSlot, writeSlotStatus } from '../../support/catalogue/catalogue.ts';
import { auditOf } from '../../support/reads/audit.ts';
import { bookingsOf, transactionOf, transactionsOf } from '../../support/reads/purchases.ts';
import { slotNow } from '../../support/reads/slots.ts';
import { timelineOf } from '../../support/reads/timelines.ts';
import { reconcile } from '../../support/reconciler/reconcile.ts';
import { cancelBooking } from '../support/calls/bookings.ts';
import { bookAtDesk, cancelAsAdmin, undoSale } from '../support/calls/desk.ts';
import { callback, initiate, startPaying } from '../support/calls/payments.ts';
import { historyTags, roundsOf } from '../support/histories.ts';
import { renewed } from '../support/people/accounts.ts';
import { newAdmin, newCustomer, newCustomers, type Person } from '../support/people/people.ts';
import { harness, mendAfterEach, test } from '../support/test.ts';

let admin: Person;
let customer: Person;
test.beforeAll(async ({ harness }) => {
  [admin, customer] = await Promise.all([newAdmin(harness), newCustomer(harness)]);
});
mendAfterEach();

const openSlot = async (startsInMinutes?: number): Promise<Slot> =>
  newSlot(harness, await newService(harness), startsInMinutes);

describe('a slot booked at the desk', () => {
  test('is sold for cash in one commit: slot, payment, booking, timeline and audit', async () => {
    const slot = await openSlot();
    const answer = await bookAtDesk(harness, admin, slot, { customerEmail: 'kamal@example.test' });
    expect(answer.status).toBe(200);
    const id = answer.data._id;
    expect(id).toMatch(new RegExp(`^T-\\d{13}-walk-in-${slot.serviceId}$`));
    expect(answer.data).toMatchObject({
      status: 'pending',
      amount: 49.9,
      slot: { _id: slot._id },
      customer: {
        uid: null,
        name: 'Kamal Hossain',
        email: 'kamal@example.test',
        phone: '+8801711000002',
      },
    });
    const transaction = await transactionOf(harness, id);
    expect(transaction).toMatchObject({
      status: 'success',
      paymentMethod: 'cash',
      paidAt: transaction.createdAt,
      amount: 49.9,
      nextCheckAt: null,
      paymentUrl: null,
      providerReference: null,
    });
    expect(transaction.searchTerms).toEqual(searchTermsOfPurchase(transaction));
    const { isBooked, heldUntil, claimId } = await slotNow(harness, slot);
    expect([isBooked, heldUntil, claimId]).toEqual(['booked', null, transaction.claimId]);
    expect(await timelineOf(harness, id)).toEqual([
      expect.objectContaining({ kind: 'booked', by: { uid: admin.uid, role: 'admin' } }),
    ]);
    expect(await auditOf(harness, id)).toEqual([
      expect.objectContaining({
        kind: 'booking',
        action: 'booked at the desk',
        by: { uid: admin.uid, name: admin.name },
        before: null,
        after: expect.objectContaining({ paymentMethod: 'cash', amount: 49.9 }),
      }),
    ]);
  });

  test('for an account belongs to it, and can be cancelled by its owner', async () => {
    const slot = await openSlot();
    const answer = await bookAtDesk(harness, admin, slot, {
      customerId: customer.uid,
      customerName: 'Mina on the phone',
      customerPhone: undefined,
      customerEmail: 'another@example.test',
    });
    expect(answer.data.customer).toEqual({
      uid: customer.uid,
      name: 'Mina on the phone',
      email: customer.email,
      phone: '+8801700000000',
    });
    const { data } = await call(harness, 'GET', '/bookings/my-bookings', { as: customer });
    expect(data.map(({ _id }: { _id: string }) => _id)).toContain(answer.data._id);
    expect((await cancelBooking(harness, customer, answer.data._id)).status).toBe(200);
    expect((await transactionOf(harness, answer.data._id)).status).toBe('refund_due');
  });

  test('never causes a question to the provider', async () => {
    const { data } = await bookAtDesk(harness, admin, await openSlot(), {
      customerId: customer.uid,
    });
    const before = await transactionOf(harness, data._id);
    const asked = harness.provider.count('search');
    harness.clock.advanceMinutes(24 * 60);
    await reconcile(harness, admin);
    for (const kind of ['success', 'fail', 'notify'] as const)
      await callback(harness, kind, data._id);
    await call(harness, 'GET', `/transactions/${data._id}`, { as: customer });
    await call(harness, 'POST', `/payments/${data._id}/cancel`, { as: customer });
    expect(await transactionOf(harness, data._id)).toEqual(before);
    expect(harness.provider.count('search')).toBe(asked);
  });
});

describe('a booking at the desk is refused', () => {
  const taken = [409, 'slot_taken'];

  test.each<[string, (slot: Slot) => Promise<unknown>]>([
    ['a booked slot', (slot) => bookAtDesk(harness, admin, slot)],
    ['a slot that a customer pays for', (slot) => startPaying(harness, customer, slot)],
    ['a closed slot', (slot) => writeSlotStatus(harness, slot, { isBooked: 'canceled' })],
    ['a slot that has begun', async () => harness.clock.advanceMinutes(3 * 24 * 60)],
  ])('%s', async (_case, happens) => {
    const slot = await openSlot();
    await happens(slot);
    const before = (await transactionsOf(harness, slot)).length;
    const { status, code } = await bookAtDesk(harness, admin, slot);
    expect([status, code]).toEqual(taken);
    expect(await transactionsOf(harness, slot)).toHaveLength(before);
  });

  test.each([
    ['an unknown slot', { slotId: 'nothing1_2030-01-15_0900' }],
    ['an unknown account', { customerId: 'nobody' }],
  ])('%s: 404', async (_case, change) => {
    const slot = await openSlot();
    expect((await bookAtDesk(harness, admin, slot, change)).code).toBe('not_found');
    expect((await slotNow(harness, slot)).isBooked).toBe('available');
  });
});

describe('a call that is repeated with its Idempotency-Key', () => {
  const usedForAnother = [409, 'conflict', 'Idempotency-Key'];
  const refusalOf = ({ status, code, errors }: Answer) => [status, code, errors?.[0]?.path];
  const withKey = (slot: Slot, key: string, as = admin) => bookAtDesk(harness, as, slot, {}, key);

  test('is answered with the booking of the first, and sells nothing twice', async () => {
    const slot = await openSlot();
    const first = await withKey(slot, 'again');
    const again = await withKey(slot, 'again');
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.data).toEqual(first.data);
    expect(await transactionsOf(harness, slot)).toHaveLength(1);
    expect(await auditOf(harness, first.data._id)).toHaveLength(1);
  });

  test('is the same call however the plate is written', async () => {
    const slot = await openSlot();
    const again = (registrationPlate: string) =>
      bookAtDesk(harness, admin, slot, { registrationPlate }, 'plate');
    const first = await again('DHAKA METRO-GA 12-3456');
    expect((await again('Dhaka  Metro Ga ১২৩৪৫৬')).data).toEqual(first.data);
    expect(first.data.vehicle.registrationPlate).toBe('DHAKA METRO-GA 12-3456');
  });

  test('is the same call after the price has changed', async () => {
    const slot = await openSlot();
    const service = harness.context.db.services.doc(slot.serviceId);
    const price = (await service.get()).data()?.price;
    const agreeing = (agreedAmount: number | undefined) =>
      bookAtDesk(harness, admin, slot, { agreedAmount }, 'price');
    const first = await agreeing(price);
    expect(first.status).toBe(200);
    await service.update({ price: 99 });
    expect((await agreeing(99)).data).toEqual(first.data);
    expect(await transactionsOf(harness, slot)).toHaveLength(1);
  });

  test.each([
    ['cash', { paymentMethod: 'terminal' }],
    ['later', { paymentMethod: 'cash' }],
    ['terminal', { paymentMethod: 'free', freeReason: 'A friend.' }],
  ])('says how it was paid where another way is chosen: %s', async (paymentMethod, change) => {
    const slot = await openSlot();
    const key = `paid-${paymentMethod}`;
    const sell = (how: object) => bookAtDesk(harness, admin, slot, how, key);
    const first = await sell({ paymentMethod });
    const other = await sell(change);
    expect([first.status, other.status, other.code]).toEqual([200, 409, 'conflict']);
    expect(other.message).toContain(paymentMethodLabels[paymentMethod as 'cash'].toLowerCase());
    expect((await sell({ paymentMethod })).data).toEqual(first.data);
    expect(await transactionsOf(harness, slot)).toHaveLength(1);
  });

  test.each(roundsOf(3))(
    'ten times at once makes one booking (%i)',
    { tags: historyTags },
    async (round) => {
      const slot = await openSlot();
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => withKey(slot, `at-once-${round}`)),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
      expect(new Set(answers.map(({ data }) => data._id)).size).toBe(1);
      expect(await transactionsOf(harness, slot)).toHaveLength(1);
    },
  );

  test('is answered with the current state of the booking', async () => {
    const slot = await openSlot();
    const { data } = await withKey(slot, 'noted');
    await harness.context.db.bookings.doc(data._id).update({ note: 'Ring twice.' });
    expect((await withKey(slot, 'noted')).data).toEqual({ ...data, note: 'Ring twice.' });
  });

  test('is no sale any more once the first was cancelled or undone', async () => {
    const slot = await openSlot();
    const { data } = await withKey(slot, 'cancelled');
    await cancelAsAdmin(harness, admin, data._id, { refund: true });
    const again = await withKey(slot, 'cancelled');
    expect([again.status, again.code]).toEqual([409, 'sale_cancelled']);
    expect((await slotNow(harness, slot)).isBooked).toBe('available');
    const undone = await withKey(slot, 'undone');
    expect((await undoSale(harness, admin, undone.data._id)).status).toBe(200);
    expect((await withKey(slot, 'undone')).code).toBe('sale_cancelled');
    expect((await withKey(slot, 'anew')).status).toBe(200);
  });

  test('makes the booking if the first was refused', async () => {
    const slot = await openSlot();
    await writeSlotStatus(harness, slot, { isBooked: 'canceled' });
    expect((await withKey(slot, 'refused')).code).toBe('slot_taken');
    await writeSlotStatus(harness, slot, { isBooked: 'available' });
    expect((await withKey(slot, 'refused')).status).toBe(200);
  });

  test('is refused for another slot', async () => {
    await withKey(await openSlot(), 'mine');
    const other = await openSlot();
    expect(refusalOf(await withKey(other, 'mine'))).toEqual(usedForAnother);
    expect(await transactionsOf(harness, other)).toEqual([]);
  });

  test.each([
    ['another name', { customerName: 'Salma Khatun' }],
    ['another phone', { customerPhone: '01911000003' }],
    ['another plate', { registrationPlate: 'DHAKA-99-1' }],
    ['an account', {}],
  ])('is refused for the same slot with %s', async (what, change) => {
    const slot = await openSlot();
    const first = await withKey(slot, `bound-${what.replaceAll(' ', '-')}`);
    const account = what === 'an account' ? { customerId: customer.uid } : {};
    const other = await bookAtDesk(
      harness,
      admin,
      slot,
      { ...change, ...account },
      `bound-${what.replaceAll(' ', '-')}`,
    );
    expect(refusalOf(other)).toEqual(usedForAnother);
    expect(await transactionsOf(harness, slot)).toHaveLength(1);
    expect((await withKey(slot, `bound-${what.replaceAll(' ', '-')}`)).data).toEqual(first.data);
  });

  test('is refused if the key was used to pay by card, and the other way round', async () => {
    const [byCard, inCash] = [await openSlot(), await openSlot()];
    const person = await newCustomer(harness);
    const become = async (role: 'admin' | 'user') => {
      const path = `/auth/update-role/${person.uid}`;
      expect((await call(harness, 'PATCH', path, { as: admin, json: { role } })).status).toBe(200);
      return renewed(harness, person);
    };
    expect((await initiate(harness, person, byCard, { key: 'by-card' })).status).toBe(200);
    const promoted = await become('admin');
    expect(refusalOf(await withKey(byCard, 'by-card', promoted))).toEqual(usedForAnother);
    expect((await withKey(inCash, 'in-cash', promoted)).status).toBe(200);
    const paid = await initiate(harness, await become('user'), inCash, { key: 'in-cash' });
    expect(refusalOf(paid)).toEqual(usedForAnother);
  });

  test('is a new call for another admin', async () => {
    const slot = await openSlot();
    await withKey(slot, 'shared');
    expect((await withKey(slot, 'shared', await newAdmin(harness))).code).toBe('slot_taken');
  });
});

test('a customer whose hold has lapsed pays too late for a slot that the desk has sold', async () => {
  const slot = await openSlot();
  const late = await startPaying(harness, customer, slot);
  harness.clock.advanceMinutes(15.1);
  expect((await bookAtDesk(harness, admin, slot)).status).toBe(200);
  harness.provider.pay(late);
  await callback(harness, 'notify', late);
  expect(await transactionOf(harness, late)).toMatchObject({
    status: 'refund_due',
    refundReason: 'slot_gone',
  });
});

test('20 customers and desk sales compete for one slot: one gets it', async () => {
  const slot = await openSlot();
  const rivals = await newCustomers(harness, 10);
  const answers = await Promise.all(
    rivals.flatMap((rival) => [initiate(harness, rival, slot), bookAtDesk(harness, admin, slot)]),
  );
  const won = answers.filter(({ status }) => status === 200);
  const lost = answers.filter(({ code }) => code === 'slot_taken');
  expect([won.length, lost.length]).toEqual([1, 19]);
  expect(await transactionsOf(harness, slot)).toHaveLength(1);
});

test.each(roundsOf(5))(
  'a late payment settles while the desk sells its slot: one booking (%i)',
  { tags: historyTags },
  async () => {
    const slot = await openSlot();
    const late = await startPaying(harness, customer, slot);
    harness.clock.advanceMinutes(15.1);
    harness.provider.pay(late);
    const [, desk] = await Promise.all([
      callback(harness, 'notify', late),
      bookAtDesk(harness, admin, slot),
    ]);
    const wasSold = desk.status === 200;
    expect((await transactionOf(harness, late)).status).toBe(wasSold ? 'refund_due' : 'success');
    expect(await bookingsOf(harness, slot)).toHaveLength(1);
  },
);

test('two slots of one service sold in the same millisecond are two sales', async () => {
  const service = await newService(harness);
  const slots = await Promise.all([1, 2, 3].map((day) => newSlot(harness, service, day * 24 * 60)));
  // The clock stops until all have read it, and then continues.
  const began = harness.clock.now().getTime();
  let looks = 0;
  harness.context.now = () => {
    looks += 1;
    return new Date(began + Math.floor(looks / 12));
  };
  const answers = await Promise.all(slots.map((slot) => bookAtDesk(harness, admin, slot)));
  harness.context.now = harness.clock.now;
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(answers.map(({ data }) => data._id)).size).toBe(3);
});
