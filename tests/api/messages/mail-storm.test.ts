import { text } from 'node:stream/consumers';
import type { MessageKind } from '@carwash/domain/messages/kinds';
import { type MessageDraft, newMessage } from '@carwash/domain/messages/new-message';
import { deadlineIn } from '@carwash/functions/background/deadline';
import { createMailer } from '@carwash/functions/gateways/mail';
import { deliverMessage } from '@carwash/functions/messages/deliver-message';
import { createMailChannel } from '@carwash/functions/messages/mail-channel';
import { sendDueMessages } from '@carwash/functions/messages/send-due-messages';
import { afterEach, beforeEach, expect, onTestFinished } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { newService, newSlot, newSlotsAt } from '../../support/catalogue/catalogue.ts';
import { closeBays } from '../support/calls/bays.ts';
import { book } from '../support/calls/bookings.ts';
import { bookAtDesk } from '../support/calls/desk.ts';
import { dayAhead } from '../support/calls/slots.ts';
import { listenForMails } from '../support/messages/start-mail-server.ts';
import { newAdmin, newCustomer, type Person } from '../support/people/people.ts';
import { harness, test } from '../support/test.ts';

const perMinute = 30;

let customer: Person;
beforeEach(async () => {
  await harness.wipe();
  // Noon in Dhaka, outside the quiet hours.
  harness.clock.stopAt(new Date('2031-03-03T06:00:00Z'));
  harness.context.settings.mailsPerMinute = perMinute;
  customer = await newCustomer(harness);
});
afterEach(() => {
  harness.mend();
  harness.context.settings.mailsPerMinute = 60_000;
});

/** Opens a mail server that refuses what is more than so many mails in a minute of the tests' clock. */
async function openMailServer(mostInAMinute: number) {
  const arrived: { id: string; at: number }[] = [];
  let refusals = 0;
  const server = await listenForMails({
    onMailFrom(_from, _session, done) {
      const since = harness.clock.now().getTime() - 60_000;
      if (arrived.filter(({ at }) => at > since).length < mostInAMinute) return done();
      refusals += 1;
      const message = '4.3.2 Submission quota exceeded for this minute';
      done(Object.assign(new Error(message), { responseCode: 432 }));
    },
    async onData(stream, _session, done) {
      const [, id = ''] = /^Message-ID: <(.*)@/im.exec(await text(stream)) ?? [];
      arrived.push({ id, at: harness.clock.now().getTime() });
      done();
    },
  });
  onTestFinished(server.close);
  const mailer = createMailer({
    url: `smtp://${server.host}`,
    password: '',
    from: 'Clearcoat <hello@carwash.test>',
  });
  harness.context.messageChannels = { mail: createMailChannel(mailer) };
  return { ids: () => arrived.map(({ id }) => id), refusals: () => refusals };
}

/** Writes a message to the customer that is due now. @returns its id */
async function write(kind: MessageKind, draft: Partial<MessageDraft>): Promise<string> {
  const now = harness.clock.now();
  const { uid } = customer;
  const written = newMessage(
    { kind, uid, bookingId: null, version: '1', facts: {}, dueAt: now, ...draft },
    { linkToken: 'secret', createdAt: now },
  );
  await harness.context.db.messages.doc(written._id).set(written);
  return written._id;
}

/** Writes many messages that stay true: about parts of a payment that went back. */
async function writeMany(count: number): Promise<string[]> {
  const slot = await newSlot(harness, await newService(harness), 3 * 24 * 60);
  const bookingId = await book(harness, customer, slot);
  for (const { ref } of (await harness.context.db.messages.get()).docs) await ref.delete();
  const versions = Array.from({ length: count }, (_, at) => String(at + 1));
  return Promise.all(
    versions.map((version) => write('refunded', { bookingId, version, facts: { amount: 1 } })),
  );
}

/** Runs the sender in each minute in which something is due. @returns how many minutes passed until nothing was left */
async function sendAll(): Promise<number> {
  const start = harness.clock.now().getTime();
  const passed = () => (harness.clock.now().getTime() - start) / 60_000;
  while (true) {
    await sendDueMessages(harness.context, deadlineIn(60_000));
    const left = harness.context.db.messages.where('dueAt', '>', new Date(0)).orderBy('dueAt');
    const dueAt = (await left.limit(1).get()).docs[0]?.data().dueAt;
    if (!dueAt) return passed();
    const waitMs = dueAt.getTime() - harness.clock.now().getTime();
    harness.clock.advanceMinutes(Math.max(1, Math.ceil(waitMs / 60_000)));
  }
}

