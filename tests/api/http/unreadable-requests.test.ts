import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect } from 'vitest';
import { buildFunctions } from '../../../functions/build.ts';
import type { ServedFunction } from '../../processes/serve-function.ts';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { projectId } from '../../support/emulators/emulators.ts';
import { pictureForm, plain } from '../support/calls/images.ts';
import { initiate } from '../support/calls/payments.ts';
import { serveDeployed } from '../support/harness/serve-deployed.ts';
import { newAdmin, newCustomer, type Person } from '../support/people/people.ts';
import { everythingStored } from '../support/records/everything-stored.ts';
import { type RawAnswer, rawCall } from '../support/requests/raw-call.ts';
import { harness, test } from '../support/test.ts';

// A deployed function knows one project, for documents and accounts.
test.override('documentsProject', projectId);

/*
 * Served by the functions framework, as in the cloud, because it handles bodies and addresses before our own
 * Express app does.
 */

let admin: Person;
let served: ServedFunction;
let servedImages: ServedFunction;
let before: Record<string, string>;
test.beforeAll(async ({ harness }) => {
  await buildFunctions();
  [served, servedImages, admin] = await Promise.all([
    serveDeployed(harness, 'api'),
    serveDeployed(harness, 'images'),
    newAdmin(harness),
  ]);
  before = await everythingStored(harness);
});
afterAll(async () => {
  await Promise.all([served.stop(), servedImages.stop()]);
});

const json = { 'content-type': 'application/json' };

const send = (
  body: string | Buffer,
  headers: Record<string, string> = json,
  path = '/services',
): Promise<RawAnswer> =>
  rawCall({ apiUrl: served.url }, 'POST', path, { as: admin, headers, body });

const codes: Record<number, string> = {
  400: 'bad_input',
  404: 'not_found',
  413: 'too_large',
  415: 'unsupported_media_type',
};

