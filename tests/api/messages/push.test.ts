import {
  mostPushSubscriptions,
  pushSubscriptionId,
} from '@carwash/domain/messages/push-subscription';
import { createPushService } from '@carwash/functions/gateways/push-service';
import { deliverMessage } from '@carwash/functions/messages/deliver-message';
import { createPushChannel } from '@carwash/functions/messages/push/push-channel';
import { offerPlaces } from '@carwash/functions/waitlist/offer-places';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { password } from '../../support/accounts/accounts.ts';
import { call } from '../../support/calls/call.ts';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import type { PushAnswer, PushDevice } from '../../support/push/open-push-service.ts';
import { book, cancelBooking } from '../support/calls/bookings.ts';
import { entryOf, joinWaitlist } from '../support/calls/waitlist.ts';
import { openMailbox } from '../support/messages/open-mailbox.ts';
import { openPush } from '../support/messages/open-push.ts';
import { renewed } from '../support/people/accounts.ts';
import { newAdmin, newCustomer, type Person, signIn } from '../support/people/people.ts';
import { signedInNow } from '../support/people/personas.ts';
import { harness, test } from '../support/test.ts';

type PushService = Awaited<ReturnType<typeof openPush>>;

let customer: Person;
let service: PushService;
beforeEach(async () => {
  await harness.wipe();
  // Noon in Dhaka, outside the quiet hours.
  harness.clock.stopAt(new Date('2031-03-03T06:00:00Z'));
  customer = await newCustomer(harness);
  service = await openPush(harness);
});
afterEach(async () => {
  await service.close();
  harness.mend();
});

const path = '/messages/push-subscriptions';
const save = (device: PushDevice, as = customer) =>
  call(harness, 'POST', path, { as, json: device.subscription });
const devicesOf = async (as = customer): Promise<string[]> =>
  (await call(harness, 'GET', path, { as })).data.map(({ _id }: { _id: string }) => _id);
const storedOf = async ({ uid }: Person): Promise<number> =>
  (await harness.context.db.pushSubscriptions.where('uid', '==', uid).get()).size;
const idOf = ({ subscription }: PushDevice) => pushSubscriptionId(subscription.endpoint);
const remove = async (device: PushDevice, as = customer) =>
  call(harness, 'DELETE', `${path}/${await idOf(device)}`, { as });

async function newDevice(as = customer): Promise<PushDevice> {
  const device = service.newDevice();
  expect((await save(device, as)).status).toBe(200);
  return device;
}

const days = 24 * 60;
const bookIn = async (minutes: number) =>
  book(harness, customer, await newSlot(harness, await newService(harness), minutes));

/** Sends a message, and returns what became of it by push. */
async function deliver(id: string) {
  await deliverMessage(id, harness.context);
  return (await harness.context.db.messages.doc(id).get()).data()?.deliveries.push;
}

const confirm = async () => deliver(`${await bookIn(3 * days)}_confirmation_1`);

