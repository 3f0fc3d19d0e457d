import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { json, text } from 'node:stream/consumers';
import { messageSettingsId } from '@carwash/domain/messages/message-settings';
import { defaultSettings } from '@carwash/domain/settings/default-settings';
import type { SMTPServerAuthentication } from 'smtp-server';
import { afterAll, beforeEach, expect } from 'vitest';
import webPush from 'web-push';
import { buildFunctions } from '../../../functions/build.ts';
import { inRepository } from '../../../scripts/repository.ts';
import type { FunctionName, ServedFunction } from '../../processes/serve-function.ts';
import { call } from '../../support/calls/call.ts';
import { newService, newSlot, newSlotFrom } from '../../support/catalogue/catalogue.ts';
import { emulatorHost, projectId, timeZone } from '../../support/emulators/emulators.ts';
import { openPushService, type PushDevice } from '../../support/push/open-push-service.ts';
import { bookingOf } from '../../support/reads/purchases.ts';
import { close, listen } from '../../support/servers.ts';
import { book, cancelBooking } from '../support/calls/bookings.ts';
import { pictureForm, plain, upload } from '../support/calls/images.ts';
import { callback, startPaying } from '../support/calls/payments.ts';
import { entryOf, joinWaitlist, noonAhead } from '../support/calls/waitlist.ts';
import { declaredFunctions } from '../support/harness/serve-declared.ts';
import { listenForMails } from '../support/messages/start-mail-server.ts';
import { newAdmin, newCustomer, type Person } from '../support/people/people.ts';
import { harness, test } from '../support/test.ts';

// A deployed function knows one project, for documents and accounts.
test.override('documentsProject', projectId);

const pushKeys = webPush.generateVAPIDKeys();
const [mailPassword, textToken] = [randomUUID(), randomUUID()];

/** What the mail server and the text gateway of this test accepted. They refuse other passwords and tokens. */
let accepted: string[] = [];
let functions: Awaited<ReturnType<typeof declaredFunctions>>;
let pushService: Awaited<ReturnType<typeof openPushService>>;
let mailServer: Awaited<ReturnType<typeof listenForMails>>;
let textGateway: Server;

const requirePassword = (
  { password }: SMTPServerAuthentication,
  done: (error: Error | null, answer?: { user: string }) => void,
) =>
  password === mailPassword
    ? done(null, { user: 'wash' })
    : done(new Error('The password is wrong'));

test.beforeAll(async ({ harness }) => {
  await buildFunctions();
  buildPages();
  pushService = await openPushService(pushKeys.publicKey);
  mailServer = await listenForMails({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (login, _session, done) => requirePassword(login, done),
    async onData(stream, { envelope }, done) {
      await text(stream);
      accepted.push(`mail to ${envelope.rcptTo.map(({ address }) => address)}`);
      done();
    },
  });
  textGateway = createServer(async (request, response) => {
    const { to } = (await json(request)) as { to: string };
    const isOurs = request.headers.authorization === `Bearer ${textToken}`;
    if (isOurs) accepted.push(`text to ${to}`);
    response.writeHead(isOurs ? 202 : 401).end();
  });
  functions = await declaredFunctions({
    PAYMENT_BASE_URL: harness.sandboxUrl,
    PAYMENT_STORE_ID: harness.storeId,
    PAYMENT_SIGNATURE_KEY: harness.signatureKey,
    MAIL_URL: `smtp://wash@${mailServer.host}`,
    MAIL_PASSWORD: mailPassword,
    MAIL_FROM: 'Clearcoat <hello@carwash.test>',
    PUSH_PUBLIC_KEY: pushKeys.publicKey,
    PUSH_PRIVATE_KEY: pushKeys.privateKey,
    PUSH_SERVICES: 'http://127.0.0.1:*',
    TEXT_URL: await listen(textGateway),
    TEXT_TOKEN: textToken,
    TEXT_FROM: 'Clearcoat',
    CURRENCY: 'BDT',
    PUBLIC_BASE_URL: harness.apiUrl,
    BUSINESS_TIME_ZONE: timeZone,
    WEB_API_KEY: 'test',
  });
});
afterAll(async () => {
  rmSync(pagesFolder, { recursive: true });
  mailServer.close();
  await Promise.all([pushService.close(), close(textGateway)]);
});

const pagesProject = `${projectId}-pages`;
const pagesFolder = inRepository(`functions/lib/pages/${pagesProject}`);

let customer: Person;
let device: PushDevice;
beforeEach(async () => {
  accepted = [];
  customer = await newCustomer(harness);
  device = pushService.newDevice();
  const saved = { as: customer, json: device.subscription };
  expect((await call(harness, 'POST', '/messages/push-subscriptions', saved)).status).toBe(200);
  await harness.context.db.messageSettings.set({
    _id: messageSettingsId,
    // The functions have clocks of their own, and offer places by day.
    quietFrom: '00:00',
    quietUntil: '00:00',
    isTextOn: true,
    textPrice: 0.05,
    textBudget: 100,
  });
});

/** Books three days ahead. @returns the id of the booking, whose confirmation is due now */
async function bookAhead(): Promise<string> {
  const slot = await newSlot(harness, await newService(harness), 3 * 24 * 60);
  const id = await book(harness, customer, slot);
  // Only customers who have arrived get texts.
  await harness.context.db.bookings.doc(id).update({ stage: 'arrived' });
  return id;
}

