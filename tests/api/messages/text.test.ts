import { createServer, type Server } from 'node:http';
import { type MessageSettings, messageSettingsId } from '@carwash/domain/messages/message-settings';
import { createTextGateway } from '@carwash/functions/gateways/text-gateway';
import { deliverMessage } from '@carwash/functions/messages/deliver-message';
import { createTextChannel } from '@carwash/functions/messages/text/text-channel';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { close, listen } from '../../support/servers.ts';
import { book } from '../support/calls/bookings.ts';
import { newAdmin, newCustomer, type Person } from '../support/people/people.ts';
import { harness, test } from '../support/test.ts';

interface Taken {
  authorization: string | undefined;
  body: { to: string; from: string; text: string };
}

let customer: Person;
let server: Server;
let taken: Taken[];
let status: number | null;
beforeEach(async () => {
  await harness.wipe();
  // Noon in Dhaka, outside the quiet hours.
  harness.clock.stopAt(new Date('2031-03-03T06:00:00Z'));
  customer = await newCustomer(harness);
  [taken, status] = [[], 202];
  server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    taken.push({ authorization: request.headers.authorization, body: JSON.parse(body) });
    if (status !== null) response.writeHead(status).end();
  });
  const url = await listen(server);
  const gateway = createTextGateway({ url, token: 'secret', from: 'Clearcoat', timeoutMs: 3000 });
  harness.context.messageChannels = { text: createTextChannel(gateway, harness.context) };
});
afterEach(async () => {
  await close(server);
  harness.mend();
});

const switchText = (isTextOn: boolean, change: Partial<MessageSettings> = {}) =>
  harness.context.db.messageSettings.set({
    _id: messageSettingsId,
    isTextOn,
    textPrice: 0.05,
    textBudget: 100,
    ...change,
  });

const bookIn = async (minutes: number) =>
  book(harness, customer, await newSlot(harness, await newService(harness), minutes));

const setPhone = (phone: string) => harness.context.db.users.doc(customer.uid).update({ phone });

/** Lets the customer come to a visit that is booked with this phone number. */
async function comeWithPhone(phone: string): Promise<void> {
  await setPhone(phone);
  await harness.context.db.bookings.doc(await bookIn(60)).update({ stage: 'arrived' });
}

/** Sends a message, and returns it. */
async function deliver(id: string) {
  await deliverMessage(id, harness.context);
  return (await harness.context.db.messages.doc(id).get()).data();
}

const confirm = async () => deliver(`${await bookIn(4320)}_confirmation_1`);

test('a customer with a phone gets a short text with its link, once they are switched on', async () => {
  await comeWithPhone('+8801711000000');
  expect(await confirm()).toMatchObject({ state: 'dropped', dropReason: 'no_address' });
  await switchText(true);
  const message = await confirm();
  expect(message).toMatchObject({ state: 'sent', deliveries: { text: { state: 'sent' } } });
  expect(taken).toEqual([
    {
      authorization: 'Bearer secret',
      body: {
        to: '+8801711000000',
        from: 'Clearcoat',
        text: expect.stringContaining(`/dashboard/my-bookings/${message?.bookingId}`),
      },
    },
  ]);
  expect(taken[0]?.body.text).toContain('Stop texts: see your profile.');
});

test('a phone number gets none before its owner was here with it, nor after it was changed', async () => {
  await switchText(true);
  await setPhone('+8801711000000');
  expect(await confirm()).toMatchObject({ dropReason: 'no_address' });
  await comeWithPhone('+8801711000000');
  expect(await confirm()).toMatchObject({ state: 'sent' });
  await setPhone('+8801711000001');
  expect(await confirm()).toMatchObject({ dropReason: 'no_address' });
});

test('a visit that only the clock has completed does not count', async () => {
  await switchText(true);
  await setPhone('+8801711000000');
  const booking = harness.context.db.bookings.doc(await bookIn(60));
  await booking.update({ status: 'completed' });
  expect(await confirm()).toMatchObject({ dropReason: 'no_address' });
  await booking.update({ isUnseen: false });
  expect(await confirm()).toMatchObject({ state: 'sent' });
});

test('texts go to the country of the business, or to those that the owner lists', async () => {
  await switchText(true);
  await comeWithPhone('+447400123456');
  expect(await confirm()).toMatchObject({ dropReason: 'no_address' });
  await switchText(true, { textCountries: ['GB'] });
  expect(await confirm()).toMatchObject({ state: 'sent' });
});

