import { recentSignInMs } from '@carwash/domain/users/session';
import { beforeEach, describe, expect } from 'vitest';
import { password } from '../../support/accounts/accounts.ts';
import { call } from '../../support/calls/call.ts';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { auditOf } from '../../support/reads/audit.ts';
import { profileOf } from '../../support/reads/profiles.ts';
import { bookingOf, transactionOf } from '../../support/reads/purchases.ts';
import { reviewOf } from '../../support/reads/reviews.ts';
import { book, cancelBooking } from '../support/calls/bookings.ts';
import { logIn } from '../support/calls/log-in.ts';
import { callback, initiate, startPaying } from '../support/calls/payments.ts';
import { reviewBusiness } from '../support/calls/reviews.ts';
import { breakAuth } from '../support/faults/break-auth.ts';
import { dieAtCommit } from '../support/faults/interrupt-commits.ts';
import { historyTags, roundsOf } from '../support/histories.ts';
import { accountOf } from '../support/people/accounts.ts';
import { newAdmin, newCustomer, type Person } from '../support/people/people.ts';
import { signedInNow } from '../support/people/personas.ts';
import { harness, test, verifyRecordsAfterEach } from '../support/test.ts';

let admin: Person;
let customer: Person;
beforeEach(async () => {
  await harness.wipe();
  [admin, customer] = await Promise.all([newAdmin(harness), newCustomer(harness)]);
});
verifyRecordsAfterEach();

/** Deletes an account as an admin who has just signed in. */
const remove = ({ uid }: Pick<Person, 'uid'>, as = admin) =>
  call(harness, 'DELETE', `/auth/users/${uid}`, { token: signedInNow(harness, as) });
const isGone = async ({ uid }: Person) =>
  (await accountOf(harness, uid)) === null && (await profileOf(harness, uid)) === undefined;

/** Returns the names in the audit entries of a deletion. */
const toldOf = async ({ uid }: Pick<Person, 'uid'>) =>
  (await auditOf(harness, uid)).map(({ subject }) => subject.label);

const bookIn = async (minutes: number) =>
  book(harness, customer, await newSlot(harness, await newService(harness), minutes));

test('account and profile go, and the token with them', async () => {
  const answer = await remove(customer);
  expect([answer.status, answer.data]).toEqual([200, {}]);
  expect(await isGone(customer)).toBe(true);
  const own = await call(harness, 'GET', '/bookings/my-bookings', { as: customer });
  expect([own.status, own.code]).toEqual([401, 'unauthenticated']);
  expect((await logIn(harness, customer.email)).status).toBe(401);
  expect((await remove(customer)).status).toBe(404);
});

/** From the purchase of a slot that starts in ten minutes until its visit is over. */
const minutesUntilOver = 75;

test('purchases and reviews stay with the name', async () => {
  const id = await bookIn(10);
  const review = (await reviewBusiness(harness, customer)).data;
  const before = [await bookingOf(harness, id), await transactionOf(harness, id)];
  harness.clock.advanceMinutes(minutesUntilOver);
  expect((await remove(customer)).status).toBe(200);
  expect([await bookingOf(harness, id), await transactionOf(harness, id)]).toEqual(before);
  expect(before[0]?.customer.name).toBe(customer.name);
  expect((await reviewOf(harness, review._id))?.author).toEqual({
    key: customer.authorKey,
    name: customer.name,
  });
});

