import { feedDays, mostFeedEntries } from '@carwash/domain/calendar/calendar-feed';
import { recentSignInMs } from '@carwash/domain/users/session';
import ICAL from 'ical.js';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { newBays } from '../../support/catalogue/bays.ts';
import { newService, newSlot, newSlotsAt } from '../../support/catalogue/catalogue.ts';
import { signInWithCustomToken } from '../../support/emulators/auth-rest.ts';
import { auditOf } from '../../support/reads/audit.ts';
import { bookingOf } from '../../support/reads/purchases.ts';
import type { TestSlot } from '../../support/reads/slots.ts';
import { book, cancelBooking } from '../support/calls/bookings.ts';
import { bookAtDesk, moveBooking } from '../support/calls/desk.ts';
import { setPin, signInByPin } from '../support/calls/pins.ts';
import { dayAhead } from '../support/calls/slots.ts';
import { openLog } from '../support/harness/api-log.ts';
import { openMailbox } from '../support/messages/open-mailbox.ts';
import { renewed } from '../support/people/accounts.ts';
import {
  newAdmin,
  newCustomer,
  newCustomers,
  newPerson,
  type Person,
  signIn,
} from '../support/people/people.ts';
import { rawCall } from '../support/requests/raw-call.ts';
import { harness, test } from '../support/test.ts';

let admin: Person;
let customer: Person;
beforeEach(async () => {
  await harness.wipe();
  [admin, customer] = [await newAdmin(harness), await newCustomer(harness)];
});
afterEach(() => harness.mend());

const own = '/auth/calendar-feed';
const staff = (of: string) => `/calendar-feeds/${of}`;

/** Creates or renews a link and returns its address here. */
async function linkOf(person: Person, path: string): Promise<string> {
  const { data } = await call(harness, 'POST', path, { as: person });
  return harness.apiUrl + new URL(data.link).pathname;
}

/** Returns the path of a link below /api. */
const pathOf = (link: string): string => new URL(link).pathname.replace('/api', '');

const statusOf = async (link: string): Promise<number> => (await fetch(link)).status;

/** Reads a feed as a calendar app does. */
async function entriesIn(link: string): Promise<ICAL.Event[]> {
  const response = await fetch(link);
  expect(response.status).toBe(200);
  return ICAL.Component.fromString(await response.text())
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event));
}

const statusesIn = async (link: string) =>
  (await entriesIn(link)).map(({ component }) => String(component.getFirstPropertyValue('status')));

/** Returns two slots of an hour, two days ahead. */
async function twoSlots(): Promise<[TestSlot, TestSlot]> {
  const service = await newService(harness, { duration: 60 });
  const date = dayAhead(harness, 2);
  return (await newSlotsAt(harness, service, [
    { date, startTime: '09:00', endTime: '10:00' },
    { date, startTime: '10:00', endTime: '11:00' },
  ])) as [TestSlot, TestSlot];
}

