import { makeAdmin } from '@carwash/functions/users/make-admin';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { profileOf } from '../../support/reads/profiles.ts';
import { breakAuth } from '../support/faults/break-auth.ts';
import { accountOf, renewed } from '../support/people/accounts.ts';
import { newCustomer, type Person } from '../support/people/people.ts';
import { harness, test, verifyRecordsAfterEach } from '../support/test.ts';

let owner: Person;

beforeEach(async () => {
  await harness.wipe();
  owner = await newCustomer(harness);
});
verifyRecordsAfterEach();

const auditEntries = async () =>
  (await harness.context.db.audit.get()).docs.map((document) => document.data());

test('the first admin is made by email: claim, profile and audit say so, and the API agrees', async () => {
  const before = await profileOf(harness, owner.uid);
  harness.clock.advanceMinutes(1);
  expect(await makeAdmin(owner.email, harness.context)).toBe(true);
  expect((await accountOf(harness, owner.uid))?.customClaims).toEqual({ role: 'admin' });
  const after = await profileOf(harness, owner.uid);
  expect(after).toEqual({ ...before, role: 'admin', claimsUpdatedAt: after?.claimsUpdatedAt });
  expect(after?.claimsUpdatedAt.getTime()).toBeGreaterThan(before?.claimsUpdatedAt.getTime() ?? 0);
  expect(await auditEntries()).toMatchObject([
    {
      kind: 'role',
      action: 'role changed',
      by: { uid: 'operator', name: 'Operator' },
      subject: { id: owner.uid, label: 'Account' },
      before: { role: 'user' },
      after: { role: 'admin' },
    },
  ]);
  const renewedOwner = await renewed(harness, owner);
  expect((await call(harness, 'GET', '/auth/users', { as: renewedOwner })).status).toBe(200);
});

test('a second call for the same admin changes nothing', async () => {
  await makeAdmin(owner.email, harness.context);
  const before = await profileOf(harness, owner.uid);
  expect(await makeAdmin(owner.email, harness.context)).toBe(false);
  expect(await profileOf(harness, owner.uid)).toEqual(before);
  expect(await auditEntries()).toHaveLength(1);
});

test('after a failure half-way the same command carries on', async () => {
  const mendAuth = breakAuth(harness, 'setCustomUserClaims');
  await expect(makeAdmin(owner.email, harness.context)).rejects.toThrow();
  mendAuth();
  expect(await makeAdmin(owner.email, harness.context)).toBe(true);
  expect((await accountOf(harness, owner.uid))?.customClaims).toEqual({ role: 'admin' });
  expect(await auditEntries()).toHaveLength(1);
});

describe('making an admin is refused', () => {
  afterEach(async () => {
    expect(await auditEntries()).toEqual([]);
  });

  test('for somebody who has not signed up', async () => {
    await expect(makeAdmin('nobody@example.test', harness.context)).rejects.toThrow(
      'Nobody has signed up as nobody@example.test: do that on the site first.',
    );
  });

  test('for something that is no email address', async () => {
    await expect(makeAdmin('the owner', harness.context)).rejects.toThrow(
      'the owner is not an email address.',
    );
  });

  test('for an account without a profile', async () => {
    await harness.auth.createUser({ email: 'half@example.test' });
    await expect(makeAdmin('half@example.test', harness.context)).rejects.toThrow(
      'half@example.test has not completed the sign-up: do that first.',
    );
  });

  test('for a disabled account', async () => {
    await harness.context.db.users.doc(owner.uid).update({ status: 'disabled' });
    await expect(makeAdmin(owner.email, harness.context)).rejects.toThrow('is disabled.');
  });
});
