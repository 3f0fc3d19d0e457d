import { deadlineIn } from '@carwash/functions/background/deadline';
import { writeMessage } from '@carwash/functions/messages/render/write-message';
import { sendDueMessages } from '@carwash/functions/messages/send-due-messages';
import { afterEach, beforeEach, expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { signInWithGoogle } from '../../support/emulators/auth-rest.ts';
import { profileOf } from '../../support/reads/profiles.ts';
import { logIn } from '../support/calls/log-in.ts';
import { openMailbox } from '../support/messages/open-mailbox.ts';
import { withOtherEmail } from '../support/people/accounts.ts';
import { newCustomer, newPerson, type Person } from '../support/people/people.ts';
import { harness, test } from '../support/test.ts';

let customer: Person;
let mailbox: ReturnType<typeof openMailbox>;
beforeEach(async () => {
  await harness.wipe();
  customer = await newCustomer(harness);
  mailbox = openMailbox(harness);
});
afterEach(() => harness.mend());

/** Sends what is due. @returns recipient and words of the mails about a changed sign-in */
async function told() {
  await sendDueMessages(harness.context, deadlineIn(60_000));
  return mailbox.letters
    .filter(({ message }) => message.kind === 'sign_in_changed')
    .map(({ reader, content }) => [reader.email, ...writeMessage(content).paragraphs]);
}

const sync = (token: string) => call(harness, 'PATCH', '/auth/update-profile', { token, json: {} });

const isSignedIn = async (token: string) =>
  (await call(harness, 'GET', `/auth/users/${customer.uid}`, { token })).status === 200;

async function resetCode(): Promise<string> {
  const link = new URL(await harness.auth.generatePasswordResetLink(customer.email));
  return link.searchParams.get('oobCode') ?? '';
}

const reset = async (code: string, newPassword = 'velvet otter plunge') =>
  call(harness, 'POST', '/auth/reset-password', { json: { oobCode: code, newPassword } });

test('a new password by mail ends all sessions, and its owner is told and reads how to sign in', async () => {
  const before = Number((await profileOf(harness, customer.uid))?.claimsUpdatedAt);
  const code = await resetCode();
  const tooShort = await reset(code, 'short');
  expect([tooShort.status, tooShort.errors?.[0]?.path]).toEqual([400, 'newPassword']);
  expect((await reset(code)).status).toBe(200);
  expect((await logIn(harness, customer.email, 'velvet otter plunge')).status).toBe(200);
  expect(Number((await profileOf(harness, customer.uid))?.claimsUpdatedAt)).toBeGreaterThan(before);
  expect(await told()).toEqual([
    [
      customer.email,
      'The password of your account was changed. You are signed out everywhere else.',
      'You now sign in with your password.',
    ],
  ]);
  const again = await reset(code);
  expect([again.status, again.code]).toEqual([409, 'conflict']);
});

test('Google takes over an account whose address nobody had confirmed: its owner is told, the stranger is out', async () => {
  await harness.auth.updateUser(customer.uid, { emailVerified: false });
  let [owner, stranger] = [await signInWithGoogle('owner', customer.email), customer.token];
  // The second in which a session began identifies it.
  await expect
    .poll(async () => {
      if (!(await isSignedIn(stranger))) return false;
      await harness.auth.updateUser(customer.uid, { emailVerified: false, password: 'strange' });
      stranger = (await logIn(harness, customer.email, 'strange')).token ?? '';
      owner = await signInWithGoogle(`owner-${Date.now()}`, customer.email);
      return isSignedIn(stranger);
    })
    .toBe(false);
  expect((await sync(owner.token)).status).toBe(200);
  expect(await told()).toEqual([
    [
      customer.email,
      'The ways to sign in to your account have changed.',
      'You now sign in with Google.',
    ],
  ]);
  await sync(owner.token);
  expect(await told()).toHaveLength(1);
});

test('another address is told to the former one', async () => {
  const moved = await withOtherEmail(customer, 'somebody@elsewhere.test');
  expect((await sync(moved.token)).status).toBe(200);
  expect(await told()).toEqual([
    [
      customer.email,
      'Your account has another email address now, so nobody signs in with this one any more.',
    ],
  ]);
});

test('another address that is asked for is told to the present one, even if it is confirmed at once', async () => {
  const json = { email: 'somebody@elsewhere.test', returnPath: '/' };
  const asked = await call(harness, 'POST', '/auth/email-change-mail', { as: customer, json });
  expect(asked.status).toBe(200);
  await harness.auth.updateUser(customer.uid, { email: json.email });
  expect(await told()).toEqual([
    [
      customer.email,
      'Somebody, most likely you, asked for another email address for your account. It changes as soon as the new address is confirmed.',
    ],
  ]);
});

test('a call of the staff that knows nothing of it tells the former address of another one', async () => {
  const washer = await newPerson(harness, 'washer');
  const moved = await withOtherEmail(washer, 'washer@elsewhere.test');
  for (let calls = 0; calls < 2; calls += 1) {
    expect((await call(harness, 'GET', '/yard/today', { as: moved })).status).toBe(200);
  }
  expect(await told()).toEqual([
    [
      washer.email,
      'Your account has another email address now, so nobody signs in with this one any more.',
    ],
  ]);
});
