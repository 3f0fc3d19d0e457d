import { randomBytes } from 'node:crypto';
import { searchTermsOfPerson } from '@carwash/domain/users/person-search';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { logIn, profileOf, signInWithGoogle, withOtherEmail } from '../support/accounts.ts';
import { book } from '../support/book.ts';
import { expectBooksToBalance } from '../support/books.ts';
import { type Answer, call } from '../support/call.ts';
import { newService, newSlot } from '../support/catalogue.ts';
import { newAdmin, newCustomer, type Person } from '../support/customers.ts';
import { openWorld, type World } from '../support/world.ts';

const form = { name: 'Rumana Akter', phone: '01711000000', address: '12 Lake Road, Dhaka' };

let world: World;
let admin: Person;
let before: Person;
/** The same customer, known to Firebase Auth by another email since a moment ago. */
let customer: Person;
beforeAll(async () => {
  world = await openWorld();
  admin = await newAdmin(world);
});
beforeEach(async () => {
  before = await newCustomer(world);
  customer = await withOtherEmail(before, newEmail());
});
afterEach(() => expectBooksToBalance(world));
afterAll(() => world.close());

const newEmail = () => `${randomBytes(14).toString('hex')}@example.test`;

const ask = (as = customer): Promise<Answer> =>
  call(world, 'PATCH', '/auth/update-profile', { as, json: {} });

const ofEmail = (email: string) => call(world, 'GET', `/auth/users/email/${email}`, { as: admin });

const emailOf = async ({ uid }: Person) => (await profileOf(world, uid))?.email;

async function found(search: string): Promise<string[]> {
  const path = `/auth/users?search=${encodeURIComponent(search)}`;
  const { data } = await call(world, 'GET', path, { as: admin });
  return data.map(({ _id }: { _id: string }) => _id);
}

const writtenAt = async ({ uid }: Person) =>
  (await world.context.db.users.doc(uid).get()).updateTime;

describe('a profile follows an email that was changed at Firebase Auth', () => {
  test.each<[string, () => Promise<Answer>]>([
    ['at log-in', () => logIn(world, customer.email)],
    ['as a browser asks for it', () => ask()],
    [
      'as sign-up is completed once more',
      () => call(world, 'POST', '/auth/complete-signup', { as: customer, json: form }),
    ],
  ])('%s, and nothing else of it changes', async (_case, run) => {
    const old = await profileOf(world, customer.uid);
    if (!old) throw new Error('The customer has no profile');
    const { status, data } = await run();
    expect([status, data.email]).toEqual([200, customer.email]);
    const followed = { ...old, email: customer.email };
    expect(await profileOf(world, customer.uid)).toEqual({
      ...followed,
      searchTerms: searchTermsOfPerson(followed),
      claimsUpdatedAt: expect.any(Date),
    });
  });

  test('and other browsers are told to renew their tokens', async () => {
    const old = await profileOf(world, customer.uid);
    await ask();
    const now = await profileOf(world, customer.uid);
    expect(Number(now?.claimsUpdatedAt)).toBeGreaterThan(Number(old?.claimsUpdatedAt));
  });

  test('by which staff finds them then, and no longer by the old one', async () => {
    expect(await found(customer.email)).toEqual([]);
    await ask();
    expect(await found(customer.email)).toEqual([customer.uid]);
    expect(await found(before.email)).toEqual([]);
    expect((await ofEmail(customer.email)).data._id).toBe(customer.uid);
    expect((await ofEmail(before.email)).status).toBe(404);
  });

  test('ten calls at once write it once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask()));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ data }) => data.email))).toEqual(new Set([customer.email]));
    expect(new Set(answers.map(({ data }) => data.claimsUpdatedAt)).size).toBe(1);
  });

  test('together with a change of the profile at the same moment', async () => {
    await Promise.all([
      ask(),
      call(world, 'PATCH', '/auth/update-profile', { as: customer, json: form }),
    ]);
    const followed = { ...form, email: customer.email };
    expect(await profileOf(world, customer.uid)).toMatchObject({
      ...followed,
      searchTerms: searchTermsOfPerson(followed),
    });
  });

  test('what was bought before keeps the email that it was bought under', async () => {
    const customerThen = await newCustomer(world);
    const slot = await newSlot(world, await newService(world));
    const id = await book(world, customerThen, slot);
    await ask(await withOtherEmail(customerThen, newEmail()));
    const { bookings, transactions } = world.context.db;
    const kept = await Promise.all([bookings.doc(id).get(), transactions.doc(id).get()]);
    expect(kept.map((document) => document.data()?.customer.email)).toEqual([
      customerThen.email,
      customerThen.email,
    ]);
  });
});

describe('where nothing has changed', () => {
  test.each<[string, (as: Person) => Promise<Answer>]>([
    ['logging in', ({ email }) => logIn(world, email.toUpperCase())],
    ['asking', (as) => ask(as)],
  ])('%s writes nothing', async (_case, run) => {
    const other = await newCustomer(world);
    const old = await writtenAt(other);
    expect((await run(other)).data.email).toBe(other.email);
    expect(await writtenAt(other)).toEqual(old);
  });

  test('an account without an email keeps the one of its profile', async () => {
    const other = await newCustomer(world);
    const { uid } = other;
    await world.auth.deleteUser(uid);
    await world.auth.importUsers([{ uid, providerData: [{ uid, providerId: 'google.com' }] }]);
    const { token } = await signInWithGoogle(uid, null);
    expect((await ask({ ...other, token })).data.email).toBe(other.email);
    expect(await emailOf(other)).toBe(other.email);
  });
});

describe('two people and one email', () => {
  test('nobody gets an email that another account has', async () => {
    const other = await newCustomer(world);
    await expect(withOtherEmail(other, customer.email)).rejects.toThrow('400');
    await ask(other);
    expect(await emailOf(other)).toBe(other.email);
  });

  test('who takes over what another left is not taken for them, whoever comes first', async () => {
    const heir = await withOtherEmail(await newCustomer(world), before.email);
    await ask(heir);
    expect(await emailOf(heir)).toBe(before.email);
    expect(await emailOf(customer)).toBe(customer.email);
    expect(await found(before.email)).toEqual([heir.uid]);
  });

  test('two who exchange theirs end with what Firebase Auth says', async () => {
    const other = await newCustomer(world);
    const mine = await withOtherEmail(other, before.email);
    const theirs = await withOtherEmail(customer, other.email);
    await Promise.all([ask(mine), ask(theirs)]);
    expect([await emailOf(mine), await emailOf(theirs)]).toEqual([before.email, other.email]);
  });

  test('the old email is free for a new account', async () => {
    await ask();
    const json = { ...form, email: before.email, password: 'a good password' };
    const { status, data } = await call(world, 'POST', '/auth/signup', { json });
    expect(status).toBe(200);
    expect((await ofEmail(before.email)).data._id).toBe(data._id);
  });
});