describe("a customer's link", () => {
  test('shows their bookings alone, and keeps what is cancelled', async () => {
    const other = await newCustomer(harness);
    const [first, second] = await twoSlots();
    const link = await linkOf(customer, own);
    expect(await entriesIn(link)).toEqual([]);
    const id = await book(harness, customer, first);
    await book(harness, other, second);
    const [entry, ...others] = await entriesIn(link);
    expect(others).toEqual([]);
    expect(entry?.uid).toMatch(new RegExp(`^${id}@`));
    expect([entry?.sequence, entry?.startDate.toJSDate()]).toEqual([0, first.startsAt]);
    const [third] = await twoSlots();
    const booking = await bookingOf(harness, id);
    expect(entry?.description).toContain(booking?.code);
    await cancelBooking(harness, customer, id);
    await book(harness, customer, third);
    expect(await statusesIn(link)).toEqual(expect.arrayContaining(['CANCELLED', 'CONFIRMED']));
    const cancelled = (await entriesIn(link)).find(({ uid }) => uid === entry?.uid);
    expect(cancelled?.sequence).toBe(1);
  });

  test('is asked for again by its ETag, which changes with the bookings alone', async () => {
    const [first, second] = await twoSlots();
    const id = await book(harness, customer, first);
    const link = await linkOf(customer, own);
    const response = await fetch(link);
    const etag = response.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[0-9a-f]{64}"$/);
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
    harness.clock.advanceMinutes(90);
    const askAgain = () =>
      rawCall(harness, 'GET', pathOf(link), { headers: { 'if-none-match': etag } });
    expect((await askAgain()).status).toBe(304);
    await moveBooking(harness, admin, id, second);
    const changed = await askAgain();
    expect(changed.status).toBe(200);
    expect(changed.headers.etag).not.toBe(etag);
    expect((await entriesIn(link)).map(({ sequence }) => sequence)).toEqual([1]);
  });

  test('is told once, renewed and stopped; what it was no longer works', async () => {
    expect((await call(harness, 'GET', own, { as: customer })).data).toBeNull();
    const link = await linkOf(customer, own);
    const { data } = await call(harness, 'GET', own, { as: customer });
    expect(data).toEqual({ createdAt: expect.stringMatching(/^\d{4}-.*Z$/) });
    const renewed = await linkOf(customer, own);
    expect([await statusOf(link), await statusOf(renewed)]).toEqual([404, 200]);
    const stops = await Promise.all(
      [1, 2].map(() => call(harness, 'DELETE', own, { as: customer })),
    );
    expect(stops.map(({ status }) => status)).toEqual([200, 200]);
    expect(await statusOf(renewed)).toBe(404);
    expect((await call(harness, 'GET', own, { as: customer })).data).toBeNull();
    expect((await call(harness, 'DELETE', own, { as: customer })).status).toBe(200);
  });

  test('renewed at the same moment, only one of the new ones works', async () => {
    await linkOf(customer, own);
    const links = await Promise.all([1, 2, 3].map(() => linkOf(customer, own)));
    const statuses = await Promise.all(links.map(statusOf));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  test('needs a confirmed address where mails are sent, and elsewhere ends when it is confirmed', async () => {
    await harness.auth.updateUser(customer.uid, { emailVerified: false });
    const [unconfirmed, mailbox] = [await renewed(harness, customer), openMailbox(harness)];
    const refused = await call(harness, 'POST', own, { as: unconfirmed });
    expect(refused.code).toBe('email_not_verified');
    harness.mend();
    const link = await linkOf(unconfirmed, own);
    expect([mailbox.letters, await statusOf(link)]).toEqual([[], 200]);
    await harness.auth.updateUser(customer.uid, { emailVerified: true });
    expect(await statusOf(link)).toBe(404);
    expect((await call(harness, 'GET', own, { as: unconfirmed })).data).toBeNull();
    const later = await linkOf(unconfirmed, own);
    expect(await statusOf(later)).toBe(200);
  });

  test('is stored as a hash only, and its token is in no log', async () => {
    const log = openLog();
    const link = await linkOf(customer, own);
    const token = /([\w-]{43})\.ics$/.exec(link)?.[1] ?? 'none';
    await fetch(link);
    await expect.poll(() => log.requests()).toHaveLength(2);
    log.close();
    expect(JSON.stringify(log.lines)).not.toContain(token);
    const { docs } = await harness.context.db.calendarFeeds.get();
    expect(docs).toHaveLength(1);
    expect(JSON.stringify(docs.map((feed) => feed.data()))).not.toContain(token);
  });

  test('reaches a year back and ahead', async () => {
    const id = await book(harness, customer, (await twoSlots())[0]);
    const link = await linkOf(customer, own);
    const { ref } = (await harness.context.db.bookings.doc(id).get()) ?? {};
    const moveTo = async (days: number) => {
      const startsAt = new Date(harness.clock.now().getTime() + days * 24 * 60 * 60_000);
      await ref.update({ 'slot.startsAt': startsAt });
      return (await entriesIn(link)).length;
    };
    const { ahead, back } = feedDays;
    expect(await moveTo(ahead - 1)).toBe(1);
    expect(await moveTo(ahead + 1)).toBe(0);
    expect(await moveTo(1 - back.customer)).toBe(1);
    expect(await moveTo(-1 - back.customer)).toBe(0);
    await harness.wipe();
  });
});

describe('a link is not found, always with the same answer,', () => {
  const answerOf = async (link: string) => {
    const response = await fetch(link);
    return [response.status, await response.text(), response.headers.get('etag')];
  };

  test('if it is made up, stopped, or of an account that is disabled or deleted', async () => {
    const [left, disabled] = await newCustomers(harness, 2);
    const links = [await linkOf(left as Person, own), await linkOf(disabled as Person, own)];
    const forged = `${harness.apiUrl}/api/calendar/${'A'.repeat(43)}.ics`;
    const expected = await answerOf(forged);
    expect(expected[0]).toBe(404);
    const status = { as: admin, json: { status: 'disabled' } };
    await call(harness, 'PATCH', `/auth/update-status/${disabled?.uid}`, status);
    await call(harness, 'POST', '/auth/delete-account', {
      as: left as Person,
      json: { confirmed: true },
    });
    const stored = await harness.context.db.calendarFeeds.where('uid', '==', left?.uid).get();
    expect(stored.size).toBe(0);
    for (const link of links) expect(await answerOf(link)).toEqual(expected);
    for (const token of ['../../x', 'a/b', '__proto__', '%00', 'x'.repeat(90)]) {
      const made = `${harness.apiUrl}/api/calendar/${encodeURIComponent(token)}.ics`;
      expect(await answerOf(made)).toEqual(expected);
    }
  });
});

describe('a link of the staff', () => {
  test('of the business shows all bookings, and no way to reach their customers', async () => {
    const [first, second] = await twoSlots();
    const other = await newCustomer(harness);
    await book(harness, customer, first);
    await cancelBooking(harness, other, await book(harness, other, second));
    const link = await linkOf(admin, staff('business'));
    const entries = await entriesIn(link);
    const names = entries.map(({ summary }) => summary.split(': ')[1]);
    expect(names.sort()).toEqual([customer.name, other.name].sort());
    expect((await statusesIn(link)).sort()).toEqual(['CANCELLED', 'CONFIRMED']);
    const text = await (await fetch(link)).text();
    expect(text).not.toContain(customer.email);
    expect(await auditOf(harness, 'business')).toMatchObject([
      { kind: 'calendar', action: 'link created', subject: { label: 'Whole business' } },
    ]);
  });

  test('of a bay shows its own jobs, and follows them to another bay', async () => {
    await newBays(harness, 2);
    const [first] = await twoSlots();
    const id = await book(harness, customer, first);
    const links = [await linkOf(admin, staff('bay-1')), await linkOf(admin, staff('bay-2'))];
    const counts = async () =>
      Promise.all(links.map(async (link) => (await entriesIn(link)).length));
    const [one] = await counts();
    const there = one === 1 ? 'bay-2' : 'bay-1';
    expect((await moveBooking(harness, admin, id, first, there)).status).toBe(200);
    expect(await counts()).toEqual(one === 1 ? [0, 1] : [1, 0]);
    await cancelBooking(harness, customer, id);
    expect(await counts()).toEqual(one === 1 ? [0, 1] : [1, 0]);
    const shown = links[one === 1 ? 1 : 0] ?? '';
    expect(await statusesIn(shown)).toEqual(['CANCELLED']);
    const { data } = await call(harness, 'GET', '/calendar-feeds', { as: admin });
    expect(data.map(({ of }: { of: string }) => of).sort()).toEqual(['bay-1', 'bay-2']);
    expect((await call(harness, 'POST', staff('bay-9'), { as: admin })).status).toBe(404);
    expect((await call(harness, 'POST', staff('bay-1'), { as: customer })).status).toBe(403);
  });

  test('shows what is to come first where there is more than fits', async () => {
    await newBays(harness, 1);
    const [slot] = await twoSlots();
    const booking = await bookingOf(harness, await book(harness, customer, slot));
    const { db } = harness.context;
    const now = harness.clock.now().getTime();
    const batch = db.batch();
    for (let n = 1; booking && n <= mostFeedEntries; n += 1) {
      const _id = `${booking._id}-${n}`;
      const past = { ...booking.slot, startsAt: new Date(now - n * 60_000) };
      batch.set(db.bookings.doc(_id), { ...booking, _id, slot: past });
    }
    await batch.commit();
    for (const link of [await linkOf(customer, own), await linkOf(admin, staff('business'))]) {
      const entries = await entriesIn(link);
      expect(entries).toHaveLength(mostFeedEntries);
      expect(entries.at(-1)?.startDate.toJSDate()).toEqual(slot.startsAt);
    }
    expect(await entriesIn(await linkOf(admin, staff('bay-1')))).toHaveLength(1);
    await harness.wipe();
  });

  test('ends when its admin is no admin any more, or its bay is gone', async () => {
    await newBays(harness, 2);
    const [demoted, ...others] = [await newAdmin(harness), admin];
    const link = await linkOf(demoted as Person, staff('business'));
    const ofBay = await linkOf(admin, staff('bay-2'));
    expect([await statusOf(link), await statusOf(ofBay)]).toEqual([200, 200]);
    await call(harness, 'PATCH', `/auth/update-role/${demoted?.uid}`, {
      as: others[0],
      json: { role: 'user' },
    });
    await newBays(harness, 1);
    expect([await statusOf(link), await statusOf(ofBay)]).toEqual([404, 404]);
    expect((await call(harness, 'DELETE', staff('bay-2'), { as: admin })).status).toBe(200);
    expect(await auditOf(harness, 'bay-2')).toMatchObject([
      { action: 'link created' },
      { action: 'link stopped' },
    ]);
  });

  test('stays ended when its owner becomes an admin again, as does that of a customer', async () => {
    const setRole = (role: string) =>
      call(harness, 'PATCH', `/auth/update-role/${customer.uid}`, { as: admin, json: { role } });
    const link = await linkOf(customer, own);
    expect((await setRole('admin')).status).toBe(200);
    expect(await statusOf(link)).toBe(404);
    const promoted = { ...customer, token: await signIn(customer.email) };
    const ofStaff = await linkOf(promoted, staff('business'));
    expect(await statusOf(ofStaff)).toBe(200);
    await setRole('user');
    await setRole('admin');
    expect([await statusOf(link), await statusOf(ofStaff)]).toEqual([404, 404]);
  });

  test('needs a recent sign-in, which one by PIN is not', async () => {
    const manager = await newPerson(harness, 'manager');
    await setPin(harness, manager, '2580');
    const { data } = await signInByPin(harness, admin, manager, '2580');
    const { token } = await signInWithCustomToken(data.customToken);
    const atTablet = { ...manager, token };
    const make = async (as: Person) => {
      const { status, code } = await call(harness, 'POST', staff('business'), { as });
      return [status, code];
    };
    expect(await make(atTablet)).toEqual([403, 'recent_sign_in_required']);
    const link = await linkOf(manager, staff('business'));
    expect((await call(harness, 'DELETE', staff('business'), { as: atTablet })).status).toBe(200);
    expect(await statusOf(link)).toBe(404);
    harness.clock.advanceMinutes(recentSignInMs / 60_000 + 0.1);
    expect(await make(manager)).toEqual([403, 'recent_sign_in_required']);
  });

  test('is each admin’s own', async () => {
    const other = await newAdmin(harness);
    const [link, others] = [
      await linkOf(admin, staff('business')),
      await linkOf(other, staff('business')),
    ];
    await call(harness, 'DELETE', staff('business'), { as: other });
    expect([await statusOf(link), await statusOf(others)]).toEqual([200, 404]);
  });
});

test('a visit to a customer names their address as the place', async () => {
  await newBays(harness, 1, { kind: 'van' });
  const service = await newService(harness, { location: 'customer' });
  const slot = await newSlot(harness, service, 3000);
  const link = await linkOf(admin, staff('business'));
  const change = { address: '12 Lake Road, Dhaka' };
  await bookAtDesk(harness, admin, slot, change);
  expect((await entriesIn(link)).map(({ location }) => location)).toEqual(['12 Lake Road, Dhaka']);
});
