import { expect } from 'vitest';
import { password } from '../../support/accounts/accounts.ts';
import { call } from '../../support/calls/call.ts';
import { logIn } from '../support/calls/log-in.ts';
import { newGoogleCustomer } from '../support/people/accounts.ts';
import { newAdmin, newCustomer, type Person } from '../support/people/people.ts';
import { harness, test } from '../support/test.ts';

let customer: Person;
test.beforeAll(async ({ harness }) => {
  customer = await newCustomer(harness);
});

test('logging in answers the user and a token that works', async () => {
  const { status, data, token } = await logIn(harness, customer.email);
  expect(status).toBe(200);
  expect(data).toMatchObject({ _id: customer.uid, name: customer.name, role: 'user' });
  const own = await call(harness, 'GET', `/auth/users/${customer.uid}`, { token: token ?? '' });
  expect(own.data).toEqual(data);
});

test("an admin's token is an admin's", async () => {
  const admin = await newAdmin(harness);
  const { token } = await logIn(harness, admin.email);
  expect((await call(harness, 'GET', '/auth/users', { token: token ?? '' })).status).toBe(200);
});

test('an email in capitals is the same email', async () => {
  expect((await logIn(harness, customer.email.toUpperCase())).data._id).toBe(customer.uid);
});

test('the answer does not reveal whether email or password is wrong', async () => {
  const google = await newGoogleCustomer(harness);
  const answers = await Promise.all([
    logIn(harness, customer.email, 'not my password'),
    logIn(harness, 'nobody@example.test'),
    logIn(harness, 'not an email'),
    logIn(harness, google.email),
    logIn(harness, customer.email, password.toUpperCase()),
  ]);
  expect(answers).toEqual(
    answers.map(() => ({
      status: 401,
      location: null,
      success: false,
      code: 'unauthenticated',
      message: 'Wrong email or password.',
    })),
  );
});

test('a disabled account gets its own error', async () => {
  const { uid, email } = await newCustomer(harness);
  await harness.auth.updateUser(uid, { disabled: true });
  const answer = await logIn(harness, email);
  expect([answer.status, answer.code, answer.message]).toEqual([
    403,
    'forbidden',
    'This account is disabled.',
  ]);
});

test('a sign-up that stopped half-way is finished by signing up again', async () => {
  const json = {
    name: 'Rumana Akter',
    email: 'rumana@example.test',
    password: 'a good password',
    phone: '01711000000',
    address: '12 Lake Road, Dhaka',
  };
  await harness.auth.createUser({ email: json.email, password: json.password });
  const early = await logIn(harness, json.email, json.password);
  expect([early.status, early.code]).toEqual([403, 'forbidden']);
  expect(early.message).toContain('Signing up was not finished');
  await call(harness, 'POST', '/auth/signup', { json });
  expect((await logIn(harness, json.email, json.password)).status).toBe(200);
});

test('an account that Firebase Auth has locked for a while: 429', async () => {
  const { passwordCheck } = harness.context;
  harness.context.passwordCheck = async () => ({ is: 'too_many_attempts' });
  const answer = await logIn(harness, customer.email);
  harness.context.passwordCheck = passwordCheck;
  expect([answer.status, answer.code]).toEqual([429, 'rate_limited']);
});

test.each([
  ['email', { password }],
  ['password', { email: 'a@example.test' }],
  ['password', { email: 'a@example.test', password: '' }],
  ['password', { email: 'a@example.test', password: '\ud800' }],
  ['password', { email: 'a@example.test', password: 'x'.repeat(129) }],
  ['email', { email: { $ne: '' }, password }],
])('%s is named when it is bad: %j', async (path, json) => {
  const answer = await call(harness, 'POST', '/auth/login', { json });
  expect([answer.status, answer.errors?.map((error) => error.path)]).toEqual([400, [path]]);
});
