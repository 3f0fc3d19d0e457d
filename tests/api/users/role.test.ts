import type { Role } from '@carwash/domain/roles/role';
import { recentSignInMs } from '@carwash/domain/users/session';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { type Answer, call } from '../../support/calls/call.ts';
import { profileOf } from '../../support/reads/profiles.ts';
import { reconcile, stepOf } from '../../support/reconciler/reconcile.ts';
import { beforeNextChange, breakAuth } from '../support/faults/break-auth.ts';
import { dieAtCommit } from '../support/faults/interrupt-commits.ts';
import { historyTags, roundsOf } from '../support/histories.ts';
import { accountOf, renewed } from '../support/people/accounts.ts';
import { newAdmin, newCustomer, newPerson, type Person } from '../support/people/people.ts';
import { harness, test } from '../support/test.ts';

let admin: Person;
let customer: Person;
/** Every test begins with one admin, because the last admin has special rules. */
beforeEach(async () => {
  await harness.wipe();
  [admin, customer] = await Promise.all([newAdmin(harness), newCustomer(harness)]);
});
afterEach(() => harness.mend());

const setRole = (whom: Pick<Person, 'uid'>, role: Role, as = admin, more: object = {}) =>
  call(harness, 'PATCH', `/auth/update-role/${whom.uid}`, { as, json: { role, ...more } });
const finishing = ({ data }: Answer) => stepOf(data, 'finish changes of accounts');
const actAsAdmin = async (as: Person) => (await call(harness, 'GET', '/auth/users', { as })).status;

async function rolesOf({ uid }: Person) {
  const [account, profile] = [await accountOf(harness, uid), await profileOf(harness, uid)];
  return { claim: account?.customClaims?.role, profile: profile?.role };
}

async function adminsWhoCanAct(people: Person[]): Promise<Person[]> {
  const statuses = await Promise.all(people.map((person) => actAsAdmin(person)));
  return people.filter((_person, index) => statuses[index] === 200);
}

describe('a promoted user', () => {
  test('is an admin with their next token, and told to renew it', async () => {
    const before = await profileOf(harness, customer.uid);
    const answer = await setRole(customer, 'admin');
    expect([answer.status, answer.data.role]).toEqual([200, 'admin']);
    expect(await rolesOf(customer)).toEqual({ claim: 'admin', profile: 'admin' });
    const after = await profileOf(harness, customer.uid);
    expect(after?.claimsUpdatedAt.getTime()).toBeGreaterThan(
      before?.claimsUpdatedAt.getTime() ?? 0,
    );
    expect(await actAsAdmin(customer)).toBe(403);
    expect(await actAsAdmin(await renewed(harness, customer))).toBe(200);
  });

  test('stays signed in: tokens that were issued before still work', async () => {
    await setRole(customer, 'admin');
    const own = await call(harness, 'GET', `/auth/users/${customer.uid}`, { as: customer });
    expect(own.status).toBe(200);
  });

  test('keeps other claims', async () => {
    await harness.auth.setCustomUserClaims(customer.uid, { role: 'user', branch: 'north' });
    await setRole(customer, 'admin');
    expect((await accountOf(harness, customer.uid))?.customClaims).toEqual({
      role: 'admin',
      branch: 'north',
    });
  });
});

test('a role between the others comes with its own rights', async () => {
  expect((await setRole(customer, 'manager')).data.role).toBe('manager');
  const manager = await renewed(harness, customer);
  expect(await actAsAdmin(manager)).toBe(200);
  await setRole(manager, 'washer');
  expect(await rolesOf(manager)).toEqual({ claim: 'washer', profile: 'washer' });
  expect(await actAsAdmin(manager)).toBe(403);
  const yard = await call(harness, 'GET', '/yard/today', { as: manager });
  expect(yard.status).toBe(200);
});

describe('a demoted admin', () => {
  test('is refused at once with the token they have, and is a user again', async () => {
    const other = await newAdmin(harness);
    expect(await actAsAdmin(other)).toBe(200);
    expect((await setRole(other, 'user')).status).toBe(200);
    expect(await actAsAdmin(other)).toBe(403);
    expect(await rolesOf(other)).toEqual({ claim: 'user', profile: 'user' });
    const mine = await call(harness, 'GET', '/bookings/my-bookings', { as: other });
    expect(mine.status).toBe(200);
  });

  test("no longer sees other people's things where admins may", async () => {
    const other = await newAdmin(harness);
    await setRole(other, 'user');
    const answer = await call(harness, 'GET', `/auth/users/${customer.uid}`, { as: other });
    expect(answer.status).toBe(404);
  });

  test('may demote themselves while another admin stays', async () => {
    const other = await newAdmin(harness);
    expect((await setRole(other, 'user', other)).data.role).toBe('user');
    expect(await adminsWhoCanAct([admin, other])).toEqual([admin]);
  });
});

