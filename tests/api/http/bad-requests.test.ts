import { gzipSync } from 'node:zlib';
import { describe, expect } from 'vitest';
import { newAdmin, type Person } from '../support/people/people.ts';
import { everythingStored } from '../support/records/everything-stored.ts';
import { type RawAnswer, rawCall } from '../support/requests/raw-call.ts';
import { harness, test } from '../support/test.ts';

let admin: Person;
let before: Record<string, string>;
test.beforeAll(async ({ harness }) => {
  admin = await newAdmin(harness);
  before = await everythingStored(harness);
});

const json = { 'content-type': 'application/json' };
const megabyte = 'x'.repeat(1_000_000);

const send = (body: string | Buffer, headers: Record<string, string> = json) =>
  rawCall(harness, 'POST', '/services', { as: admin, headers, body });

function expectRefused(answer: RawAnswer, status: number): void {
  const code = { 400: 'bad_input', 413: 'too_large', 415: 'unsupported_media_type' }[status];
  expect([answer.status, answer.code, answer.success]).toEqual([status, code, false]);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
}

describe('malformed bodies write nothing', () => {
  const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

  test.each<[string, string | Buffer, Record<string, string>, number]>([
    ['broken JSON', '{"name":', json, 400],
    ['JSON with something after it', '{} {}', json, 400],
    ['a number that JSON does not know', '{"price": NaN}', json, 400],
    ['a list', '[]', json, 400],
    ['a text', '"service"', json, 400],
    ['null', 'null', json, 400],
    ['a prototype key', '{"__proto__": {"role": "admin"}}', json, 400],
    ['an inner prototype key', '{"benefits": [{"__proto__": {"role": "admin"}}]}', json, 400],
    ['deep nesting in a field', `{"benefits": ${nested(40_000)}}`, json, 400],
    ['deep nesting in an unknown field', `{"deep": ${nested(40_000)}}`, json, 400],
    ['plain text', 'name', { 'content-type': 'text/plain' }, 415],
    ['a form', 'name=1', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['an upload', '--x--', { 'content-type': 'multipart/form-data; boundary=x' }, 415],
    ['no content type', '{}', {}, 415],
    ['an unknown charset', '{}', { 'content-type': 'application/json; charset=runes' }, 415],
    ['an unknown encoding', '{}', { ...json, 'content-encoding': 'zip' }, 415],
    ['an encoding that it has not', '{}', { ...json, 'content-encoding': 'gzip' }, 400],
    ['one megabyte', JSON.stringify({ name: megabyte }), json, 413],
    [
      'one megabyte in a small parcel',
      gzipSync(JSON.stringify({ name: megabyte })),
      { ...json, 'content-encoding': 'gzip' },
      413,
    ],
    ['a key with spaces', '{}', { ...json, 'idempotency-key': 'a b' }, 400],
    ['a key that is too long', '{}', { ...json, 'idempotency-key': 'x'.repeat(201) }, 400],
  ])('%s', async (_case, body, headers, status) => {
    expectRefused(await send(body, headers), status);
    expect(await everythingStored(harness)).toEqual(before);
  });

  test('an infinite number names its field', async () => {
    const { errors } = await send('{"price": 1e999}');
    expect(errors?.map(({ path }) => path)).toContain('price');
  });

  test('a form of a thousand and one fields: 413', async () => {
    const body = 'a=1&'.repeat(1001);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    expectRefused(await rawCall(harness, 'POST', '/payments/notify', { headers, body }), 413);
  });

  test('one megabyte for a call that takes nothing: 413', async () => {
    const headers = { ...json };
    const body = JSON.stringify({ name: megabyte });
    expectRefused(
      await rawCall(harness, 'DELETE', '/services/x', { as: admin, headers, body }),
      413,
    );
  });
});

test('one megabyte without a length: 413', async () => {
  const headers = { ...json, 'transfer-encoding': 'chunked' };
  expectRefused(await send(JSON.stringify({ name: megabyte }), headers), 413);
});

test.each([
  ['GET', '/nothing/here'],
  ['GET', '/services/../auth/users/x/y'],
  ['GET', '//services'],
  ['POST', '/docs'],
  ['PUT', '/services'],
  ['TRACE', '/services'],
])('%s %s is an unknown address: 404 in JSON', async (method, path) => {
  const answer = await rawCall(harness, method, path, { as: admin });
  expect([answer.status, answer.code, answer.success]).toEqual([404, 'not_found', false]);
});
