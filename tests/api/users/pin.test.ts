import {
  mostWrongTries,
  mostWrongTriesOfCaller,
  toldAtWrongTries,
  toldWithinDays,
} from '@carwash/domain/users/pin';
import { recentSignInMs } from '@carwash/domain/users/session';
import { deadlineIn } from '@carwash/functions/background/deadline';
import { sendDueMessages } from '@carwash/functions/messages/send-due-messages';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { password } from '../../support/accounts/accounts.ts';
import { call } from '../../support/calls/call.ts';
import { signInWithCustomToken } from '../../support/emulators/auth-rest.ts';
import { auditOf } from '../../support/reads/audit.ts';
import { setPin, signInByPin } from '../support/calls/pins.ts';
import { breakAuth } from '../support/faults/break-auth.ts';
import { openLog } from '../support/harness/api-log.ts';
import { openMailbox } from '../support/messages/open-mailbox.ts';
import { newAdmin, newCustomer, newPerson, type Person, signIn } from '../support/people/people.ts';
import { signedInNow } from '../support/people/personas.ts';
import { harness, test } from '../support/test.ts';

const [right, wrong] = ['2580', '2581'];

let manager: Person;
let washer: Person;
beforeEach(async () => {
  await harness.wipe();
  [manager, washer] = [await newPerson(harness, 'manager'), await newPerson(harness, 'washer')];
});
afterEach(() => harness.mend());

/** Tries a PIN of the washer on the manager's tablet. */
const tryPin = (pin: string, as = manager) => signInByPin(harness, as, washer, pin);
const refusal = async (pin: string, as = manager) => {
  const { status, message } = await tryPin(pin, as);
  return [status, message];
};
const wrongAnswer = [409, 'Wrong PIN.'];
const lockedAnswer = [
  409,
  'Too many wrong PINs today. Sign in with your password, or set a new PIN.',
];
const lockedHere = [409, 'Too many wrong PINs here today. Sign in with your password.'];

const storedPin = async ({ uid }: Person = washer) =>
  (await harness.context.db.pins.doc(uid).get()).data();
const peopleFor = async (as: Person) =>
  (await call(harness, 'GET', '/auth/pin/people', { as })).data;
const removePin = (as: Person) => call(harness, 'DELETE', '/auth/pin', { as });

/** Switches to the washer, and returns them with the session of that sign-in. */
async function switched(): Promise<Person> {
  const { data } = await tryPin(right);
  const { uid, token } = await signInWithCustomToken(data.customToken);
  expect(uid).toBe(washer.uid);
  return { ...washer, token };
}

describe('switching', () => {
  test('signs in the person with their own role and no more', async () => {
    expect((await setPin(harness, washer, right)).status).toBe(200);
    const atTablet = await switched();
    expect((await call(harness, 'GET', '/yard/today', { as: atTablet })).status).toBe(200);
    expect((await call(harness, 'GET', '/auth/users', { as: atTablet })).status).toBe(403);
  });

  test('goes on from one person to the next', async () => {
    await setPin(harness, washer, right);
    await setPin(harness, manager, '97531');
    const back = await signInByPin(harness, await switched(), manager, '97531');
    expect((await signInWithCustomToken(back.data.customToken)).uid).toBe(manager.uid);
  });

  test.each(['washer', 'manager', 'admin'] as const)('may begin with a %s', async (role) => {
    await setPin(harness, washer, right);
    expect((await tryPin(right, await newPerson(harness, role))).status).toBe(200);
  });

  test('does not begin with a customer, or without a session', async () => {
    await setPin(harness, washer, right);
    const customer = await newCustomer(harness);
    expect((await tryPin(right, customer)).status).toBe(403);
    expect((await peopleFor(customer)) ?? null).toBeNull();
    const signedOut = await call(harness, 'POST', '/auth/pin/sign-in', {
      json: { userId: washer.uid, pin: right },
    });
    expect(signedOut.status).toBe(401);
    expect((await storedPin())?.triedBy).toEqual([]);
  });

  test('is audited, as is setting and removing, without the PIN', async () => {
    await setPin(harness, washer, right);
    await tryPin(wrong);
    await tryPin(right);
    await removePin(washer);
    await removePin(washer);
    const entries = await auditOf(harness, washer.uid);
    expect(entries.map(({ action, by }) => [action, by.uid])).toEqual([
      ['PIN set', washer.uid],
      ['wrong PIN', manager.uid],
      ['switched to by PIN', manager.uid],
      ['PIN removed', washer.uid],
    ]);
    expect(JSON.stringify(entries)).not.toContain(right);
  });

  test('leaves no entry and no free try when Firebase Auth fails', async () => {
    await setPin(harness, washer, right);
    const mend = breakAuth(harness, 'createCustomToken');
    expect((await tryPin(right)).status).toBe(500);
    mend();
    expect((await auditOf(harness, washer.uid)).map(({ action }) => action)).toEqual(['PIN set']);
    expect((await storedPin())?.triedBy).toEqual([manager.uid]);
    expect((await tryPin(right)).status).toBe(200);
  });
});

