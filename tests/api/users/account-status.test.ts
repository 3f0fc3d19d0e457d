import { recentSignInMs } from '@carwash/domain/users/session';
import type { AccountStatus } from '@carwash/domain/users/user';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { auditOf } from '../../support/reads/audit.ts';
import { profileOf } from '../../support/reads/profiles.ts';
import { bookingOf } from '../../support/reads/purchases.ts';
import { reconcile, stepOf } from '../../support/reconciler/reconcile.ts';
import { book } from '../support/calls/bookings.ts';
import { logIn } from '../support/calls/log-in.ts';
import { beforeNextChange, breakAuth } from '../support/faults/break-auth.ts';
import { dieAtCommit } from '../support/faults/interrupt-commits.ts';
import { accountOf } from '../support/people/accounts.ts';
import { newAdmin, newCustomer, type Person } from '../support/people/people.ts';
import { harness, test } from '../support/test.ts';

let admin: Person;
let customer: Person;
test.beforeAll(async ({ harness }) => {
  admin = await newAdmin(harness);
});
/**
 * Waits for the next second, because Firebase Auth tells sessions apart by the second in which they began.
 */
const second = () => Math.floor(Date.now() / 1000);
let signedInAt: number;
beforeEach(async () => {
  customer = await newCustomer(harness);
  signedInAt = second();
});
afterEach(() => harness.mend());

const setStatus = (whom: Pick<Person, 'uid'>, status: AccountStatus, as = admin) =>
  call(harness, 'PATCH', `/auth/update-status/${whom.uid}`, { as, json: { status } });

const act = async (as: Person) => {
  const { status, code } = await call(harness, 'GET', `/auth/users/${as.uid}`, { as });
  return code ?? status;
};

async function statusesOf({ uid }: Person) {
  const [account, profile] = [await accountOf(harness, uid), await profileOf(harness, uid)];
  return [profile?.status, account?.disabled];
}

describe('a disabled account', () => {
  test('is refused at once, cannot sign in, and its browsers are told', async () => {
    const before = await profileOf(harness, customer.uid);
    const answer = await setStatus(customer, 'disabled');
    expect([answer.status, answer.data.status]).toEqual([200, 'disabled']);
    expect(await statusesOf(customer)).toEqual(['disabled', true]);
    expect(await act(customer)).toBe('unauthenticated');
    const { status, code, message } = await logIn(harness, customer.email);
    expect([status, code, message]).toEqual([403, 'forbidden', 'This account is disabled.']);
    const after = await profileOf(harness, customer.uid);
    const toldAt = (profile: typeof after) => profile?.claimsUpdatedAt.getTime() ?? 0;
    expect(toldAt(after)).toBeGreaterThan(toldAt(before));
  });

  test('is enabled again, but its old sessions stay ended', async () => {
    await expect.poll(second).toBeGreaterThan(signedInAt);
    await setStatus(customer, 'disabled');
    expect((await setStatus(customer, 'active')).data.status).toBe('active');
    expect(await statusesOf(customer)).toEqual(['active', false]);
    expect(await act(customer)).toBe('unauthenticated');
    const { token = '' } = await logIn(harness, customer.email);
    expect(await act({ ...customer, token })).toBe(200);
  });

  test('keeps what it bought', async () => {
    const id = await book(harness, customer, await newSlot(harness, await newService(harness)));
    const before = await bookingOf(harness, id);
    await setStatus(customer, 'disabled');
    expect(await bookingOf(harness, id)).toEqual(before);
  });

  test('has no admin rights, even if only its profile says so yet', async () => {
    const former = await newAdmin(harness);
    await harness.context.db.users.doc(former.uid).update({ status: 'disabled' });
    expect(await act(former)).toBe('unauthenticated');
    expect((await logIn(harness, former.email)).message).toBe('This account is disabled.');
  });
});

test('each change leaves one entry, and a repeated one none', async () => {
  for (const status of ['disabled', 'disabled', 'active', 'active'] as const) {
    expect((await setStatus(customer, status)).status).toBe(200);
  }
  expect(await auditOf(harness, customer.uid)).toEqual([
    expect.objectContaining({
      kind: 'account',
      action: 'account disabled',
      by: { uid: admin.uid, name: admin.name },
      subject: { id: customer.uid, label: 'Account' },
      before: { status: 'active' },
      after: { status: 'disabled' },
    }),
    expect.objectContaining({ action: 'account enabled' }),
  ]);
});