test('a month costs no more than its budget, and what was not sent costs nothing', async () => {
  const admin = await newAdmin(harness);
  const spent = async () =>
    (await call(harness, 'GET', '/messages/texts', { as: admin })).data.spentSegments;
  await switchText(true, { textBudget: 0 });
  await comeWithPhone('+8801711000000');
  expect((await confirm())?.deliveries.text).toMatchObject({
    state: 'skipped',
    problem: 'The budget of the month is used up.',
  });
  await switchText(true, { textBudget: 0.15 });
  status = 503;
  await confirm();
  expect(await spent()).toBe(0);
  status = 202;
  expect((await confirm())?.deliveries.text?.state).toBe('sent');
  const segments = await spent();
  expect(segments).toBeGreaterThan(0);
  await switchText(true, { textBudget: segments * 0.05 });
  expect((await confirm())?.deliveries.text?.state).toBe('skipped');
  harness.clock.advanceMinutes(31 * 24 * 60);
  expect(await spent()).toBe(0);
});

test('neither the business nor a customer without a phone gets one', async () => {
  await switchText(true);
  const id = await bookIn(4320);
  await setPhone('');
  for (const kind of ['confirmation', 'staff_booking']) {
    expect(await deliver(`${id}_${kind}_1`)).toMatchObject({ dropReason: 'no_address' });
  }
  expect(taken).toEqual([]);
});

test('a customer who wants none gets only what is essential', async () => {
  await switchText(true);
  await comeWithPhone('+8801711000000');
  const preferences = '/messages/preferences';
  expect((await call(harness, 'GET', preferences, { as: customer })).data.offered).toEqual([
    'text',
  ]);
  const json = { channel: 'text', isMuted: true };
  await call(harness, 'PATCH', preferences, { as: customer, json });
  const id = await bookIn(4320);
  harness.clock.advanceMinutes(4320 - 120);
  expect(await deliver(`${id}_reminder_soon_1`)).toMatchObject({ dropReason: 'no_address' });
});

describe('the gateway', () => {
  beforeEach(async () => {
    await switchText(true);
    await comeWithPhone('+8801711000000');
  });

  test.each([
    [400, 'refused'],
    [404, 'refused'],
    [307, 'refused'],
    [401, 'waiting'],
    [429, 'waiting'],
    [503, 'waiting'],
  ])('answers %i: %s', async (answer, state) => {
    status = answer;
    const problem = String(answer);
    expect((await confirm())?.deliveries.text).toMatchObject({ state, problem });
  });

  test('does not answer: it may have arrived, so it is never repeated', async () => {
    status = null;
    expect(await confirm()).toMatchObject({
      state: 'attention',
      deliveries: { text: { state: 'unknown' } },
    });
    expect(taken).toHaveLength(1);
  });

  test('is away: it is tried again later', async () => {
    await close(server);
    expect((await confirm())?.deliveries.text).toMatchObject({
      state: 'waiting',
      problem: 'ECONNREFUSED',
    });
  });

  test('gets no token over a connection that others could read', async () => {
    const gateway = createTextGateway({ url: 'http://text.test', token: 'secret', from: 'C' });
    expect(await gateway.send({ to: '+8801711000000', text: 'Hello' })).toEqual({
      outcome: 'later',
      problem: 'TEXT_URL is no https address',
    });
  });

  test('is not asked any more once they are switched off', async () => {
    status = 503;
    const id = `${await bookIn(4320)}_confirmation_1`;
    await deliver(id);
    await switchText(false);
    harness.clock.advanceMinutes(1);
    expect((await deliver(id))?.deliveries.text).toMatchObject({ state: 'skipped' });
    expect(taken).toHaveLength(1);
  });
});

test('the owner reads how long each kind is, and how many went out last month', async () => {
  const admin = await newAdmin(harness);
  const lengths = async () => (await call(harness, 'GET', '/messages/texts', { as: admin })).data;
  await switchText(true);
  await comeWithPhone('+8801711000000');
  await confirm();
  const { isSetUp, kinds } = await lengths();
  expect(isSetUp).toBe(true);
  expect(kinds).toHaveLength(12);
  for (const { segments, sentLastMonth } of kinds) {
    expect(segments).toBeGreaterThanOrEqual(1);
    expect(segments).toBeLessThanOrEqual(3);
    expect(sentLastMonth).toBe(0);
  }
  harness.clock.advanceMinutes(31 * 24 * 60);
  const after = (await lengths()).kinds;
  expect(after.filter((kind: { sentLastMonth: number }) => kind.sentLastMonth > 0)).toMatchObject([
    { kind: 'confirmation', sentLastMonth: 1 },
  ]);
  harness.context.messageChannels = {};
  expect((await lengths()).isSetUp).toBe(false);
});