describe('a session by PIN', () => {
  let atTablet: Person;
  beforeEach(async () => {
    await setPin(harness, washer, right);
    atTablet = await switched();
  });

  /** Asks for what every role of the staff may see. */
  const statusOf = async (path: string, token = atTablet.token) =>
    (await call(harness, 'GET', path, { as: { ...washer, token } })).status;

  test('goes on while its PIN is locked', async () => {
    for (let tries = 0; tries < mostWrongTries; tries += 1) await tryPin(wrong);
    expect(await statusOf('/yard/today')).toBe(200);
  });

  test.each(['manager', 'admin'])('ends when its owner becomes %s', async (role) => {
    const [admin, { data }] = [await newAdmin(harness), await tryPin(right)];
    const json = { role };
    await call(harness, 'PATCH', `/auth/update-role/${washer.uid}`, { as: admin, json });
    // A custom token is good for an hour, and the session that it begins has the new role.
    const { token } = await signInWithCustomToken(data.customToken);
    expect([await statusOf('/auth/users'), await statusOf('/auth/users', token)]).toEqual([
      401, 401,
    ]);
    expect(await statusOf('/auth/users', await signIn(washer.email))).toBe(200);
  });

  test('ends when the PIN is removed, but that of its owner does not', async () => {
    await removePin(washer);
    expect(await statusOf('/yard/today')).toBe(401);
    expect(await statusOf('/yard/today', washer.token)).toBe(200);
  });

  test('ends when the PIN is set anew', async () => {
    harness.clock.advanceMinutes(1);
    await setPin(harness, washer, '1470');
    expect(await statusOf('/yard/today')).toBe(401);
  });
});

