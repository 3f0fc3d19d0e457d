import { beforeEach, describe, expect } from 'vitest';
import { password } from '../../support/accounts/accounts.ts';
import { call } from '../../support/calls/call.ts';
import { profileOf } from '../../support/reads/profiles.ts';
import { logIn } from '../support/calls/log-in.ts';
import { breakAuth } from '../support/faults/break-auth.ts';
import { beforeEachCommit, dieAtCommit } from '../support/faults/interrupt-commits.ts';
import { accountOf, newGoogleCustomer, renewed } from '../support/people/accounts.ts';
import { newCustomer, type Person } from '../support/people/people.ts';
import { harness, test } from '../support/test.ts';

const newPassword = 'a new password';

let customer: Person;
beforeEach(async () => {
  customer = await newCustomer(harness);
});
test.beforeAll(({ harness }) =>
  harness.excuse({ counters: 'a profile is deleted behind the back of the counters' }),
);

const change = (json: object = {}, as = customer) =>
  call(harness, 'PATCH', '/auth/change-password', {
    as,
    json: { currentPassword: password, newPassword, ...json },
  });

const toldAt = async () => Number((await profileOf(harness, customer.uid))?.claimsUpdatedAt);

const canLogIn = async (accountPassword: string) =>
  (await logIn(harness, customer.email, accountPassword)).status === 200;

test('the new password works, the old one no longer', async () => {
  const answer = await change();
  expect([answer.status, answer.data]).toEqual([200, {}]);
  expect([await canLogIn(password), await canLogIn(newPassword)]).toEqual([false, true]);
});

test('sessions that began earlier have ended', async () => {
  const read = (token = '') => call(harness, 'GET', `/auth/users/${customer.uid}`, { token });
  expect((await read(customer.token)).status).toBe(200);
  let [old, next] = [password, newPassword];
  // Repeated until it succeeds, because sessions are told apart by the second in which they began.
  await expect
    .poll(async () => {
      const { token = '' } = await logIn(harness, customer.email, old);
      await change({ currentPassword: old, newPassword: next }, { ...customer, token });
      [old, next] = [next, old];
      return (await read(customer.token)).code;
    })
    .toBe('unauthenticated');
  expect((await read((await logIn(harness, customer.email, old)).token)).status).toBe(200);
});

describe('other browsers', () => {
  test('are told once their sessions have ended', async () => {
    const before = await toldAt();
    const passwordBefore = (await accountOf(harness, customer.uid))?.passwordHash;
    let passwordThen: string | undefined;
    const restore = beforeEachCommit(harness, async () => {
      passwordThen = (await accountOf(harness, customer.uid))?.passwordHash;
    });
    expect((await change()).status).toBe(200);
    restore();
    expect(await toldAt()).toBeGreaterThan(before);
    expect(passwordThen).not.toBe(passwordBefore);
    const ended = (await accountOf(harness, customer.uid))?.tokensValidAfterTime;
    expect(await toldAt()).toBeGreaterThanOrEqual(Date.parse(ended ?? ''));
  });

  test('are not told about a wrong password', async () => {
    const before = await toldAt();
    await change({ currentPassword: 'not my password' });
    expect(await toldAt()).toBe(before);
  });

  test('do not undo the new password if they cannot be told', async () => {
    // The first commit removes the devices with notifications.
    const mend = dieAtCommit(harness, 2);
    const answer = await change();
    mend();
    expect(answer.status).toBe(200);
    expect([await canLogIn(password), await canLogIn(newPassword)]).toEqual([false, true]);
  });

  test('are not told if there is no profile, and none is created', async () => {
    await harness.context.db.users.doc(customer.uid).delete();
    expect((await change()).status).toBe(200);
    expect(await profileOf(harness, customer.uid)).toBeUndefined();
  });
});

describe('a change is refused and the password stays', () => {
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

  test('a wrong current password is told in words', async () => {
    const message = 'This is not your password.';
    const answer = await change({ currentPassword: 'not my password' });
    expect(answer.message).toBe(message);
    expect(answer.errors).toEqual([{ path: 'currentPassword', message }]);
  });
});

test('an account that signs in with Google has no password to change', async () => {
  const answer = await change({}, await newGoogleCustomer(harness));
  expect([answer.status, answer.code]).toEqual([409, 'conflict']);
  expect(answer.message).toContain('has no password');
});

test.each(['revokeRefreshTokens', 'updateUser'] as const)(
  'killed at %s: the old password is still the one, and the same call carries on',
  async (method) => {
    const before = await toldAt();
    const mend = breakAuth(harness, method);
    const answer = await change();
    mend();
    expect(await toldAt()).toBe(before);
    expect(answer.status).toBe(500);
    expect([await canLogIn(password), await canLogIn(newPassword)]).toEqual([true, false]);
    expect((await change({}, await renewed(harness, customer))).status).toBe(200);
    expect(await canLogIn(newPassword)).toBe(true);
  },
);