describe('devices', () => {
  test('are stored once, told without their secrets, and removed', async () => {
    const device = await newDevice();
    await save(device);
    const { data } = await call(harness, 'GET', path, { as: customer });
    expect(data).toEqual([{ _id: await idOf(device), createdAt: '2031-03-03T06:00:00.000Z' }]);
    expect((await remove(device)).status).toBe(200);
    expect((await remove(device)).status).toBe(200);
    expect(await devicesOf()).toEqual([]);
  });

  test('belong to the account that has turned notifications on last', async () => {
    const [device, other] = [await newDevice(), await newCustomer(harness)];
    await save(device, other);
    expect([await devicesOf(), await devicesOf(other)]).toEqual([[], [await idOf(device)]]);
    await remove(device);
    expect(await devicesOf(other)).toHaveLength(1);
  });

  test('from before the address was confirmed end with its confirmation', async () => {
    await harness.auth.updateUser(customer.uid, { emailVerified: false });
    const unconfirmed = await renewed(harness, customer);
    await newDevice(unconfirmed);
    expect(await confirm()).toMatchObject({ state: 'sent' });
    await harness.auth.updateUser(customer.uid, { emailVerified: true });
    const later = await newDevice(await renewed(harness, customer));
    await confirm();
    expect(await devicesOf()).toEqual([await idOf(later)]);
  });

  test('replace the oldest when there are too many', async () => {
    const devices: PushDevice[] = [];
    for (let count = 0; count <= mostPushSubscriptions; count += 1) {
      harness.clock.advanceMinutes(1);
      devices.push(await newDevice());
    }
    const newest = await Promise.all(devices.slice(1).toReversed().map(idOf));
    expect(await devicesOf()).toEqual(newest);
  });

  test('go with the account', async () => {
    // Accounts are deleted soon after their sign-in.
    harness.clock.reset();
    await newDevice();
    const json = { confirmed: true };
    await call(harness, 'POST', '/auth/delete-account', { as: customer, json });
    expect(await storedOf(customer)).toBe(0);
  });

  test('get nothing more once the password was changed', async () => {
    await newDevice();
    const json = { currentPassword: password, newPassword: 'a new password' };
    await call(harness, 'PATCH', '/auth/change-password', { as: customer, json });
    expect(await storedOf(customer)).toBe(0);
  });

  test('get nothing more once a new password was set by mail, but later ones do', async () => {
    const second = () => Math.floor(Date.now() / 1000);
    harness.clock.reset();
    const [stolen, storedAt] = [await newDevice(), second()];
    harness.clock.stopAt(new Date('2031-03-03T06:00:00Z'));
    const ids = [await bookIn(3 * days), await bookIn(4 * days)];
    await deliver(`${ids[0]}_confirmation_1`);
    expect(stolen.received).toHaveLength(1);
    await expect.poll(second).toBeGreaterThan(storedAt);
    // Firebase Auth does the same for a link of a mail.
    await harness.auth.updateUser(customer.uid, { password: 'a new password' });
    const token = await signIn(customer.email, 'a new password');
    const mine = await newDevice({ ...customer, token });
    await deliver(`${ids[1]}_confirmation_1`);
    expect([stolen.received.length, mine.received.length]).toEqual([1, 1]);
    expect(await storedOf(customer)).toBe(1);
  });

  test('get nothing more once the account is disabled', async () => {
    const [admin, other] = [await newAdmin(harness), await newCustomer(harness)];
    await newDevice();
    await newDevice(other);
    const disable = { token: signedInNow(harness, admin), json: { status: 'disabled' } };
    await call(harness, 'PATCH', `/auth/update-status/${customer.uid}`, disable);
    expect([await storedOf(customer), await storedOf(other)]).toEqual([0, 1]);
  });

  test('make notifications one of the channels that a profile offers', async () => {
    const offered = async () =>
      (await call(harness, 'GET', '/messages/preferences', { as: customer })).data.offered;
    expect(await offered()).toEqual([]);
    await newDevice();
    expect(await offered()).toEqual(['push']);
  });
});

test('a notification is encrypted for the device, signed, and leads to the booking', async () => {
  const device = await newDevice();
  const id = await bookIn(3 * days);
  expect(await deliver(`${id}_confirmation_1`)).toMatchObject({ state: 'sent', problem: null });
  expect(device.received).toMatchObject([
    {
      shown: {
        title: 'Your booking is confirmed',
        body: expect.stringContaining('Your code is'),
        path: `/dashboard/my-bookings/${id}`,
      },
      urgency: 'normal',
      ttlSeconds: 24 * 60 * 60,
      contact: 'mailto:hello@carwash.test',
    },
  ]);
  const [received] = device.received;
  expect(received?.topic).toMatch(/^[\w-]{32}$/);
  expect(received?.shown.tag).toBe(received?.topic);
  expect(received?.payload).not.toMatch(/@|token|secret|http/);
  expect(received?.payload.length).toBeLessThan(1000);
});

test('a reminder ends before the visit, and replaces what was told of the booking before', async () => {
  const device = await newDevice();
  const id = await bookIn(3 * days);
  await deliver(`${id}_confirmation_1`);
  harness.clock.advanceMinutes(3 * days - 120);
  await deliver(`${id}_reminder_soon_1`);
  const [confirmation, reminder] = device.received;
  expect(reminder).toMatchObject({ urgency: 'high', ttlSeconds: 90 * 60 });
  expect(reminder?.topic).toBe(confirmation?.topic);
});

