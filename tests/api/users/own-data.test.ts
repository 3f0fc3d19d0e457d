import type { AuditEntry } from '@carwash/domain/audit/audit-entry';
import { keyOfAccount } from '@carwash/domain/customers/customer-key';
import { mostOwnRecords } from '@carwash/domain/own-data/own-data';
import { recentSignInMs } from '@carwash/domain/users/session';
import { afterEach, beforeEach, expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { bookingOf } from '../../support/reads/purchases.ts';
import { book } from '../support/calls/bookings.ts';
import { refundAsAdmin } from '../support/calls/desk.ts';
import { initiate } from '../support/calls/payments.ts';
import { reviewBusiness } from '../support/calls/reviews.ts';
import { openPeriod } from '../support/calls/till.ts';
import { newAdmin, newCustomer, type Person } from '../support/people/people.ts';
import { harness, test } from '../support/test.ts';

let customer: Person;
beforeEach(async () => {
  await harness.wipe();
  customer = await newCustomer(harness);
});

// The copies of a booking have neither payments nor figures.
afterEach(() => harness.wipe());

const ownData = (as = customer) => call(harness, 'GET', '/auth/my-data', { as });

/** Stores copies of a booking, each a minute older than the one before. */
async function copyBooking(id: string, count: number): Promise<void> {
  const booking = await bookingOf(harness, id);
  if (!booking) throw new Error('There is no booking');
  const { bookings } = harness.context.db;
  for (let first = 1; first <= count; first += 500) {
    const batch = harness.context.db.batch();
    for (let at = first; at <= Math.min(first + 499, count); at += 1) {
      const createdAt = new Date(booking.createdAt.getTime() - at * 60_000);
      const copy = { ...booking, _id: `copy-${at}`, createdAt };
      batch.set(bookings.doc(copy._id), copy);
    }
    await batch.commit();
  }
}

/** Stores copies of the customer's only vehicle, each used a minute before the one before. */
async function copyVehicle(count: number): Promise<void> {
  const { db } = harness.context;
  const [saved] = (await db.savedVehicles.where('uid', '==', customer.uid).get()).docs;
  if (!saved) throw new Error('There is no vehicle');
  const vehicle = saved.data();
  for (let first = 1; first <= count; first += 500) {
    const batch = db.batch();
    for (let at = first; at <= Math.min(first + 499, count); at += 1) {
      const usedAt = new Date(vehicle.usedAt.getTime() - at * 60_000);
      batch.set(db.savedVehicles.doc(`copy-${at}`), { ...vehicle, _id: `copy-${at}`, usedAt });
    }
    await batch.commit();
  }
}

const byKind = (one: { kind: string }, other: { kind: string }) =>
  one.kind.localeCompare(other.kind);

const bookAs = async (as: Person, minutes = 60) =>
  book(harness, as, await newSlot(harness, await newService(harness), minutes));

const bookIn = (minutes: number) => bookAs(customer, minutes);

test('holds profile, vehicles, bookings, payments and reviews, and of nobody else', async () => {
  const id = await bookIn(60);
  const open = await initiate(harness, customer, await newSlot(harness, await newService(harness)));
  const review = (await reviewBusiness(harness, customer)).data;
  const other = await newCustomer(harness);
  await reviewBusiness(harness, other);

  const { status, data } = await ownData();
  expect([status, data.isComplete]).toEqual([200, true]);
  expect(data.profile).toMatchObject({ _id: customer.uid, email: customer.email });
  expect(data.profile).not.toHaveProperty('searchTerms');
  const booking = await bookingOf(harness, id);
  const { registrationPlate } = booking?.vehicle ?? {};
  expect(data.vehicles).toMatchObject([{ registrationPlate }]);
  expect(data.bookings).toMatchObject([
    { _id: id, code: booking?.code, slot: { date: booking?.slot.date } },
  ]);
  expect(data.payments.map(({ _id }: { _id: string }) => _id).toSorted()).toEqual(
    [id, open.data.transactionId].toSorted(),
  );
  expect(data.reviews.map(({ _id }: { _id: string }) => _id)).toEqual([review._id]);

  const others = (await ownData(other)).data;
  expect([others.bookings, others.payments, others.vehicles]).toEqual([[], [], []]);
});

test('holds the receipts with their lines and VAT, and the credit note of a refund', async () => {
  const admin = await newAdmin(harness);
  const vatPercent = { vatPercent: 15 };
  await call(harness, 'PATCH', '/settings', { as: admin, json: vatPercent });
  const id = await bookIn(48 * 60);
  const part = { amount: 10, reference: 'AAM-1' };
  expect((await refundAsAdmin(harness, admin, id, 'Scratch', part)).status).toBe(200);
  await openPeriod(harness, admin);

  const { receipts, payments, isComplete } = (await ownData()).data;
  const [{ amount, lines, currency }] = payments;
  expect(isComplete).toBe(true);
  expect(receipts).toHaveLength(2);
  const [refund, sale] = receipts.toSorted(byKind);
  const shared = { transactionId: id, lines, currency, ...vatPercent };
  const numbered = { number: expect.stringMatching(/^\d{4}-\d{6}$/), date: expect.any(String) };
  expect(sale).toMatchObject({ ...shared, ...numbered, kind: 'sale', amount });
  expect(sale.net + sale.vat).toBeCloseTo(amount);
  expect(refund).toMatchObject({ ...shared, ...numbered, kind: 'refund', amount: 10 });
  expect([refund.net, refund.vat]).toEqual([8.7, 1.3]);
  expect((await ownData(await newCustomer(harness))).data.receipts).toEqual([]);
});

test('holds the timeline of bookings and what the audit says, without the names of the staff', async () => {
  const admin = await newAdmin(harness);
  const id = await bookIn(48 * 60);
  const part = { amount: 10, reference: 'AAM-1' };
  expect((await refundAsAdmin(harness, admin, id, 'Scratch', part)).status).toBe(200);
  const block = { customerKey: keyOfAccount(customer.uid), staffNote: 'Wax', seenEdition: 0 };
  await call(harness, 'PATCH', '/customers/note', { as: admin, json: block });
  await bookAs(await newCustomer(harness));

  const { events, audit, isComplete } = (await ownData()).data;
  expect(isComplete).toBe(true);
  expect(events).toMatchObject([
    { bookingId: id, kind: 'booked', by: { role: 'user' } },
    { bookingId: id, kind: 'part_refunded', reason: 'Scratch', amount: 10 },
  ]);
  const told = audit.map(({ subject, action }: AuditEntry) => [subject.id, action]);
  expect(told.toSorted()).toEqual(
    [
      [id, 'part refunded'],
      [customer.uid, 'note changed'],
    ].toSorted(),
  );
  expect(JSON.stringify([events, audit])).not.toContain(admin.uid);
});

test('holds the messages, what is switched off, devices and the calendar link, without their secrets', async () => {
  const id = await bookIn(3 * 24 * 60);
  const json = { channel: 'mail', isMuted: true };
  await call(harness, 'PATCH', '/messages/preferences', { as: customer, json });
  const device = {
    endpoint: 'https://fcm.googleapis.com/fcm/send/own-device',
    keys: { p256dh: `B${'k'.repeat(86)}`, auth: 's'.repeat(22) },
  };
  const { pushSubscriptions } = harness.context.db;
  const createdAt = new Date('2031-03-03T06:00:00Z');
  const stored = { ...device, _id: 'a'.repeat(64), uid: customer.uid, createdAt };
  await pushSubscriptions.doc(stored._id).set(stored);
  const { link } = (await call(harness, 'POST', '/auth/calendar-feed', { as: customer })).data;
  const { data } = await ownData();
  const kinds = data.messages.map(({ kind }: { kind: string }) => kind);
  expect(kinds.sort()).toEqual(['confirmation', 'reminder_day', 'reminder_soon']);
  expect(data.messages[0]).toMatchObject({ bookingId: id, state: 'scheduled' });
  expect(data.messagePreferences).toEqual({ muted: ['mail'] });
  expect(data.calendarFeeds).toEqual([{ kind: 'customer', createdAt: expect.any(String) }]);
  expect(data.notifiedDevices).toEqual([{ createdAt: createdAt.toISOString() }]);
  const [token] = /[\w-]{43}/.exec(link) ?? [];
  const feeds = (await harness.context.db.calendarFeeds.get()).docs;
  const messages = (await harness.context.db.messages.get()).docs;
  const secrets = [token, ...feeds.map((feed) => feed.id)].concat(
    messages.map((message) => message.data().linkToken),
  );
  for (const secret of secrets) expect(JSON.stringify(data)).not.toContain(secret);
  expect(JSON.stringify(data)).not.toMatch(/linkToken|leased/);
});

// The timelines of thousands of bookings are read, one by one.
test('is complete with hundreds of bookings, and says so where a list was cut', {
  timeout: 180_000,
}, async () => {
  const id = await bookIn(60);
  await copyBooking(id, 700);
  const many = (await ownData()).data;
  expect([many.isComplete, many.bookings.length]).toEqual([true, 701]);
  expect(new Set(many.bookings.map(({ _id }: { _id: string }) => _id)).size).toBe(701);

  await copyBooking(id, mostOwnRecords);
  const cut = (await ownData()).data;
  expect([cut.isComplete, cut.bookings.length]).toEqual([false, mostOwnRecords]);
  expect(cut.bookings[0]._id).toBe(id);
});

test('says so where the list of vehicles was cut', async () => {
  await bookIn(60);
  await copyVehicle(mostOwnRecords);
  const { isComplete, vehicles } = (await ownData()).data;
  expect([isComplete, vehicles.length]).toEqual([false, mostOwnRecords]);
  expect(vehicles[0]._id).not.toMatch(/^copy-/);
});

test('the copy needs a recent sign-in, as a session that was left open must not give all away', async () => {
  harness.clock.advanceMinutes(recentSignInMs / 60_000 + 1);
  const { status, code } = await ownData();
  expect([status, code]).toEqual([403, 'recent_sign_in_required']);
  harness.mend();
});
