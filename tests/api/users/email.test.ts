import { randomBytes } from 'node:crypto';
import { searchTermsOfPerson } from '@carwash/domain/users/person-search';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { type Answer, call } from '../../support/calls/call.ts';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { signInWithGoogle } from '../../support/emulators/auth-rest.ts';
import { profileOf } from '../../support/reads/profiles.ts';
import { book } from '../support/calls/bookings.ts';
import { logIn } from '../support/calls/log-in.ts';
import { withOtherEmail } from '../support/people/accounts.ts';
import { newAdmin, newCustomer, type Person } from '../support/people/people.ts';
import { expectConsistentRecords } from '../support/records/records.ts';
import { harness, test } from '../support/test.ts';

const form = { name: 'Rumana Akter', phone: '+8801711000000', address: '12 Lake Road, Dhaka' };

let admin: Person;
let before: Person;
/** A customer whose email was just changed at Firebase Auth. */
let customer: Person;
test.beforeAll(async ({ harness }) => {
  admin = await newAdmin(harness);
});
beforeEach(async () => {
  before = await newCustomer(harness);
  customer = await withOtherEmail(before, newEmail());
});
afterEach(() => expectConsistentRecords(harness));

const newEmail = () => `${randomBytes(14).toString('hex')}@example.test`;

const ask = (as = customer): Promise<Answer> =>
  call(harness, 'PATCH', '/auth/update-profile', { as, json: {} });

const ofEmail = (email: string) =>
  call(harness, 'GET', `/auth/users/email/${email}`, { as: admin });

const emailOf = async ({ uid }: Person) => (await profileOf(harness, uid))?.email;

async function found(search: string): Promise<string[]> {
  const path = `/auth/users?search=${encodeURIComponent(search)}`;
  const { data } = await call(harness, 'GET', path, { as: admin });
  return data.map(({ _id }: { _id: string }) => _id);
}

const writtenAt = async ({ uid }: Person) =>
  (await harness.context.db.users.doc(uid).get()).updateTime;

describe('a profile follows an email that was changed at Firebase Auth', () => {
  test.each<[string, () => Promise<Answer>]>([
    ['at log-in', () => logIn(harness, customer.email)],
    ['when a browser asks for it', () => ask()],
    [
      'when sign-up is completed again',
      () => call(harness, 'POST', '/auth/complete-signup', { as: customer, json: form }),
    ],
  ])('%s, and nothing else of it changes', async (_case, run) => {
    const old = await profileOf(harness, customer.uid);
    if (!old) throw new Error('The customer has no profile');
    const { status, data } = await run();
    expect([status, data.email]).toEqual([200, customer.email]);
    const followed = { ...old, email: customer.email };
    expect(await profileOf(harness, customer.uid)).toEqual({
      ...followed,
      searchTerms: searchTermsOfPerson(followed),
      claimsUpdatedAt: expect.any(Date),
    });
  });

  test('and other browsers are told to renew their tokens', async () => {
    const old = await profileOf(harness, customer.uid);
    await ask();
    const now = await profileOf(harness, customer.uid);
    expect(Number(now?.claimsUpdatedAt)).toBeGreaterThan(Number(old?.claimsUpdatedAt));
  });

  test('and staff then finds the customer by the new email only', async () => {
    expect(await found(customer.email)).toEqual([]);
    await ask();
    expect(await found(customer.email)).toEqual([customer.uid]);
    expect(await found(before.email)).toEqual([]);
    expect((await ofEmail(customer.email)).data._id).toBe(customer.uid);
    expect((await ofEmail(before.email)).status).toBe(404);
  });

  test('once, even if ten calls come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask()));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ data }) => data.email))).toEqual(new Set([customer.email]));
    expect(new Set(answers.map(({ data }) => data.claimsUpdatedAt)).size).toBe(1);
  });

  test('together with a change of the profile at the same moment', async () => {
    await Promise.all([
      ask(),
      call(harness, 'PATCH', '/auth/update-profile', { as: customer, json: form }),
    ]);
    const followed = { ...form, email: customer.email };
    expect(await profileOf(harness, customer.uid)).toMatchObject({
      ...followed,
      searchTerms: searchTermsOfPerson(followed),
    });
  });

  test('earlier purchases keep their email', async () => {
    const customerThen = await newCustomer(harness);
    const slot = await newSlot(harness, await newService(harness));
    const id = await book(harness, customerThen, slot);
    await ask(await withOtherEmail(customerThen, newEmail()));
    const { bookings, transactions } = harness.context.db;
    const kept = await Promise.all([bookings.doc(id).get(), transactions.doc(id).get()]);
    expect(kept.map((document) => document.data()?.customer.email)).toEqual([
      customerThen.email,
      customerThen.email,
    ]);
  });
});

describe('if nothing has changed', () => {
  test.each<[string, (as: Person) => Promise<Answer>]>([
    ['logging in', ({ email }) => logIn(harness, email.toUpperCase())],
    ['asking', (as) => ask(as)],
  ])('%s writes nothing', async (_case, run) => {
    const other = await newCustomer(harness);
    const old = await writtenAt(other);
    expect((await run(other)).data.email).toBe(other.email);
    expect(await writtenAt(other)).toEqual(old);
  });

  test('an account without an email keeps the one of its profile', async () => {
    const other = await newCustomer(harness);
    const { uid } = other;
    await harness.auth.deleteUser(uid);
    await harness.auth.importUsers([{ uid, providerData: [{ uid, providerId: 'google.com' }] }]);
    const { token } = await signInWithGoogle(uid, null);
    expect((await ask({ ...other, token })).data.email).toBe(other.email);
    expect(await emailOf(other)).toBe(other.email);
  });
});

describe('two people and one email', () => {
  test('a user cannot get an email that another account has', async () => {
    const other = await newCustomer(harness);
    await expect(withOtherEmail(other, customer.email)).rejects.toThrow('400');
    await ask(other);
    expect(await emailOf(other)).toBe(other.email);
  });

  test('a user who takes an email that another has given up is not mistaken for them, in either order', async () => {
    const heir = await withOtherEmail(await newCustomer(harness), before.email);
    await ask(heir);
    expect(await emailOf(heir)).toBe(before.email);
    expect(await emailOf(customer)).toBe(customer.email);
    expect(await found(before.email)).toEqual([heir.uid]);
  });

  test('two users who exchange emails end with those of Firebase Auth', async () => {
    const other = await newCustomer(harness);
    const mine = await withOtherEmail(other, before.email);
    const theirs = await withOtherEmail(customer, other.email);
    await Promise.all([ask(mine), ask(theirs)]);
    expect([await emailOf(mine), await emailOf(theirs)]).toEqual([before.email, other.email]);
  });

  test('the old email is free for a new account', async () => {
    await ask();
    const json = { ...form, email: before.email, password: 'a good password' };
    const { status, data } = await call(harness, 'POST', '/auth/signup', { json });
    expect(status).toBe(200);
    expect((await ofEmail(before.email)).data._id).toBe(data._id);
  });
});