test('mails of a storm are sent as fast as the server takes them, and what is urgent overtakes', async () => {
  const server = await openMailServer(perMinute);
  const many = await writeMany(40);
  // Their senders start at once, and leave what is too much.
  await Promise.all(many.map((id) => deliverMessage(id, harness.context)));
  expect(server.ids()).toHaveLength(3);
  const reset = await write('reset_password', { version: 'a' });
  await deliverMessage(reset, harness.context);
  expect(server.ids().at(-1)).toBe(reset);
  const late = await write('reset_password', { version: 'b' });
  expect(await sendAll()).toBeLessThan(5);
  expect(server.refusals()).toBe(0);
  expect(server.ids()[4]).toBe(late);
  expect(server.ids().toSorted()).toEqual([...many, reset, late].sort());
});

test('a server that takes fewer refuses for a time: all arrive, none twice', async () => {
  const server = await openMailServer(5);
  const many = await writeMany(20);
  await sendAll();
  expect(server.refusals()).toBeGreaterThan(0);
  expect(server.ids().toSorted()).toEqual(many.toSorted());
});

test('what was refused in the end is sent again by one call, but not what may have arrived', async () => {
  const admin = await newAdmin(harness);
  const many = await writeMany(12);
  const refused = { state: 'refused', attempts: 8, nextAt: null, problem: '550' } as const;
  for (const [at, id] of many.entries()) {
    const mail = at === 0 ? { ...refused, state: 'unknown' as const } : refused;
    const deliveries = { mail, push: null, text: null };
    const change = { state: 'attention', dueAt: null, deliveries } as const;
    await harness.context.db.messages.doc(id).update(change);
  }
  const resend = async () =>
    (await call(harness, 'POST', '/messages/resend-refused', { as: admin, json: {} })).data;
  const [one, other] = await Promise.all([resend(), resend()]);
  expect(one.resent + other.resent).toBe(11);
  expect(await resend()).toEqual({ resent: 0, remaining: 0 });
  const server = await openMailServer(perMinute);
  await sendAll();
  expect(server.ids()).toHaveLength(11);
  const counts = await call(harness, 'GET', '/messages/counts', { as: admin });
  expect(counts.data.attention).toBe(1);
});

test('a closed day: all its customers are told, those who come soonest first, and the business once', async () => {
  const admin = await newAdmin(harness);
  const service = await newService(harness, { duration: 15 });
  const date = dayAhead(harness, 2);
  const clockTime = (minutes: number) =>
    `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  const begins = Array.from({ length: 60 }, (_, at) => 8 * 60 + at * 15);
  const slots = await newSlotsAt(
    harness,
    service,
    begins.map((begin) => ({
      date,
      startTime: clockTime(begin),
      endTime: clockTime(begin + 15),
    })),
  );
  // Booked in another order than that of the visits.
  for (const slot of slots.toReversed()) {
    const sold = await bookAtDesk(harness, admin, slot, { customerEmail: 'kamal@example.test' });
    expect(sold.status).toBe(200);
  }
  const { messages, bookings } = harness.context.db;
  for (const { ref } of (await messages.get()).docs) await ref.delete();
  const closed = await closeBays(harness, admin, { bays: [service._id], from: date, to: date });
  expect([closed.status, closed.data.displaced.length]).toEqual([200, 60]);
  const server = await openMailServer(perMinute);
  expect(await sendAll()).toBeLessThan(5);
  expect(server.refusals()).toBe(0);
  const booked = await bookings.orderBy('slot.startsAt').get();
  const ids = server.ids().map((id) => id.split('_').slice(0, -1).join('_'));
  const ofBusiness = 'business_staff_displaced';
  const told = ids.filter((id) => id !== ofBusiness);
  expect(ids.length - told.length).toBe(1);
  const inOrder = booked.docs.map(({ id }) => `${id}_displaced`);
  expect(told.toSorted()).toEqual(inOrder.toSorted());
  // Five are sent at the same time.
  const shifts = told.map((id, place) => Math.abs(inOrder.indexOf(id) - place));
  expect(Math.max(...shifts)).toBeLessThan(5);
});