describe('addresses and notes are erased', () => {
  const visit = { address: '12 Lake Road, Dhaka', note: 'Ring twice.' };
  const none = { address: '', note: '' };

  const bookAtTheirs = async () => {
    const service = await newService(harness, { location: 'customer' });
    const slot = await newSlot(harness, service, 10);
    const { data } = await initiate(harness, customer, slot, { change: visit });
    harness.provider.pay(data.transactionId);
    await callback(harness, 'notify', data.transactionId);
    harness.clock.advanceMinutes(minutesUntilOver);
    return data.transactionId;
  };
  const told = async (id: string) =>
    [await bookingOf(harness, id), await transactionOf(harness, id)].map((sold) => ({
      address: sold?.address,
      note: sold?.note,
    }));

  test('from bookings and payments, and from nobody else', async () => {
    const ids = [await bookAtTheirs(), await bookAtTheirs()];
    const [leaving, staying] = [customer, await newCustomer(harness)];
    customer = staying;
    const other = await bookAtTheirs();
    expect((await remove(leaving)).status).toBe(200);
    for (const id of ids) expect(await told(id)).toEqual([none, none]);
    expect(await told(other)).toEqual([visit, visit]);
    expect((await bookingOf(harness, ids[0] ?? ''))?.service.location).toBe('customer');
  });

  test('with the next call where the first one was killed', async () => {
    const id = await bookAtTheirs();
    const mend = dieAtCommit(harness, 2);
    expect((await remove(customer)).status).toBe(500);
    mend();
    expect(await told(id)).toEqual([visit, visit]);
    expect((await remove(customer)).status).toBe(200);
    expect(await told(id)).toEqual([none, none]);
  });
});

describe('a customer is not deleted', () => {
  test('by an admin who has signed in too long ago', async () => {
    harness.clock.advanceMinutes(recentSignInMs / 60_000 + 0.1);
    const path = `/auth/users/${customer.uid}`;
    const { status, code } = await call(harness, 'DELETE', path, { as: admin });
    expect([status, code]).toEqual([403, 'recent_sign_in_required']);
    expect(await profileOf(harness, customer.uid)).toBeDefined();
  });

  test('during a visit, because the staff need its address', async () => {
    await bookIn(10);
    harness.clock.advanceMinutes(11);
    expect((await remove(customer)).code).toBe('conflict');
    harness.clock.advanceMinutes(minutesUntilOver);
    expect((await remove(customer)).status).toBe(200);
  });

  test('while there are upcoming bookings, which the answer counts', async () => {
    const [first, second] = [await bookIn(3000), await bookIn(30)];
    const two = await remove(customer);
    expect([two.status, two.code]).toEqual([409, 'conflict']);
    expect(two.message).toContain('2 upcoming bookings');
    await cancelBooking(harness, customer, first);
    expect((await remove(customer)).message).toContain('1 upcoming booking.');
    expect(await isGone(customer)).toBe(false);
    await cancelBooking(harness, customer, second);
    expect((await remove(customer)).status).toBe(200);
  });

  test('while a payment is under way', async () => {
    const slot = await newSlot(harness, await newService(harness));
    const id = await startPaying(harness, customer, slot);
    const answer = await remove(customer);
    expect([answer.status, answer.code]).toEqual([409, 'conflict']);
    await call(harness, 'POST', `/payments/${id}/cancel`, { as: customer, json: {} });
    expect((await remove(customer)).status).toBe(200);
  });
});

