import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { type Answer, call } from '../../support/calls/call.ts';
import { signInWithGoogle } from '../../support/emulators/auth-rest.ts';
import { profileOf } from '../../support/reads/profiles.ts';
import { beforeNextChange, breakAuth } from '../support/faults/break-auth.ts';
import { dieAtCommit } from '../support/faults/interrupt-commits.ts';
import { accountOf } from '../support/people/accounts.ts';
import { newAdmin, newCustomer, type Person } from '../support/people/people.ts';
import { expectConsistentRecords } from '../support/records/records.ts';
import { harness, test } from '../support/test.ts';

const form = { name: 'Rumana Akter', phone: '+8801711000000', address: '12 Lake Road, Dhaka' };

/** A new Google account without a profile. */
let newcomer: Person;
beforeEach(async () => {
  newcomer = await newNewcomer();
});
afterEach(() => expectConsistentRecords(harness));

async function newNewcomer(): Promise<Person> {
  const googleId = randomBytes(8).toString('hex');
  const email = `${googleId}@google.example.test`;
  return { email, authorKey: '', ...(await signInWithGoogle(googleId, email)) };
}

const complete = (as: Person, change: object = {}): Promise<Answer> =>
  call(harness, 'POST', '/auth/complete-signup', { as, json: { ...form, ...change } });

const claimsOf = async ({ uid }: Person) => (await accountOf(harness, uid))?.customClaims ?? {};

const giveClaims = ({ uid }: Person, claims: object) =>
  harness.auth.setCustomUserClaims(uid, claims);

describe('an account that began with Google', () => {
  test('gets its role and its profile, under the email that Google gave', async () => {
    const answer = await complete(newcomer);
    expect(answer.status).toBe(200);
    expect(answer.data).toMatchObject({ ...form, _id: newcomer.uid, email: newcomer.email });
    expect(await profileOf(harness, newcomer.uid)).toMatchObject({ ...form, role: 'user' });
    expect(await claimsOf(newcomer)).toEqual({ role: 'user' });
    expect((await accountOf(harness, newcomer.uid))?.displayName).toBe(form.name);
  });

  test('needs no address', async () => {
    const answer = await complete(newcomer, { address: undefined });
    expect([answer.status, answer.data.address]).toEqual([200, '']);
    expect((await profileOf(harness, newcomer.uid))?.address).toBe('');
  });

  test('may do what customers do with its next token', async () => {
    const read = (token: string) => call(harness, 'GET', '/bookings/my-bookings', { token });
    expect((await read(newcomer.token)).code).toBe('forbidden');
    await complete(newcomer);
    const [googleId = ''] = newcomer.email.split('@');
    const { token } = await signInWithGoogle(googleId, newcomer.email);
    expect((await read(token)).status).toBe(200);
  });

  test('is stored with its email in lower case', async () => {
    const googleId = randomBytes(8).toString('hex');
    const account = await signInWithGoogle(googleId, `Rumana.${googleId}@Google.Example.test`);
    const answer = await complete({ ...newcomer, ...account });
    expect(answer.data.email).toBe(`rumana.${googleId}@google.example.test`);
  });

  test('is returned unchanged if it is complete already', async () => {
    const first = await complete(newcomer);
    const second = await complete(newcomer, { name: 'Another Name', phone: '01711000002' });
    expect([second.status, second.data]).toEqual([200, first.data]);
    expect(await profileOf(harness, newcomer.uid)).toMatchObject(form);
  });

  test('has one profile and counts once after ten calls at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => complete(newcomer)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ data }) => data.createdAt)).size).toBe(1);
    expect(await claimsOf(newcomer)).toEqual({ role: 'user' });
  });

  test('is refused and stays as it is if it has no email', async () => {
    const nameless = await signInWithGoogle(randomBytes(8).toString('hex'), null);
    const answer = await complete({ ...newcomer, ...nameless });
    expect([answer.status, answer.code]).toEqual([409, 'conflict']);
    expect(answer.message).toContain('email address');
    expect(await profileOf(harness, nameless.uid)).toBeUndefined();
    expect((await accountOf(harness, nameless.uid))?.customClaims).toBeUndefined();
  });
});

describe('killed half-way', () => {
  test.each<[string, () => () => void]>([
    ['at the claim', () => breakAuth(harness, 'setCustomUserClaims')],
    ['at the profile', () => dieAtCommit(harness, 1)],
  ])('%s: nothing is complete, and the same call carries on', async (_case, kill) => {
    const mend = kill();
    expect((await complete(newcomer)).status).toBe(500);
    mend();
    expect(await profileOf(harness, newcomer.uid)).toBeUndefined();
    expect((await complete(newcomer)).status).toBe(200);
    expect(await claimsOf(newcomer)).toEqual({ role: 'user' });
    expect(await profileOf(harness, newcomer.uid)).toMatchObject(form);
  });

  test('at the display name: everything else is complete', async () => {
    const mend = breakAuth(harness, 'updateUser');
    const answer = await complete(newcomer);
    mend();
    expect([answer.status, answer.data.name]).toEqual([200, form.name]);
  });
});

describe('a role that is not as it should be', () => {
  test('a customer whose claim is missing gets it, and is asked to renew the token', async () => {
    const customer = await newCustomer(harness);
    await giveClaims(customer, { language: 'bn' });
    const before = await profileOf(harness, customer.uid);
    const answer = await complete(customer);
    expect([answer.status, answer.data.name]).toEqual([200, customer.name]);
    expect(await claimsOf(customer)).toEqual({ role: 'user', language: 'bn' });
    const after = await profileOf(harness, customer.uid);
    expect(Number(after?.claimsUpdatedAt)).toBeGreaterThan(Number(before?.claimsUpdatedAt));
  });

  test('a former admin keeps no claim from a demotion that broke off', async () => {
    const customer = await newCustomer(harness);
    await giveClaims(customer, { role: 'admin' });
    expect((await complete(customer)).status).toBe(200);
    expect(await claimsOf(customer)).toEqual({ role: 'user' });
  });

  test('an account with the claim of an admin and no profile becomes a customer', async () => {
    await giveClaims(newcomer, { role: 'admin' });
    expect((await complete(newcomer)).data.role).toBe('user');
    expect(await claimsOf(newcomer)).toEqual({ role: 'user' });
  });

  test('an admin is returned unchanged', async () => {
    const admin = await newAdmin(harness);
    const answer = await complete(admin);
    expect([answer.status, answer.data.role, answer.data.name]).toEqual([200, 'admin', admin.name]);
    expect(await claimsOf(admin)).toEqual({ role: 'admin' });
  });

  test('an admin role in the profile makes nobody an admin here', async () => {
    const admin = await newAdmin(harness);
    await giveClaims(admin, {});
    expect((await complete(admin)).status).toBe(200);
    expect(await claimsOf(admin)).toEqual({});
  });

  test('a user who is made an admin during the call is one afterwards', async () => {
    const [customer, admin] = await Promise.all([newCustomer(harness), newAdmin(harness)]);
    await giveClaims(customer, {});
    beforeNextChange(harness, 'setCustomUserClaims', () =>
      call(harness, 'PATCH', `/auth/update-role/${customer.uid}`, {
        as: admin,
        json: { role: 'admin' },
      }),
    );
    expect((await complete(customer)).status).toBe(200);
    expect((await profileOf(harness, customer.uid))?.role).toBe('admin');
    expect(await claimsOf(customer)).toEqual({ role: 'admin' });
  });
});