function expectEnvelope(answer: RawAnswer, status: number): void {
  expect([answer.status, answer.success, answer.code]).toEqual([status, false, codes[status]]);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
  expect(JSON.stringify(answer)).not.toMatch(/node_modules|<html|at \w+ \(/i);
}

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const bomb = gzipSync(Buffer.alloc(50_000_000, '['));

describe('an unreadable request is answered in the usual envelope and writes nothing', () => {
  test.each<[string, string | Buffer, Record<string, string>, number]>([
    ['broken JSON', '{"name":', json, 400],
    ['JSON with something after it', '{} {}', json, 400],
    ['a broken cloud event', '{', { 'content-type': 'application/cloudevents+json' }, 415],
    ['an unknown charset', '{}', { 'content-type': 'application/json; charset=runes' }, 415],
    ['text of an unknown charset', 'x', { 'content-type': 'text/plain; charset=runes' }, 415],
    ['an unknown encoding', '{}', { ...json, 'content-encoding': 'zip' }, 415],
    ['an encoding that it has not', '{}', { ...json, 'content-encoding': 'gzip' }, 400],
    ['two types', '{}', { 'content-type': 'application/json, text/plain' }, 415],
    ['a type that is none', '{}', { 'content-type': '/' }, 415],
    ['no type', '{}', {}, 415],
    ['a form', 'name=1', form, 415],
    ['a bomb of JSON', bomb, { ...json, 'content-encoding': 'gzip' }, 413],
    ['a bomb of brotli that is none', bomb, { ...json, 'content-encoding': 'br' }, 400],
    ['a megabyte', Buffer.alloc(1_000_000, '1'), json, 413],
    ['an upload that is none', 'x', { 'content-type': 'multipart/form-data; boundary=x' }, 415],
  ])('%s', async (_case, body, headers, status) => {
    expectEnvelope(await send(body, headers), status);
  });

  test.each<[string, string | Buffer, Record<string, string>, number]>([
    ['a form of a thousand and one fields', 'a=1&'.repeat(1001), form, 413],
    [
      'a form of an unknown charset',
      'a=1',
      { 'content-type': `${form['content-type']}; charset=runes` },
      415,
    ],
    ['a form with an unknown encoding', 'a=1', { ...form, 'content-encoding': 'zip' }, 415],
    ['a bomb of a form', bomb, { ...form, 'content-encoding': 'gzip' }, 413],
    ['a bomb for an upload', bomb, { 'content-type': 'multipart/form-data; boundary=x' }, 400],
  ])('%s', async (_case, body, headers, status) => {
    expectEnvelope(await send(body, headers, '/payments/notify'), status);
  });

  test.each([
    ['/services/%ff', 400],
    ['/services/%E0%A4%A', 400],
    ['/%', 404],
    ['/%c0%af/../x', 404],
  ])('the address %s', async (path, status) => {
    expectEnvelope(await rawCall({ apiUrl: served.url }, 'GET', path), status);
  });

  test.each(['favicon.ico', 'robots.txt', 'nothing'])('the address /api/%s', async (name) => {
    expectEnvelope(await rawCall({ apiUrl: served.url }, 'GET', `/${name}`), 404);
  });

  test('a body of unknown length', async () => {
    const headers = { ...json, authorization: `Bearer ${admin.token}` };
    const broken = new Blob(['{"name":']).stream();
    const options = { method: 'POST', headers, body: broken, duplex: 'half' };
    const response = await fetch(`${served.url}/api/services`, options as RequestInit);
    expect([response.status, await response.json()]).toMatchObject([400, { code: 'bad_input' }]);
  });

  test('nothing was written', async () => {
    expect(await everythingStored(harness)).toEqual(before);
  });
});

test('a compressed bomb is not unpacked: the process hardly grows', async () => {
  const memory = async () => {
    const status = await readFile(`/proc/${served.process.pid}/status`, 'utf8');
    return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024;
  };
  const peak = await memory();
  for (const type of ['application/json', 'text/plain', 'image/png']) {
    await send(bomb, { 'content-type': type, 'content-encoding': 'gzip' });
  }
  expect((await memory()) - peak).toBeLessThan(40);
});

describe('an unusual but readable request is read', () => {
  test('JSON, compressed or not, with its length or not', async () => {
    const body = JSON.stringify({ name: 5 });
    for (const [content, headers] of [
      [body, json],
      [gzipSync(body), { ...json, 'content-encoding': 'gzip' }],
      [body, { 'content-type': 'Application/JSON; Charset=UTF-8' }],
      [body, { ...json, 'transfer-encoding': 'chunked' }],
    ] as const) {
      const { status, errors = [] } = await send(content, { ...headers });
      expect([status, errors.map(({ path }) => path)]).toEqual([
        400,
        expect.arrayContaining(['name', 'price']),
      ]);
    }
  });

  test('a picture', async () => {
    const picture = pictureForm(await plain(10, 10).png().toBuffer());
    const response = await fetch(`${servedImages.url}/api/images`, {
      method: 'POST',
      headers: { authorization: `Bearer ${admin.token}` },
      body: picture,
    });
    expect([response.status, await response.json()]).toMatchObject([200, { success: true }]);
  });

  test('a query, and an address with signs of all kinds', async () => {
    const found = await rawCall(
      { apiUrl: served.url },
      'GET',
      '/services?search=%E4%B8%AD&limit=1',
    );
    expect([found.status, found.data]).toEqual([200, []]);
    const unknown = await rawCall({ apiUrl: served.url }, 'GET', '/services/%E4%B8%AD');
    expectEnvelope(unknown, 404);
  });
});

test.each(['slotId', 'serviceId'])('half a character in %s is named as a fault', async (field) => {
  const customer = await newCustomer(harness);
  const slot = await newSlot(harness, await newService(harness));
  const answer = await initiate(harness, customer, slot, { change: { [field]: 'foam\ud83d' } });
  expect([answer.status, answer.code]).toEqual([400, 'bad_input']);
  expect(answer.errors?.map(({ path }) => path)).toEqual([field]);
});
