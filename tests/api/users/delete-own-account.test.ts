import { recentSignInMs } from '@carwash/domain/users/session';
import { beforeEach, describe, expect } from 'vitest';
import { password } from '../../support/accounts/accounts.ts';
import { call } from '../../support/calls/call.ts';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { signInWithGoogle } from '../../support/emulators/auth-rest.ts';
import { auditOf } from '../../support/reads/audit.ts';
import { profileOf } from '../../support/reads/profiles.ts';
import { bookingOf, transactionOf } from '../../support/reads/purchases.ts';
import { reconcile, stepOf } from '../../support/reconciler/reconcile.ts';
import { book, cancelBooking } from '../support/calls/bookings.ts';
import { logIn } from '../support/calls/log-in.ts';
import { callback, initiate, startPaying } from '../support/calls/payments.ts';
import { breakAuth } from '../support/faults/break-auth.ts';
import { dieAtCommit } from '../support/faults/interrupt-commits.ts';
import { accountOf } from '../support/people/accounts.ts';
import { newAdmin, newCustomer, type Person } from '../support/people/people.ts';
import { harness, test, verifyRecordsAfterEach } from '../support/test.ts';

let customer: Person;
beforeEach(async () => {
  await harness.wipe();
  customer = await newCustomer(harness);
});
verifyRecordsAfterEach();

const leave = ({ token }: Pick<Person, 'token'> = customer) =>
  call(harness, 'POST', '/auth/delete-account', { token, json: { confirmed: true } });

const isGone = async ({ uid }: Pick<Person, 'uid'>) =>
  (await accountOf(harness, uid)) === null && (await profileOf(harness, uid)) === undefined;

const bookIn = async (minutes: number) =>
  book(harness, customer, await newSlot(harness, await newService(harness), minutes));

test('profile, vehicles and account go; the session ends; purchases stay', async () => {
  const id = await bookIn(3000);
  await cancelBooking(harness, customer, id);
  expect((await leave()).status).toBe(200);
  expect(await isGone(customer)).toBe(true);
  const vehicles = await harness.context.db.savedVehicles.where('uid', '==', customer.uid).get();
  expect(vehicles.size).toBe(0);
  expect((await bookingOf(harness, id))?.customer.name).toBe(customer.name);
  expect((await call(harness, 'GET', '/garage', { as: customer })).status).toBe(401);
  expect((await logIn(harness, customer.email)).status).toBe(401);
});

test('the audit tells that a customer left, but not who it was', async () => {
  await leave();
  expect(await auditOf(harness, customer.uid)).toMatchObject([
    {
      action: 'account deleted',
      by: { uid: customer.uid, name: 'The customer' },
      subject: { label: 'Account' },
      before: { role: 'user', status: 'active' },
    },
  ]);
});

describe('an account is kept', () => {
  test('after a sign-in that is too old', async () => {
    harness.clock.advanceMinutes(recentSignInMs / 60_000 + 1);
    const answer = await leave();
    expect([answer.status, answer.code]).toEqual([403, 'recent_sign_in_required']);
    expect(await isGone(customer)).toBe(false);
  });

  test('when the deletion is not confirmed', async () => {
    const answer = await call(harness, 'POST', '/auth/delete-account', { as: customer, json: {} });
    expect([answer.status, answer.code]).toEqual([400, 'bad_input']);
    expect(await isGone(customer)).toBe(false);
  });

  test('while a booking is upcoming or a payment is open', async () => {
    const id = await bookIn(3000);
    const booked = await leave();
    expect([booked.status, booked.code]).toEqual([409, 'conflict']);
    expect(booked.message).toContain('You have 1 upcoming booking.');
    await cancelBooking(harness, customer, id);

    const slot = await newSlot(harness, await newService(harness));
    const payment = await startPaying(harness, customer, slot);
    expect((await leave()).message).toContain('You have an open payment.');
    await call(harness, 'POST', `/payments/${payment}/cancel`, { as: customer, json: {} });
    expect((await leave()).status).toBe(200);
  });

  test('when it is the last admin, but not another one', async () => {
    const admin = await newAdmin(harness);
    expect((await leave(admin)).code).toBe('last_admin');
    const other = await newAdmin(harness);
    expect((await leave(other)).status).toBe(200);
    expect(await isGone(other)).toBe(true);
    expect(await auditOf(harness, other.uid)).toMatchObject([{ by: { name: other.name } }]);
  });
});