describe('wrong PINs', () => {
  beforeEach(async () => {
    await setPin(harness, washer, right);
  });

  test('lock the PIN for their caller after five, for the right one too, until it is set anew', async () => {
    for (let tries = 1; tries < mostWrongTriesOfCaller; tries += 1) {
      expect(await refusal(wrong)).toEqual(wrongAnswer);
    }
    expect(await refusal(wrong)).toEqual(lockedHere);
    expect(await refusal(right)).toEqual(lockedHere);
    expect((await tryPin(right, await newAdmin(harness))).status).toBe(200);
    expect((await setPin(harness, washer, '1470')).status).toBe(200);
    expect(await refusal(right)).toEqual(wrongAnswer);
    expect((await tryPin('1470')).status).toBe(200);
  });

  test('of a day are counted together, whatever right ones come between, and the next day anew', async () => {
    for (let tries = 1; tries < mostWrongTriesOfCaller; tries += 1) {
      expect(await refusal(wrong)).toEqual(wrongAnswer);
      expect((await tryPin(right)).status).toBe(200);
      expect((await storedPin())?.triedBy).toHaveLength(tries);
    }
    expect(await refusal(wrong)).toEqual(lockedHere);
    harness.clock.advanceMinutes(24 * 60);
    expect((await tryPin(right)).status).toBe(200);
  });

  test('are told to the owner of the PIN once a day, before it is locked', async () => {
    const mailbox = openMailbox(harness);
    const told = async () => {
      await sendDueMessages(harness.context, deadlineIn(60_000));
      return mailbox.told();
    };
    for (let tries = 1; tries < toldAtWrongTries; tries += 1) await tryPin(wrong);
    expect(await told()).toEqual([]);
    for (let tries = 0; tries < mostWrongTries; tries += 1) await tryPin(wrong);
    expect(await told()).toEqual([`wrong_pin ${washer.email}`]);
  });

  test('of one caller lock no PIN for the others, and the password of the caller takes none back', async () => {
    for (let tries = 0; tries < mostWrongTriesOfCaller; tries += 1) await tryPin(wrong);
    harness.clock.advanceMinutes(1);
    const later = { ...manager, token: signedInNow(harness, manager, 'manager') };
    expect(await refusal(right, later)).toEqual(lockedHere);
    expect((await tryPin(right, await newPerson(harness, 'washer'))).status).toBe(200);
  });

  test('twenty at the same moment are compared five times at most', async () => {
    const guesses = Array.from({ length: 20 }, (_, at) => String(3000 + at));
    const answers = await Promise.all(guesses.map((pin) => refusal(pin)));
    const told = answers.filter(([, message]) => message === 'Wrong PIN.');
    expect(told.length).toBeLessThan(mostWrongTriesOfCaller);
    expect(answers.filter(([status]) => status === 409)).toHaveLength(20);
    expect((await storedPin())?.triedBy).toHaveLength(mostWrongTriesOfCaller);
    expect(await refusal(right)).toEqual(lockedHere);
  });

  test('of several callers lock it for everybody', async () => {
    const callers = await Promise.all([manager, newAdmin(harness), newPerson(harness, 'washer')]);
    for (let tries = 0; tries < mostWrongTries; tries += 1) {
      await tryPin(wrong, callers[tries % callers.length]);
    }
    expect(await refusal(right, await newAdmin(harness))).toEqual(lockedAnswer);
  });

  test('are told also when each day has fewer', async () => {
    const mailbox = openMailbox(harness);
    for (let days = 0; days < 2 * toldAtWrongTries; days += 1) {
      await tryPin(wrong);
      expect((await tryPin(right)).status).toBe(200);
      harness.clock.advanceMinutes(24 * 60);
    }
    await sendDueMessages(harness.context, deadlineIn(60_000));
    expect(mailbox.told()).toEqual([`wrong_pin ${washer.email}`, `wrong_pin ${washer.email}`]);
  });

  test('are told to nobody when they are typing mistakes of different weeks', async () => {
    const mailbox = openMailbox(harness);
    for (let weeks = 0; weeks < 2 * toldAtWrongTries; weeks += 1) {
      await tryPin(wrong);
      expect((await tryPin(right)).status).toBe(200);
      harness.clock.advanceMinutes(toldWithinDays * 24 * 60);
    }
    await sendDueMessages(harness.context, deadlineIn(60_000));
    expect(mailbox.told()).toEqual([]);
  });

  test('are audited also where the PIN is locked, or was removed', async () => {
    for (let tries = 0; tries <= mostWrongTriesOfCaller; tries += 1) await tryPin(wrong);
    await removePin(washer);
    await tryPin(wrong);
    const actions = (await auditOf(harness, washer.uid)).map(({ action }) => action);
    expect(actions).toEqual([
      'PIN set',
      ...Array.from({ length: mostWrongTriesOfCaller }, () => 'wrong PIN'),
      'locked PIN tried',
      'PIN removed',
      'wrong PIN',
    ]);
  });
});

describe('the answer of a wrong PIN comes for', () => {
  beforeEach(async () => {
    await setPin(harness, washer, right);
  });

  test('somebody without a PIN, and somebody who does not exist', async () => {
    await removePin(washer);
    expect(await refusal(right)).toEqual(wrongAnswer);
    for (const uid of ['never-was', '../users', '__all__']) {
      const { status, message } = await signInByPin(harness, manager, { uid }, right);
      expect([status, message]).toEqual(wrongAnswer);
    }
  });

  test('a disabled person, by profile or by account alone; nobody is offered either', async () => {
    await harness.context.db.users.doc(washer.uid).update({ status: 'disabled' });
    expect(await refusal(right)).toEqual(wrongAnswer);
    expect(await peopleFor(manager)).toEqual([]);
    await harness.context.db.users.doc(washer.uid).update({ status: 'active' });
    await harness.auth.updateUser(washer.uid, { disabled: true });
    expect(await refusal(right)).toEqual(wrongAnswer);
  });

  test('a deleted person, whose PIN is gone', async () => {
    const admin = await newAdmin(harness);
    await call(harness, 'DELETE', `/auth/users/${washer.uid}`, { as: admin });
    expect(await storedPin()).toBeUndefined();
    expect(await refusal(right)).toEqual(wrongAnswer);
    expect(await peopleFor(manager)).toEqual([]);
  });

  test.each(['user', 'manager', 'admin'] as const)(
    'somebody whose role became %s',
    async (role) => {
      const admin = await newAdmin(harness);
      await call(harness, 'PATCH', `/auth/update-role/${washer.uid}`, {
        as: admin,
        json: { role },
      });
      expect(await storedPin()).toBeUndefined();
      expect(await refusal(right)).toEqual(wrongAnswer);
    },
  );

  test.each(['user', 'admin'])('a PIN that is left over from before the role %s', async (role) => {
    await harness.context.db.users.doc(washer.uid).update({ role });
    expect(await refusal(right)).toEqual(wrongAnswer);
    expect(await peopleFor(manager)).toEqual([]);
  });
});

