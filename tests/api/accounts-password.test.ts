import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { breakAuth, logIn, newGoogleCustomer, renewed } from './support/accounts.ts';
import { call } from './support/call.ts';
import { newCustomer, type Person, password } from './support/customers.ts';
import { openWorld, type World } from './support/world.ts';

const newPassword = 'a new password';

let world: World;
let customer: Person;
beforeAll(async () => {
  world = await openWorld();
});
beforeEach(async () => {
  customer = await newCustomer(world);
});
afterAll(() => world.close());

const change = (json: object = {}, as = customer) =>
  call(world, 'PATCH', '/auth/change-password', {
    as,
    json: { currentPassword: password, newPassword, ...json },
  });

const canLogIn = async (accountPassword: string) =>
  (await logIn(world, customer.email, accountPassword)).status === 200;

test('the new password works, the old one no longer', async () => {
  const answer = await change();
  expect([answer.status, answer.data]).toEqual([200, {}]);
  expect([await canLogIn(password), await canLogIn(newPassword)]).toEqual([false, true]);
});

test('sessions that began earlier have ended', async () => {
  const read = (token = '') => call(world, 'GET', `/auth/users/${customer.uid}`, { token });
  expect((await read(customer.token)).status).toBe(200);
  let [old, next] = [password, newPassword];
  // Sessions are told apart by the second they began in: the change comes again until that is over.
  await expect
    .poll(
      async () => {
        const { token = '' } = await logIn(world, customer.email, old);
        await change({ currentPassword: old, newPassword: next }, { ...customer, token });
        [old, next] = [next, old];
        return (await read(customer.token)).code;
      },
      { timeout: 10_000 },
    )
    .toBe('unauthenticated');
  expect((await read((await logIn(world, customer.email, old)).token)).status).toBe(200);
});

describe('refused, and the password stays', () => {
  test.each([
    ['currentPassword', { currentPassword: 'not my password' }],
    ['currentPassword', { currentPassword: '' }],
    ['newPassword', { newPassword: password }],
    ['newPassword', { newPassword: 'short' }],
    ['newPassword', { newPassword: 'x'.repeat(129) }],
    ['newPassword', { newPassword: '\ud800'.repeat(8) }],
    ['newPassword', { newPassword: ['a', 'list', 'of', 'words'] }],
    ['uid', { uid: 'somebody-else' }],
  ])('%s %j', async (path, json) => {
    const answer = await change(json);
    expect([answer.status, answer.code]).toEqual([400, 'bad_input']);
    expect(answer.errors?.map((error) => error.path)).toEqual([path]);
    expect(await canLogIn(password)).toBe(true);
  });
});

test('an account that signs in with Google has no password to change', async () => {
  const answer = await change({}, await newGoogleCustomer(world));
  expect([answer.status, answer.code]).toEqual([409, 'conflict']);
  expect(answer.message).toContain('has no password');
});

test.each(['revokeRefreshTokens', 'updateUser'] as const)(
  'killed at %s: the old password is still the one, and the same call carries on',
  async (method) => {
    const mend = breakAuth(world, method);
    const answer = await change();
    mend();
    expect(answer.status).toBe(500);
    expect([await canLogIn(password), await canLogIn(newPassword)]).toEqual([true, false]);
    expect((await change({}, await renewed(world, customer))).status).toBe(200);
    expect(await canLogIn(newPassword)).toBe(true);
  },
);