test('the next call deletes what a failed one has left', async () => {
  const mend = breakAuth(harness, 'deleteUser');
  expect((await leave()).status).toBe(500);
  mend();
  expect((await leave()).status).toBe(200);
  expect(await isGone(customer)).toBe(true);
  expect(await auditOf(harness, customer.uid)).toHaveLength(1);
});

describe('the reconciler deletes what a killed call has left', () => {
  const visit = { address: '12 Lake Road, Dhaka', note: 'Ring twice.' };
  const none = { address: '', note: '' };
  const bookAtTheirs = async () => {
    const service = await newService(harness, { location: 'customer' });
    const slot = await newSlot(harness, service, 3000);
    const { data } = await initiate(harness, customer, slot, { change: visit });
    harness.provider.pay(data.transactionId);
    await callback(harness, 'notify', data.transactionId);
    await cancelBooking(harness, customer, data.transactionId);
    return data.transactionId;
  };
  const told = async (id: string) => {
    const [booking, payment] = [await bookingOf(harness, id), await transactionOf(harness, id)];
    return [booking, payment].map((sold) => ({ address: sold?.address, note: sold?.note }));
  };
  const vehicles = async () => {
    const { savedVehicles } = harness.context.db;
    return (await savedVehicles.where('uid', '==', customer.uid).get()).size;
  };
  const finish = async () => {
    const admin = await newAdmin(harness);
    harness.clock.advanceMinutes(3);
    return stepOf((await reconcile(harness, admin)).data, 'finish changes of accounts');
  };
  const followUps = async () => (await harness.context.db.accountFollowUps.get()).size;

  test.each([
    ['at the account', () => breakAuth(harness, 'deleteUser')],
    ['at the addresses', () => dieAtCommit(harness, 2)],
    ['at the garage', () => dieAtCommit(harness, 3)],
  ])('%s', async (_, kill) => {
    const id = await bookAtTheirs();
    expect(await vehicles()).toBe(1);
    const mend = kill();
    expect((await leave()).status).toBe(500);
    mend();
    expect(await accountOf(harness, customer.uid)).not.toBeNull();
    expect(await finish()).toMatchObject({ done: 1, failed: 0, due: 0 });
    expect(await isGone(customer)).toBe(true);
    expect([await told(id), await vehicles(), await followUps()]).toEqual([[none, none], 0, 0]);
    expect(await auditOf(harness, customer.uid)).toHaveLength(1);
  });

  test('a note that was written while the account was deleted', async () => {
    const id = await bookAtTheirs();
    expect((await leave()).status).toBe(200);
    await harness.context.db.bookings.doc(id).update({ note: visit.note });
    expect(await finish()).toMatchObject({ done: 1, due: 0 });
    expect(await told(id)).toEqual([none, none]);
  });

  test('but nothing of a customer who has signed up again', async () => {
    const id = await bookAtTheirs();
    const mend = dieAtCommit(harness, 2);
    expect((await leave()).status).toBe(500);
    mend();
    const { email, name } = customer;
    const json = { email, password, name, phone: '01711000001', address: '2' };
    expect((await call(harness, 'POST', '/auth/signup', { json })).status).toBe(200);
    expect(await finish()).toMatchObject({ done: 1, due: 0 });
    expect((await logIn(harness, email)).status).toBe(200);
    expect([await told(id), await vehicles(), await followUps()]).toEqual([[visit, visit], 1, 0]);
  });
});

test('an account whose sign-up was never completed can go as well', async () => {
  const { uid, token } = await signInWithGoogle('google-leaver', 'leaver@google.example.test');
  expect((await leave({ token })).status).toBe(200);
  expect(await isGone({ uid })).toBe(true);
});
