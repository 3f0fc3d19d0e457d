import { makeAdmin } from '@carwash/functions/users/make-admin';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { accountOf, breakAuth, profileOf, renewed } from '../support/accounts.ts';
import { expectBooksToBalance } from '../support/books.ts';
import { call } from '../support/call.ts';
import { newCustomer, type Person } from '../support/customers.ts';
import { wipeEmulators } from '../support/emulators.ts';
import { openWorld, type World } from '../support/world.ts';

const world: World = await openWorld();
let owner: Person;

beforeEach(async () => {
  await wipeEmulators();
  owner = await newCustomer(world);
});
afterEach(async () => {
  await expectBooksToBalance(world);
  world.mend();
});
afterAll(() => world.close());

const auditEntries = async () =>
  (await world.context.db.audit.get()).docs.map((document) => document.data());

test('the first admin is made by email: claim, profile and audit say so, and the API agrees', async () => {
  const before = await profileOf(world, owner.uid);
  world.clock.advanceMinutes(1);
  expect(await makeAdmin(owner.email, world.context)).toBe(true);
  expect((await accountOf(world, owner.uid))?.customClaims).toEqual({ role: 'admin' });
  const after = await profileOf(world, owner.uid);
  expect(after).toEqual({ ...before, role: 'admin', claimsUpdatedAt: after?.claimsUpdatedAt });
  expect(after?.claimsUpdatedAt.getTime()).toBeGreaterThan(before?.claimsUpdatedAt.getTime() ?? 0);
  expect(await auditEntries()).toMatchObject([
    {
      kind: 'role',
      action: 'role changed',
      by: { uid: 'operator', name: 'Operator' },
      subject: { id: owner.uid, label: owner.name },
      before: { role: 'user' },
      after: { role: 'admin' },
    },
  ]);
  const renewedOwner = await renewed(world, owner);
  expect((await call(world, 'GET', '/auth/users', { as: renewedOwner })).status).toBe(200);
});

test('made again, nothing changes', async () => {
  await makeAdmin(owner.email, world.context);
  const before = await profileOf(world, owner.uid);
  expect(await makeAdmin(owner.email, world.context)).toBe(false);
  expect(await profileOf(world, owner.uid)).toEqual(before);
  expect(await auditEntries()).toHaveLength(1);
});

test('after a failure half-way the same command carries on', async () => {
  const mendAuth = breakAuth(world, 'setCustomUserClaims');
  await expect(makeAdmin(owner.email, world.context)).rejects.toThrow();
  mendAuth();
  expect(await makeAdmin(owner.email, world.context)).toBe(true);
  expect((await accountOf(world, owner.uid))?.customClaims).toEqual({ role: 'admin' });
  expect(await auditEntries()).toHaveLength(1);
});

describe('who cannot be made an admin', () => {
  afterEach(async () => {
    expect(await auditEntries()).toEqual([]);
  });

  test('somebody who has not signed up', async () => {
    await expect(makeAdmin('nobody@example.test', world.context)).rejects.toThrow(
      'Nobody has signed up as nobody@example.test: do that on the site first.',
    );
  });

  test('something that is no email address', async () => {
    await expect(makeAdmin('the owner', world.context)).rejects.toThrow(
      'the owner is not an email address.',
    );
  });

  test('an account without a profile', async () => {
    await world.auth.createUser({ email: 'half@example.test' });
    await expect(makeAdmin('half@example.test', world.context)).rejects.toThrow(
      'half@example.test has not completed the sign-up: do that first.',
    );
  });

  test('a disabled account', async () => {
    await world.context.db.users.doc(owner.uid).update({ status: 'disabled' });
    await expect(makeAdmin(owner.email, world.context)).rejects.toThrow('is disabled.');
  });
});
