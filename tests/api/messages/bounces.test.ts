import { deliverMessage } from '@carwash/functions/messages/deliver-message';
import { afterEach, beforeEach, expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import type { PushDevice } from '../../support/push/open-push-service.ts';
import { book } from '../support/calls/bookings.ts';
import { openMailbox } from '../support/messages/open-mailbox.ts';
import { openPush } from '../support/messages/open-push.ts';
import { newAdmin, newCustomer, type Person } from '../support/people/people.ts';
import { harness, test } from '../support/test.ts';

let customer: Person;
let mailbox: ReturnType<typeof openMailbox>;
let push: Awaited<ReturnType<typeof openPush>>;
beforeEach(async () => {
  await harness.wipe();
  // Noon in Dhaka, outside the quiet hours.
  harness.clock.stopAt(new Date('2031-03-03T06:00:00Z'));
  customer = await newCustomer(harness);
  mailbox = openMailbox(harness);
  push = await openPush(harness);
});
afterEach(async () => {
  await push.close();
  harness.mend();
});

const days = 24 * 60;

/** Books, and sends the confirmation. @returns its id */
async function confirm(): Promise<string> {
  const slot = await newSlot(harness, await newService(harness), 3 * days);
  const id = `${await book(harness, customer, slot)}_confirmation_1`;
  await deliverMessage(id, harness.context);
  return id;
}

const stored = async (id: string) => (await harness.context.db.messages.doc(id).get()).data();

const report = (id: string, secret = harness.context.settings.bounceSecret) =>
  call(harness, 'POST', `/messages/bounced?${new URLSearchParams({ bounceSecret: secret })}`, {
    json: [{ event: 'bounce', type: 'bounce', status: '5.1.1', 'smtp-id': `<${id}@wash.test>` }],
  });

async function newDevice(): Promise<PushDevice> {
  const device = push.newDevice();
  const saved = { as: customer, json: device.subscription };
  expect((await call(harness, 'POST', '/messages/push-subscriptions', saved)).status).toBe(200);
  return device;
}

test('a mail that comes back needs a look, and the next message goes another way for a month', async () => {
  const admin = await newAdmin(harness);
  const first = await confirm();
  expect((await report(first)).data).toEqual({ bounced: 1 });
  expect((await report(first)).data).toEqual({ bounced: 1 });
  expect(await stored(first)).toMatchObject({
    state: 'attention',
    deliveries: { mail: { state: 'bounced', problem: '5.1.1' } },
  });
  const card = await call(harness, 'GET', `/customers/u-${customer.uid}`, { as: admin });
  expect(card.data.bouncedSince).toBe('2031-03-03T06:00:00.000Z');

  // This reader has no other channel.
  expect(await stored(await confirm())).toMatchObject({ deliveries: { mail: { state: 'sent' } } });
  const device = await newDevice();
  expect(await stored(await confirm())).toMatchObject({
    state: 'sent',
    deliveries: { mail: null, push: { state: 'sent' } },
  });
  expect(device.received).toHaveLength(1);
  harness.clock.advanceMinutes(30 * days);
  expect(await stored(await confirm())).toMatchObject({ deliveries: { mail: { state: 'sent' } } });
  expect(mailbox.letters).toHaveLength(3);
});

test('a mail to an address that is not the one of its reader marks no other one', async () => {
  // The call needs a recent sign-in.
  harness.clock.stopAt(new Date());
  const json = { email: 'mistyped@example.test' };
  const asked = await call(harness, 'POST', '/auth/email-change-mail', { as: customer, json });
  expect(asked.status).toBe(200);
  const [changing] = (await harness.context.db.messages.get()).docs;
  const id = changing?.id ?? '';
  await deliverMessage(id, harness.context);
  expect(mailbox.told()).toEqual(['change_email mistyped@example.test']);
  const { messagePreferences } = harness.context.db;
  const known = { bouncedAddress: 'of the real address', bouncedAt: new Date() };
  await messagePreferences
    .doc(customer.uid)
    .set({ _id: customer.uid, muted: [], createdAt: new Date(), ...known });
  expect((await report(id)).data).toEqual({ bounced: 1 });
  expect(await stored(id)).toMatchObject({ deliveries: { mail: { state: 'bounced' } } });
  expect((await messagePreferences.doc(customer.uid).get()).data()).toMatchObject(known);
  await newDevice();
  expect(await stored(await confirm())).toMatchObject({ deliveries: { mail: { state: 'sent' } } });
});

test('a report that fails half-way is noted when it is repeated', async () => {
  const id = await confirm();
  await newDevice();
  const { messagePreferences } = harness.context.db;
  harness.context.db.messagePreferences = {
    doc: () => {
      throw new Error('no connection');
    },
  } as never;
  expect((await report(id)).status).toBe(500);
  harness.context.db.messagePreferences = messagePreferences;
  expect((await report(id)).data).toEqual({ bounced: 1 });
  expect(await stored(await confirm())).toMatchObject({ deliveries: { mail: null } });
});

test('only who knows the secret reports, and unknown mails are no trouble', async () => {
  const id = await confirm();
  expect((await report(id, 'another secret of the same')).code).toBe('not_found');
  expect((await report('T-1_confirmation_1')).data).toEqual({ bounced: 0 });
  harness.context.settings.bounceSecret = 'unused';
  expect((await report(id, 'unused')).code).toBe('not_found');
  harness.context.settings.bounceSecret = 'bounce-secret-of-tests';
  expect(await stored(id)).toMatchObject({ state: 'sent' });
});

test.each([
  ['as it is', ''],
  ['with the whole mail in it', 'x'.repeat(500 * 1024)],
])('the raw report of a mail server is read %s', async (_, text) => {
  const id = await confirm();
  const parts = [
    ['message/delivery-status', 'Reporting-MTA: dns; mx\r\n\r\nAction: failed\r\nStatus: 5.2.2'],
    ['message/rfc822', `Message-ID: <${id}@wash.test>\r\n\r\n${text}`],
  ];
  const body = [
    'Content-Type: multipart/report; report-type=delivery-status; boundary=B',
    '',
    ...parts.flatMap(([type, text]) => ['--B', `Content-Type: ${type}`, '', text]),
    '--B--',
  ].join('\r\n');
  const secret = harness.context.settings.bounceSecret;
  const answer = await fetch(`${harness.apiUrl}/api/messages/bounced?bounceSecret=${secret}`, {
    method: 'POST',
    headers: { 'content-type': 'message/rfc822' },
    body,
  });
  expect(await answer.json()).toMatchObject({ data: { bounced: 1 } });
  expect((await stored(id))?.deliveries.mail).toMatchObject({ state: 'bounced', problem: '5.2.2' });
});

test('a further attempt asks again whether its reader wants it', async () => {
  const slot = await newSlot(harness, await newService(harness), 3 * days);
  const id = `${await book(harness, customer, slot)}_reminder_day_1`;
  harness.clock.advanceMinutes(2 * days);
  mailbox.answer({ outcome: 'later', problem: '451 at RCPT' });
  await deliverMessage(id, harness.context);
  const json = { channel: 'mail', isMuted: true };
  await call(harness, 'PATCH', '/messages/preferences', { as: customer, json });
  harness.clock.advanceMinutes(10);
  await deliverMessage(id, harness.context);
  expect(mailbox.letters).toHaveLength(1);
  expect(await stored(id)).toMatchObject({
    state: 'dropped',
    deliveries: { mail: { state: 'skipped' } },
  });
});
