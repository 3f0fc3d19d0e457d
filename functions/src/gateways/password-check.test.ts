import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPasswordCheck } from './password-check.ts';

/** Next answer of the fake Firebase Auth. */
let next: { status: number; body: string };
let server: Server;
let check: ReturnType<typeof createPasswordCheck>;

beforeAll(async () => {
  server = createServer((request, response) => {
    request.resume().on('end', () => {
      response.writeHead(next.status, { 'content-type': 'application/json' }).end(next.body);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  check = createPasswordCheck('key', `127.0.0.1:${(server.address() as AddressInfo).port}`);
});
afterAll(() => {
  server.close();
});

const answers = (status: number, body: unknown) => {
  next = { status, body: JSON.stringify(body) };
};
const faults = (message: string) => answers(400, { error: { code: 400, message } });

test('the right password brings an ID token', async () => {
  answers(200, { localId: 'u1', idToken: 'a.b.c', refreshToken: 'r' });
  expect(await check('a@b.test', 'secret-word')).toEqual({
    is: 'right',
    uid: 'u1',
    idToken: 'a.b.c',
  });
});

test.each([
  ['INVALID_LOGIN_CREDENTIALS', 'wrong'],
  ['INVALID_PASSWORD', 'wrong'],
  ['EMAIL_NOT_FOUND', 'wrong'],
  ['INVALID_EMAIL', 'wrong'],
  ['USER_DISABLED', 'disabled'],
  ['USER_DISABLED : The user account has been disabled.', 'disabled'],
  ['TOO_MANY_ATTEMPTS_TRY_LATER : Access has been temporarily disabled.', 'too_many_attempts'],
])('%s: %s', async (message, is) => {
  faults(message);
  expect(await check('a@b.test', 'secret-word')).toEqual({ is });
});

test.each(['PASSWORD_LOGIN_DISABLED', 'API key not valid.', ''])(
  'a fault of ours, %j, is thrown without the password',
  async (message) => {
    faults(message);
    const error = await check('a@b.test', 'secret-word').catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(Error);
    expect(String(error)).not.toContain('secret-word');
  },
);

test.each([
  ['without a token', 200, '{"localId":"u1"}'],
  ['that is no JSON', 502, '<html>Bad gateway</html>'],
])('an answer %s is thrown', async (_case, status, body) => {
  next = { status, body };
  await expect(check('a@b.test', 'secret-word')).rejects.toThrow();
});