describe('the last admin', () => {
  const refusal = async () => {
    const { status, code } = await setRole(admin, 'user');
    expect(await actAsAdmin(admin)).toBe(200);
    return [status, code];
  };

  test('cannot demote themselves', async () => {
    expect(await refusal()).toEqual([409, 'last_admin']);
    expect(await rolesOf(admin)).toEqual({ claim: 'admin', profile: 'admin' });
  });

  test('is the one left when the other admin is disabled', async () => {
    const other = await newAdmin(harness);
    await harness.auth.updateUser(other.uid, { disabled: true });
    expect(await refusal()).toEqual([409, 'last_admin']);
  });

  test('is the one left when the others have lost their account or never got the claim', async () => {
    const [gone, without] = [await newAdmin(harness), await newAdmin(harness)];
    await harness.auth.deleteUser(gone.uid);
    await harness.auth.setCustomUserClaims(without.uid, { role: 'user' });
    expect(await refusal()).toEqual([409, 'last_admin']);
  });
});

describe('at the same moment', () => {
  test('two admins demote each other: one stays, round after round', {
    tags: historyTags,
  }, async () => {
    const other = await newAdmin(harness);
    for (const round of roundsOf(10)) {
      const [first, second] = [await renewed(harness, admin), await renewed(harness, other)];
      const answers = await Promise.all([
        setRole(second, 'user', first),
        setRole(first, 'user', second),
      ]);
      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses, `round ${round}`).toEqual([200, 403]);
      const left = await adminsWhoCanAct([first, second]);
      expect(left).toHaveLength(1);
      const demoted = left[0] === first ? second : first;
      expect(await rolesOf(demoted)).toEqual({ claim: 'user', profile: 'user' });
      await setRole(demoted, 'admin', left[0]);
    }
  });

  test('three admins step down: one stays, round after round', { tags: historyTags }, async () => {
    const people = [admin, await newAdmin(harness), await newAdmin(harness)];
    for (const round of roundsOf(10)) {
      const fresh = await Promise.all(people.map((person) => renewed(harness, person)));
      const answers = await Promise.all(fresh.map((person) => setRole(person, 'user', person)));
      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses, `round ${round}`).toEqual([200, 200, 409]);
      const left = await adminsWhoCanAct(fresh);
      expect(left).toHaveLength(1);
      for (const person of fresh) {
        if (person !== left[0]) await setRole(person, 'admin', left[0]);
      }
    }
  });

  test('one person is promoted and demoted: claim and profile end up the same', async () => {
    const changes: Role[] = ['admin', 'user', 'admin', 'user', 'admin', 'user'];
    const answers = await Promise.all(changes.map((role) => setRole(customer, role)));
    expect(answers.map(({ status }) => status)).toEqual(changes.map(() => 200));
    const { claim, profile } = await rolesOf(customer);
    expect(claim).toBe(profile);
  });
});

test('a claim that is written late follows the later decision', async () => {
  beforeNextChange(harness, 'setCustomUserClaims', () => setRole(customer, 'user'));
  expect((await setRole(customer, 'admin')).data.role).toBe('user');
  expect(await rolesOf(customer)).toEqual({ claim: 'user', profile: 'user' });
});