describe('a sign-in by PIN proves no identity', () => {
  test('it does not set, change or remove a PIN', async () => {
    await setPin(harness, washer, right);
    const atTablet = await switched();
    const set = await setPin(harness, atTablet, '1470');
    expect([set.status, set.code]).toEqual([403, 'recent_sign_in_required']);
    const removed = await removePin(atTablet);
    expect([removed.status, removed.code]).toEqual([403, 'recent_sign_in_required']);
    expect((await tryPin(right)).status).toBe(200);
  });

  test('it does not delete the account or change its email', async () => {
    await setPin(harness, washer, right);
    const atTablet = await switched();
    const calls = [
      ['/auth/delete-account', { confirmed: true }],
      ['/auth/email-change-mail', { email: 'other@example.test' }],
    ] as const;
    for (const [path, json] of calls) {
      const { status, code } = await call(harness, 'POST', path, { as: atTablet, json });
      expect([status, code]).toEqual([403, 'recent_sign_in_required']);
    }
  });

  test('it changes no role, even if an admin had come by a custom token', async () => {
    const admin = await newAdmin(harness);
    const { token } = await signInWithCustomToken(await harness.auth.createCustomToken(admin.uid));
    const change = (as: Person) =>
      call(harness, 'PATCH', `/auth/update-role/${washer.uid}`, { as, json: { role: 'manager' } });
    const { status, code } = await change({ ...admin, token });
    expect([status, code]).toEqual([401, 'unauthenticated']);
    expect((await change(admin)).status).toBe(200);
  });

  test('after the password they may', async () => {
    await setPin(harness, washer, right);
    await switched();
    expect((await setPin(harness, washer, '1470')).status).toBe(200);
  });
});

describe('setting a PIN', () => {
  test('anew replaces the first one', async () => {
    for (const pin of [right, '1470', '1470']) {
      expect((await setPin(harness, washer, pin)).status).toBe(200);
    }
    expect(await refusal(right)).toEqual(wrongAnswer);
    expect((await tryPin('1470')).status).toBe(200);
  });

  test('at the same moment leaves one of them', async () => {
    const pins = ['1470', '2580', '3690'];
    const answers = await Promise.all(pins.map((pin) => setPin(harness, washer, pin)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const works = await Promise.all(pins.map(async (pin) => (await tryPin(pin)).status));
    expect(works.filter((status) => status === 200)).toHaveLength(1);
  });

  test('is not for customers and not for those who manage the team', async () => {
    expect((await setPin(harness, await newCustomer(harness), right)).status).toBe(403);
    const admin = await newAdmin(harness);
    const { status, code } = await setPin(harness, admin, right);
    expect([status, code]).toEqual([409, 'conflict']);
    expect(await storedPin(admin)).toBeUndefined();
  });

  test('names the field of a PIN that is too easy', async () => {
    const { status, errors } = await setPin(harness, washer, '1234');
    expect([status, errors?.[0]?.path]).toEqual([400, 'pin']);
    expect(await storedPin()).toBeUndefined();
  });

  test('needs a sign-in of the last minutes', async () => {
    harness.clock.advanceMinutes(recentSignInMs / 60_000 + 1);
    const { status, code } = await setPin(harness, washer, right);
    expect([status, code]).toEqual([403, 'recent_sign_in_required']);
  });
});

test('the list names those who have a PIN, and nothing else about them', async () => {
  await setPin(harness, washer, right);
  await setPin(harness, manager, right);
  await newPerson(harness, 'washer');
  const people = await peopleFor(washer);
  expect(people).toHaveLength(2);
  expect(people).toEqual(
    expect.arrayContaining([
      { _id: washer.uid, name: washer.name, role: 'washer' },
      { _id: manager.uid, name: manager.name, role: 'manager' },
    ]),
  );
});

test('neither logs nor the copy of one’s own data contain a PIN, its hash or a token', async () => {
  const log = openLog();
  const pin = '95173048';
  await setPin(harness, washer, pin);
  await signInByPin(harness, manager, washer, '95173049');
  const { data } = await signInByPin(harness, manager, washer, pin);
  const own = await call(harness, 'GET', '/auth/my-data', { as: washer });
  expect(own.status).toBe(200);
  const stored = await storedPin();
  const secrets = [pin, '95173049', stored?.hash, stored?.salt, data.customToken, password];
  const told = `${JSON.stringify(own)}\n${log.lines.join('\n')}`;
  log.close();
  for (const secret of secrets) expect(told).not.toContain(secret);
});
