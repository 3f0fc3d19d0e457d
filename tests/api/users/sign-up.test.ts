import { notAPhoneNumber, whichCountry } from '@carwash/domain/users/phone-number';
import { describe, expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { newAdmin, signIn } from '../support/people/people.ts';
import { expectConsistentRecords } from '../support/records/records.ts';
import { harness, test } from '../support/test.ts';

let count = 0;
const form = (change: object = {}) => {
  count += 1;
  return {
    name: 'Rumana Akter',
    email: `rumana${count}@example.test`,
    password: 'a good password',
    phone: '01711000000',
    address: '12 Lake Road, Dhaka',
    ...change,
  };
};
const signUp = (json: object) => call(harness, 'POST', '/auth/signup', { json });
const profileOf = async (uid: string) => (await harness.context.db.users.doc(uid).get()).data();

test('signing up creates the account, its role claim and its profile', async () => {
  const json = form();
  const answer = await signUp(json);
  expect(answer.status).toBe(200);
  expect(answer.data).toMatchObject({ name: json.name, email: json.email, role: 'user' });
  const account = await harness.auth.getUser(answer.data._id);
  expect(account.customClaims).toEqual({ role: 'user' });
  expect(await profileOf(account.uid)).toMatchObject({
    phone: '+8801711000000',
    address: json.address,
  });
  const claims = await harness.auth.verifyIdToken(await signIn(json.email, json.password));
  expect(claims.role).toBe('user');
  expect(JSON.stringify(answer)).not.toContain(json.password);
  await expectConsistentRecords(harness);
});

test('an email that has an account is refused, and its account stays as it was', async () => {
  const json = form();
  const first = await signUp(json);
  const second = await signUp({ ...json, name: 'Somebody Else' });
  expect([second.status, second.code, second.errors?.[0]?.path]).toEqual([
    409,
    'email_taken',
    'email',
  ]);
  expect(second.message).toBe('An account with this email already exists.');
  expect((await signUp({ ...json, password: 'another one' })).code).toBe('email_taken');
  expect((await profileOf(first.data._id))?.name).toBe(json.name);
  await signIn(json.email, json.password);
});

test('an email in capitals is the same email', async () => {
  const json = form();
  await signUp(json);
  expect((await signUp({ ...json, email: json.email.toUpperCase() })).code).toBe('email_taken');
});

test('an email with a domain in other letters is one account, however it is typed', async () => {
  const typed = `info${Date.now()}@münchen.example`;
  const stored = typed.replace('münchen', 'xn--mnchen-3ya');
  const json = form({ email: typed });
  const { data } = await signUp(json);
  expect((await profileOf(data._id))?.email).toBe(stored);
  expect((await signUp({ ...json, email: stored })).code).toBe('email_taken');
  const as = await newAdmin(harness);
  for (const email of [typed, stored, typed.toUpperCase()]) {
    const login = { email, password: json.password };
    expect((await call(harness, 'POST', '/auth/login', { json: login })).data._id).toBe(data._id);
    const found = await call(harness, 'GET', `/auth/users?search=${encodeURIComponent(email)}`, {
      as,
    });
    expect(found.data.map(({ _id }: { _id: string }) => _id)).toEqual([data._id]);
    const one = `/auth/users/email/${encodeURIComponent(email)}`;
    expect((await call(harness, 'GET', one, { as })).data._id).toBe(data._id);
  }
});

test('ten sign-ups with one email at the same moment make one account and count once', async () => {
  const json = form();
  const answers = await Promise.all(Array.from({ length: 10 }, () => signUp(json)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 'email_taken')).toHaveLength(9);
  await expectConsistentRecords(harness);
});

describe('a sign-up that failed half-way', () => {
  test.each([
    ['without claim and profile', undefined],
    ['without profile', { role: 'user' }],
  ])('%s: the same person carries on with the same password', async (_case, claims) => {
    const json = form();
    const { uid } = await harness.auth.createUser({ email: json.email, password: json.password });
    if (claims) await harness.auth.setCustomUserClaims(uid, claims);
    const answer = await signUp(json);
    expect([answer.status, answer.data._id]).toEqual([200, uid]);
    expect((await harness.auth.getUser(uid)).customClaims).toEqual({ role: 'user' });
    expect(await profileOf(uid)).toMatchObject({ name: json.name });
    await expectConsistentRecords(harness);
  });

  test('cannot be taken over by somebody with another password', async () => {
    const json = form();
    const { uid } = await harness.auth.createUser({ email: json.email, password: json.password });
    expect((await signUp({ ...json, password: 'not the same' })).code).toBe('email_taken');
    expect(await profileOf(uid)).toBeUndefined();
    await signIn(json.email, json.password);
  });

  test('an account of another kind, without a password, is not taken over either', async () => {
    const json = form();
    const { uid } = await harness.auth.createUser({ email: json.email });
    expect((await signUp(json)).code).toBe('email_taken');
    expect(await profileOf(uid)).toBeUndefined();
  });
});

describe('an invalid field is named', () => {
  test.each([
    ['name', { name: '' }, 'Name is required.'],
    ['email', { email: undefined }, 'Email is required.'],
    ['email', { email: 'not an email' }, 'Email must be a valid email address.'],
    [
      'email',
      { email: 'jürgen@example.test' },
      'Email can have only letters from a to z before the @: most mail servers know no others.',
    ],
    ['password', { password: '' }, 'Password is required.'],
    ['password', { password: 'short' }, 'Password must have at least 8 characters.'],
    ['phone', { phone: '' }, 'phone is required.'],
    ['phone', { phone: 'abc' }, notAPhoneNumber],
    ['phone', { phone: '123' }, whichCountry('BD')],
    ['phone', { phone: '2015550123' }, whichCountry('BD')],
    ['address', { address: undefined }, 'address is required.'],
    ['role', { role: 'admin' }, 'role is not a known field'],
  ])('%s %j', async (path, change, message) => {
    const json = form(change);
    const answer = await signUp(json);
    expect([answer.status, answer.code]).toEqual([400, 'bad_input']);
    expect(answer.errors).toContainEqual({ path, message });
    await expect(harness.auth.getUserByEmail(json.email ?? 'none@example.test')).rejects.toThrow();
  });

  test('everything that is wrong is named at once', async () => {
    const { errors } = await signUp({});
    expect(errors?.map(({ path }) => path).sort()).toEqual([
      'address',
      'email',
      'name',
      'password',
      'phone',
    ]);
  });
});