describe('after a failure half-way the same call carries on', () => {
  test.each([
    ['before Firebase Auth heard of it', () => breakAuth(harness, 'updateUser')],
    ['before its sessions ended', () => breakAuth(harness, 'revokeRefreshTokens')],
    ['before its browsers were told', () => dieAtCommit(harness, 2)],
  ])('%s', async (_case, breakIt) => {
    const before = (await profileOf(harness, customer.uid))?.claimsUpdatedAt;
    const repair = breakIt();
    expect((await setStatus(customer, 'disabled')).status).toBe(500);
    repair();
    expect((await setStatus(customer, 'disabled')).status).toBe(200);
    expect(await statusesOf(customer)).toEqual(['disabled', true]);
    expect((await profileOf(harness, customer.uid))?.claimsUpdatedAt).not.toEqual(before);
    expect(await auditOf(harness, customer.uid)).toHaveLength(1);
  });

  test.each([
    ['before Firebase Auth heard of it', () => breakAuth(harness, 'updateUser')],
    ['before its browsers were told', () => dieAtCommit(harness, 2)],
  ])('or the reconciler finishes it: %s', async (_case, breakIt) => {
    const repair = breakIt();
    await setStatus(customer, 'disabled');
    repair();
    harness.clock.advanceMinutes(2.1);
    const { data } = await reconcile(harness, admin);
    expect(stepOf(data, 'finish changes of accounts')).toMatchObject({ failed: 0, due: 0 });
    expect(await statusesOf(customer)).toEqual(['disabled', true]);
    expect(await act(customer)).toBe('unauthenticated');
  });
});

test('a disabling that dies late, when the account was enabled again, is put right by the reconciler', async () => {
  beforeNextChange(harness, 'updateUser', async () => {
    await setStatus(customer, 'active');
    dieAtCommit(harness, 1);
  });
  expect((await setStatus(customer, 'disabled')).status).toBe(500);
  expect(await statusesOf(customer)).toEqual(['active', true]);
  harness.clock.advanceMinutes(2.1);
  await reconcile(harness, admin);
  expect(await statusesOf(customer)).toEqual(['active', false]);
});

describe('one admin always stays', () => {
  test('admins cannot disable themselves', async () => {
    const { status, code } = await setStatus(admin, 'disabled');
    expect([status, code]).toEqual([409, 'conflict']);
    expect(await statusesOf(admin)).toEqual(['active', false]);
  });

  test('even when two admins disable each other at once', async () => {
    const [one, other] = [await newAdmin(harness), await newAdmin(harness)];
    await Promise.all([setStatus(one, 'disabled', other), setStatus(other, 'disabled', one)]);
    const left = [await act(one), await act(other)].filter((outcome) => outcome === 200);
    expect(left).toHaveLength(1);
  });

  test('a disabled admin does not count as the last one', async () => {
    const other = await newAdmin(harness);
    await setStatus(other, 'disabled');
    const demotion = { as: admin, json: { role: 'user' } };
    const admins = await harness.context.db.users.where('role', '==', 'admin').get();
    const others = admins.docs.filter(({ id }) => id !== admin.uid);
    await Promise.all(others.map(({ ref }) => ref.update({ status: 'disabled' })));
    const answer = await call(harness, 'PATCH', `/auth/update-role/${admin.uid}`, demotion);
    expect([answer.status, answer.code]).toEqual([409, 'last_admin']);
  });
});

test('an admin who has signed in too long ago changes no status', async () => {
  harness.clock.advanceMinutes(recentSignInMs / 60_000 + 0.1);
  const { status, code } = await setStatus(customer, 'disabled');
  expect([status, code]).toEqual([403, 'recent_sign_in_required']);
  expect(await statusesOf(customer)).toEqual(['active', false]);
});

test.each(['nobody', '..%2Fusers'])('an unknown account is not found: %s', async (id) => {
  expect((await setStatus({ uid: id }, 'disabled')).status).toBe(404);
});

test('concurrent changes leave account and profile with the same status', async () => {
  await Promise.all(
    (['disabled', 'active', 'disabled', 'active'] as const).map((status) =>
      setStatus(customer, status),
    ),
  );
  const [profile, disabled] = await statusesOf(customer);
  expect(disabled).toBe(profile === 'disabled');
});