const confirmationOf = async (bookingId: string) =>
  (await harness.context.db.messages.doc(`${bookingId}_confirmation_1`).get()).data();

/** Expects that the confirmation has gone out by mail, push and text. */
async function expectConfirmed(bookingId: string): Promise<void> {
  const sent = { state: 'sent', problem: null };
  expect(await confirmationOf(bookingId)).toMatchObject({
    state: 'sent',
    deliveries: { mail: sent, push: sent, text: sent },
  });
  expect(accepted).toContain(`mail to ${customer.email}`);
  expect(accepted).toContain('text to +8801700000000');
  expect(device.received).not.toEqual([]);
}

/** Posts to a function that the scheduler calls. */
const fire = ({ url }: ServedFunction) =>
  fetch(url, { method: 'POST', headers: { 'X-CloudScheduler': 'true' } });

/** Tells a function that a document was written, as Eventarc does. */
async function tellOf({ url }: ServedFunction, path: string, type: 'created' | 'written') {
  const name = `projects/${projectId}/databases/(default)/documents/${path}`;
  const stored = await fetch(`http://${emulatorHost('FIRESTORE_EMULATOR_HOST')}/v1/${name}`, {
    headers: { authorization: 'Bearer owner' },
  });
  const [collection, id] = path.split('/');
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/cloudevents+json' },
    body: JSON.stringify({
      specversion: '1.0',
      id: randomUUID(),
      time: new Date().toISOString(),
      type: `google.cloud.firestore.document.v1.${type}`,
      source: `//firestore.googleapis.com/projects/${projectId}/databases/(default)`,
      subject: `documents/${path}`,
      datacontenttype: 'application/json',
      project: projectId,
      database: '(default)',
      namespace: '(default)',
      location: 'us-central1',
      document: `${collection}/${id}`,
      data: { value: await stored.json() },
    }),
  });
}

/** Stands in for the site's build of a project of its own: a renderer that shows what it can read. */
function buildPages(): void {
  const renderer = `export const renderPage = async (template, address, source) =>
    ({ status: 200, html: template + (await source.settings()).name });`;
  mkdirSync(pagesFolder, { recursive: true });
  writeFileSync(join(pagesFolder, 'entry-server.js'), renderer);
  writeFileSync(join(pagesFolder, 'headers.json'), '{}');
  writeFileSync(join(pagesFolder, 'home.html'), '');
}

/** What each function does for the business. */
const work: Record<FunctionName, (served: ServedFunction) => Promise<void>> = {
  async api({ url: apiUrl }) {
    const [admin, bookingId] = [await newAdmin(harness), await bookAhead()];
    const api = { ...harness, apiUrl };
    const run = await call(api, 'POST', '/payments/reconcile', { as: admin, json: {} });
    expect(run.data).toMatchObject({ failed: 0 });
    // It has no secrets of the channels, so messages wait for a function that has.
    expect(await confirmationOf(bookingId)).toMatchObject({ state: 'scheduled' });
    const devices = await call(api, 'GET', '/messages/push-subscriptions', { as: customer });
    expect(devices.data).toHaveLength(1);

    const slot = await newSlot(harness, await newService(harness), 24 * 60);
    const id = await startPaying(api, customer, slot);
    harness.provider.pay(id);
    expect((await callback(api, 'notify', id)).status).toBe(200);
    expect(await bookingOf(harness, id)).toMatchObject({ status: 'pending' });
  },
  async images({ url: apiUrl }) {
    const picture = await plain(40, 30).jpeg().toBuffer();
    const answer = await upload(
      { ...harness, apiUrl },
      await newAdmin(harness),
      pictureForm(picture),
    );
    expect(answer.status).toBe(200);
  },
  async pages({ url }) {
    const home = await fetch(url);
    expect(await home.text()).toBe(defaultSettings.name);
  },
  async messages(served) {
    const bookingId = await bookAhead();
    const path = `messages/${bookingId}_confirmation_1`;
    expect((await tellOf(served, path, 'created')).status).toBe(204);
    await expectConfirmed(bookingId);
  },
  async reconcile(served) {
    const bookingId = await bookAhead();
    expect((await fire(served)).status).toBe(200);
    await expectConfirmed(bookingId);
  },
  async waitlist(served) {
    const [owner, wash] = [await newCustomer(harness), await newService(harness)];
    const slot = await newSlotFrom(harness, wash, noonAhead(harness, 3));
    const bookingId = await book(harness, owner, slot);
    expect((await joinWaitlist(harness, customer, wash, [slot.date])).status).toBe(200);
    expect((await cancelBooking(harness, owner, bookingId)).status).toBe(200);
    expect((await tellOf(served, `days/${slot.date}`, 'written')).status).toBe(204);
    const entry = await entryOf(harness, customer, wash, slot.date);
    expect(entry).toMatchObject({ state: 'offered' });
  },
};

const names = Object.keys(work) as FunctionName[];

test('each function that is deployed is asked', () => {
  expect(names.toSorted()).toEqual(functions.names.toSorted());
});

test.each(names)(
  '%s does its work with the parameters and secrets that it declares',
  async (name) => {
    const served = await functions.serve(name, name === 'pages' ? pagesProject : projectId);
    try {
      await work[name](served);
    } catch (error) {
      throw new Error(served.said(), { cause: error });
    } finally {
      await served.stop();
    }
  },
);