describe('admins', () => {
  test('cannot be deleted if only one is left', async () => {
    const answer = await remove(admin);
    expect([answer.status, answer.code]).toEqual([409, 'last_admin']);
    expect(await isGone(admin)).toBe(false);
  });

  test('may delete themselves while another one stays', async () => {
    const other = await newAdmin(harness);
    expect((await remove(other, other)).status).toBe(200);
    expect(await isGone(other)).toBe(true);
    expect((await call(harness, 'GET', '/auth/users', { as: other })).status).toBe(401);
  });

  test('cannot both delete each other at once: one of the two stays, round after round', {
    tags: historyTags,
  }, async () => {
    let staying = admin;
    for (const round of roundsOf(10)) {
      const other = await newAdmin(harness);
      const answers = await Promise.all([remove(other, staying), remove(staying, other)]);
      const deleted = answers.filter(({ status }) => status === 200);
      expect(deleted, `round ${round}`).toHaveLength(1);
      const left = (await isGone(staying)) ? other : staying;
      expect((await call(harness, 'GET', '/auth/users', { as: left })).status).toBe(200);
      expect(await isGone(left === other ? staying : other)).toBe(true);
      staying = left;
    }
  });

  test('are not both lost when one is demoted and the other deleted at once', async () => {
    const other = await newAdmin(harness);
    const demote = call(harness, 'PATCH', `/auth/update-role/${admin.uid}`, {
      as: other,
      json: { role: 'user' },
    });
    const answers = await Promise.all([demote, remove(other)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

test('ten deletions at the same moment count once', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => remove(customer)));
  const statuses = new Set(answers.map(({ status }) => status));
  expect([...statuses].filter((status) => status !== 404)).toEqual([200]);
  expect(await isGone(customer)).toBe(true);
  expect(await toldOf(customer)).toEqual(['Account']);
});

describe('the next call deletes what a failed one has left', () => {
  test('killed before anything was written', async () => {
    const mend = dieAtCommit(harness, 1);
    expect((await remove(customer)).status).toBe(500);
    mend();
    expect((await remove(customer)).status).toBe(200);
    expect(await isGone(customer)).toBe(true);
  });

  test('killed between profile and account', async () => {
    const mend = breakAuth(harness, 'deleteUser');
    expect((await remove(customer)).status).toBe(500);
    mend();
    expect(await profileOf(harness, customer.uid)).toBeUndefined();
    expect((await logIn(harness, customer.email)).status).toBe(403);
    expect((await remove(customer)).status).toBe(200);
    expect(await isGone(customer)).toBe(true);
    expect(await toldOf(customer)).toHaveLength(1);
  });

  test('an admin has no rights in between, and gets none by signing up', async () => {
    const other = await newAdmin(harness);
    const mend = breakAuth(harness, 'deleteUser');
    await remove(other);
    mend();
    expect((await call(harness, 'GET', '/auth/users', { as: other })).status).toBe(403);
    const { email, name } = other;
    const json = { email, password, name, phone: '01711000001', address: '2' };
    expect((await call(harness, 'POST', '/auth/signup', { json })).data.role).toBe('user');
    const { token } = await logIn(harness, email);
    expect((await call(harness, 'GET', '/auth/users', { token: token ?? '' })).status).toBe(403);
  });

  test('a profile without an account', async () => {
    await harness.auth.deleteUser(customer.uid);
    expect((await remove(customer)).status).toBe(200);
    expect(await isGone(customer)).toBe(true);
  });

  test('an account without a profile', async () => {
    const { uid } = await harness.auth.createUser({ email: 'half@example.test' });
    expect((await remove({ uid })).status).toBe(200);
    expect(await accountOf(harness, uid)).toBeNull();
    expect(await auditOf(harness, uid)).toEqual([
      expect.objectContaining({
        kind: 'account',
        action: 'account deleted',
        by: { uid: admin.uid, name: admin.name },
        subject: { id: uid, label: 'Account' },
        before: {},
        after: null,
      }),
    ]);
  });

  test('an account without a profile, deleted by a call that died: audited once', async () => {
    const { uid } = await harness.auth.createUser({ displayName: 'Half', email: 'h@example.test' });
    const mend = breakAuth(harness, 'deleteUser');
    expect((await remove({ uid })).status).toBe(500);
    mend();
    expect((await remove({ uid })).status).toBe(200);
    expect(await toldOf({ uid })).toEqual(['Account']);
  });

  test('an account without a profile, deleted ten times at once: audited once', async () => {
    const { uid } = await harness.auth.createUser({ email: 'half@example.test' });
    await Promise.all(Array.from({ length: 10 }, () => remove({ uid })));
    expect(await accountOf(harness, uid)).toBeNull();
    expect(await toldOf({ uid })).toEqual(['Account']);
  });
});

test.each(['nobody', '__x__', '..%2Fusers'])('there is no user %s', async (uid) => {
  const answer = await remove({ uid });
  expect([answer.status, answer.code]).toEqual([404, 'not_found']);
});