test('an offer from the waitlist wakes a phone, and ends when the offer does', async () => {
  const [device, owner] = [await newDevice(), await newCustomer(harness)];
  const wash = await newService(harness, { duration: 60 });
  const slot = await newSlot(harness, wash, 3 * days);
  const id = await book(harness, owner, slot);
  expect((await joinWaitlist(harness, customer, wash, [slot.date])).status).toBe(200);
  expect((await cancelBooking(harness, owner, id)).status).toBe(200);
  expect(await offerPlaces(slot.date, harness.context)).toBe(1);
  const { lineId } = await entryOf(harness, customer, wash, slot.date);
  harness.clock.advanceMinutes(10);
  expect(await deliver(`${customer.uid}_place_offered_${lineId}`)).toMatchObject({ state: 'sent' });
  expect(device.received).toMatchObject([{ urgency: 'high', ttlSeconds: 20 * 60 }]);
});

test('our own keys are unusable: the device stays, and it is tried again later', async () => {
  const device = await newDevice();
  const broken = createPushService({ publicKey: 'BAAA', privateKey: '' });
  harness.context.messageChannels = { push: createPushChannel(broken, harness.context) };
  expect(await confirm()).toMatchObject({ state: 'waiting', problem: 'unusable keys' });
  expect(await devicesOf()).toEqual([await idOf(device)]);
});

describe('the push service', () => {
  test.each([404, 410])('answers %i: the device is removed, others get it', async (status) => {
    const [gone, other] = [await newDevice(), await newDevice()];
    service.answer(gone, { status });
    expect(await confirm()).toMatchObject({ state: 'sent' });
    expect(other.received).toHaveLength(1);
    expect(await devicesOf()).toEqual([await idOf(other)]);
  });

  test('answers 410 for the only device: the mail goes, and the message is no trouble', async () => {
    const { told } = openMailbox(harness);
    await service.close();
    service = await openPush(harness);
    service.answer(await newDevice(), { status: 410 });
    const id = `${await bookIn(3 * days)}_confirmation_1`;
    expect(await deliver(id)).toMatchObject({ state: 'skipped' });
    expect(told()).toEqual([`confirmation ${customer.email}`]);
    expect((await harness.context.db.messages.doc(id).get()).data()?.state).toBe('sent');
    expect(await devicesOf()).toEqual([]);
  });

  test('answers 410, and mails are switched off: what is essential is mailed all the same', async () => {
    const { told } = openMailbox(harness);
    await service.close();
    service = await openPush(harness);
    service.answer(await newDevice(), { status: 410 });
    const json = { channel: 'mail', isMuted: true };
    await call(harness, 'PATCH', '/messages/preferences', { as: customer, json });
    await confirm();
    expect(told()).toEqual([`confirmation ${customer.email}`]);
  });

  test.each<[string, PushAnswer, string, number]>([
    ['is broken', { status: 500 }, '500', 1],
    ['is busy', { status: 429 }, '429', 1],
    ['asks for a pause', { status: 429, headers: { 'retry-after': '600' } }, '429', 10],
    ['does not know our key', { status: 403 }, '403', 1],
    ['does not answer', 'hang', 'no answer', 1],
  ])('%s: it is tried again later', async (_, answer, problem, minutes) => {
    const device = await newDevice();
    service.answer(device, answer);
    const id = `${await bookIn(3 * days)}_confirmation_1`;
    const nextAt = new Date(harness.clock.now().getTime() + minutes * 60_000);
    expect(await deliver(id)).toMatchObject({ state: 'waiting', problem, nextAt });
    service.answer(device, { status: 201 });
    harness.clock.advanceMinutes(minutes);
    expect(await deliver(id)).toMatchObject({ state: 'sent', attempts: 2 });
    expect(device.received).toHaveLength(1);
  });

  test.each([400, 413])('refuses it with %i: an admin looks', async (status) => {
    service.answer(await newDevice(), { status });
    expect(await confirm()).toMatchObject({ state: 'refused', problem: String(status) });
  });

  test('redirects: nobody follows', async () => {
    const elsewhere = await newDevice();
    const device = await newDevice();
    await remove(elsewhere);
    const headers = { location: elsewhere.subscription.endpoint };
    service.answer(device, { status: 307, headers });
    expect(await confirm()).toMatchObject({ state: 'refused', problem: '307' });
    expect(elsewhere.received).toEqual([]);
  });

  test('is away: it is tried again later', async () => {
    await newDevice();
    await service.close();
    expect(await confirm()).toMatchObject({ state: 'waiting', problem: 'no connection' });
  });
});