describe('killed half-way', () => {
  const kills: [string, () => () => void][] = [
    ['at the first commit', () => dieAtCommit(harness, 1)],
    ['at the claim', () => breakAuth(harness, 'setCustomUserClaims')],
    ['at the second commit', () => dieAtCommit(harness, 2)],
  ];

  test.each(kills)(
    '%s of a promotion: not yet an admin, and the same call carries on',
    async (_, kill) => {
      const mend = kill();
      const { status } = await setRole(customer, 'admin');
      mend();
      expect(status).toBe(500);
      expect(await actAsAdmin(customer)).toBe(403);
      expect((await setRole(customer, 'admin')).status).toBe(200);
      expect(await rolesOf(customer)).toEqual({ claim: 'admin', profile: 'admin' });
      expect(await actAsAdmin(await renewed(harness, customer))).toBe(200);
    },
  );

  test.each(kills)('%s of a demotion: the same call carries on', async (_, kill) => {
    const other = await newAdmin(harness);
    const mend = kill();
    const { status } = await setRole(other, 'user');
    mend();
    expect(status).toBe(500);
    expect((await setRole(other, 'user')).status).toBe(200);
    expect(await rolesOf(other)).toEqual({ claim: 'user', profile: 'user' });
    expect(await actAsAdmin(other)).toBe(403);
  });

  test('an interrupted demotion counts as soon as it is decided', async () => {
    const other = await newAdmin(harness);
    const mend = breakAuth(harness, 'setCustomUserClaims');
    await setRole(other, 'user');
    mend();
    expect(await rolesOf(other)).toEqual({ claim: 'admin', profile: 'user' });
    expect(await actAsAdmin(other)).toBe(403);
    expect((await setRole(admin, 'user')).code).toBe('last_admin');
  });

  test.each([
    ['before the claim', () => breakAuth(harness, 'setCustomUserClaims')],
    ['before the browsers are told', () => dieAtCommit(harness, 2)],
  ])('a demotion that was killed %s is finished by the reconciler', async (_when, kill) => {
    const other = await newAdmin(harness);
    const before = await profileOf(harness, other.uid);
    const mend = kill();
    await setRole(other, 'user');
    mend();
    const finished = async () => finishing(await reconcile(harness, admin));
    expect(await finished()).toMatchObject({ done: 0, due: 0 });
    harness.clock.advanceMinutes(2.1);
    expect(await finished()).toMatchObject({ done: 1, failed: 0, due: 0 });
    expect(await rolesOf(other)).toEqual({ claim: 'user', profile: 'user' });
    const told = (await profileOf(harness, other.uid))?.claimsUpdatedAt ?? 0;
    expect(Number(told)).toBeGreaterThan(Number(before?.claimsUpdatedAt));
    expect(await finished()).toMatchObject({ done: 0, due: 0 });
  });

  test('while Firebase Auth is away the reconciler tries again, and nothing else waits for it', async () => {
    const other = await newAdmin(harness);
    const mend = breakAuth(harness, 'setCustomUserClaims');
    await setRole(other, 'user');
    harness.clock.advanceMinutes(2.1);
    const away = await reconcile(harness, admin);
    expect(finishing(away)).toMatchObject({ failed: 1, due: 1 });
    mend();
    const back = await reconcile(harness, admin);
    expect(finishing(back)).toMatchObject({ done: 1, due: 0 });
    expect(await rolesOf(other)).toEqual({ claim: 'user', profile: 'user' });
  });

  test('the reconciler has nothing to do for an account that was deleted meanwhile', async () => {
    const other = await newAdmin(harness);
    const mend = breakAuth(harness, 'setCustomUserClaims');
    await setRole(other, 'user');
    mend();
    await call(harness, 'DELETE', `/auth/users/${other.uid}`, { as: admin });
    harness.clock.advanceMinutes(2.1);
    const report = finishing(await reconcile(harness, admin));
    // Its deletion is the other one.
    expect(report).toMatchObject({ done: 2, failed: 0, due: 0 });
  });

  test('a complete change is copied once more, when older calls have ended', async () => {
    await setRole(customer, 'admin');
    harness.clock.advanceMinutes(1.9);
    const finished = async () => finishing(await reconcile(harness, admin));
    expect(await finished()).toMatchObject({ done: 0, due: 0 });
    harness.clock.advanceMinutes(0.2);
    expect(await finished()).toMatchObject({ done: 1, due: 0 });
    expect(await finished()).toMatchObject({ done: 0, due: 0 });
    expect(await rolesOf(customer)).toEqual({ claim: 'admin', profile: 'admin' });
  });

  test('browsers are asked to renew tokens only after the claims are set', async () => {
    const before = await profileOf(harness, customer.uid);
    const mend = breakAuth(harness, 'setCustomUserClaims');
    await setRole(customer, 'admin');
    mend();
    expect((await profileOf(harness, customer.uid))?.claimsUpdatedAt).toEqual(
      before?.claimsUpdatedAt,
    );
  });
});

describe('a change of a role is refused', () => {
  test.each([
    ['role', { role: 'owner' }],
    ['role', { role: 'Admin' }],
    ['role', { role: ['admin'] }],
    ['role', {}],
    ['id', { role: 'admin', id: 'somebody-else' }],
    ['id', { role: 'admin', id: '' }],
    ['name', { role: 'admin', name: 'New' }],
  ])('%s %j', async (path, json) => {
    const address = `/auth/update-role/${customer.uid}`;
    const answer = await call(harness, 'PATCH', address, { as: admin, json });
    expect([answer.status, answer.code]).toEqual([400, 'bad_input']);
    expect(new Set(answer.errors?.map((error) => error.path))).toEqual(new Set([path]));
    expect(await rolesOf(customer)).toEqual({ claim: 'user', profile: 'user' });
  });

  test('for somebody who has signed in too long ago', async () => {
    harness.clock.advanceMinutes(recentSignInMs / 60_000 + 0.1);
    const { status, code } = await setRole(customer, 'washer');
    expect([status, code]).toEqual([403, 'recent_sign_in_required']);
    expect(await rolesOf(customer)).toEqual({ claim: 'user', profile: 'user' });
  });

  test('for everybody but an admin, also of oneself', async () => {
    for (const role of ['user', 'washer', 'manager'] as const) {
      const caller = await newPerson(harness, role);
      const { status, code } = await setRole(caller, 'admin', caller);
      expect([status, code]).toEqual([403, 'forbidden']);
    }
  });

  test('but not if the body repeats the id', async () => {
    expect((await setRole(customer, 'admin', admin, { id: customer.uid })).status).toBe(200);
  });

  test('for an unknown user and for one who has not finished signing up', async () => {
    const { uid } = await harness.auth.createUser({ email: 'half@example.test' });
    const answers = [await setRole({ uid: 'nobody' }, 'admin'), await setRole({ uid }, 'admin')];
    expect(answers.map(({ status, code }) => [status, code])).toEqual([
      [404, 'not_found'],
      [404, 'not_found'],
    ]);
  });
});
