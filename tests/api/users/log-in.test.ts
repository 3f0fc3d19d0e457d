import { afterAll, beforeAll, expect, test } from 'vitest';
import { logIn, newGoogleCustomer } from '../support/accounts.ts';
import { call } from '../support/call.ts';
import { newAdmin, newCustomer, type Person, password } from '../support/customers.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
let customer: Person;
beforeAll(async () => {
  world = await openWorld();
  customer = await newCustomer(world);
});
afterAll(() => world.close());

test('logging in answers the user and a token that works', async () => {
  const { status, data, token } = await logIn(world, customer.email);
  expect(status).toBe(200);
  expect(data).toMatchObject({ _id: customer.uid, name: customer.name, role: 'user' });
  const own = await call(world, 'GET', `/auth/users/${customer.uid}`, { token: token ?? '' });
  expect(own.data).toEqual(data);
});

test("an admin's token is an admin's", async () => {
  const admin = await newAdmin(world);
  const { token } = await logIn(world, admin.email);
  expect((await call(world, 'GET', '/auth/users', { token: token ?? '' })).status).toBe(200);
});

test('the email in other letters is the same email', async () => {
  expect((await logIn(world, customer.email.toUpperCase())).data._id).toBe(customer.uid);
});

test('what is wrong cannot be told from the answer', async () => {
  const google = await newGoogleCustomer(world);
  const answers = await Promise.all([
    logIn(world, customer.email, 'not my password'),
    logIn(world, 'nobody@example.test'),
    logIn(world, 'not an email'),
    logIn(world, google.email),
    logIn(world, customer.email, password.toUpperCase()),
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

test('a disabled account is told so', async () => {
  const { uid, email } = await newCustomer(world);
  await world.auth.updateUser(uid, { disabled: true });
  const answer = await logIn(world, email);
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
  await world.auth.createUser({ email: json.email, password: json.password });
  const early = await logIn(world, json.email, json.password);
  expect([early.status, early.code]).toEqual([403, 'forbidden']);
  expect(early.message).toContain('Signing up was not finished');
  await call(world, 'POST', '/auth/signup', { json });
  expect((await logIn(world, json.email, json.password)).status).toBe(200);
});

test('an account that Firebase Auth has locked for a while: 429', async () => {
  const { passwordCheck } = world.context;
  world.context.passwordCheck = async () => ({ is: 'too_many_attempts' });
  const answer = await logIn(world, customer.email);
  world.context.passwordCheck = passwordCheck;
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
  const answer = await call(world, 'POST', '/auth/login', { json });
  expect([answer.status, answer.errors?.map((error) => error.path)]).toEqual([400, [path]]);
});
