import type { User } from '@carwash/domain/users/user';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import { type Answer, call } from './call.ts';
import { newCustomer, type Person, password } from './customers.ts';
import { authHost } from './emulators.ts';
import type { World } from './world.ts';

export const logIn = (
  world: World,
  email: string,
  accountPassword = password,
): Promise<Answer & { token?: string }> =>
  call(world, 'POST', '/auth/login', { json: { email, password: accountPassword } });

export const profileOf = async (world: World, uid: string): Promise<User | undefined> =>
  (await world.context.db.users.doc(uid).get()).data();

/** The account at Firebase Auth, or null. */
export async function accountOf(world: World, uid: string): Promise<UserRecord | null> {
  const { users } = await world.auth.getUsers([{ uid }]);
  return users[0] ?? null;
}

/** The same person with a token of this moment. */
export const renewed = async (world: World, person: Person): Promise<Person> => ({
  ...person,
  token: (await logIn(world, person.email)).token ?? '',
});

/** Somebody who signs in with Google and has no password. */
export async function newGoogleCustomer(world: World): Promise<Person> {
  const { uid, name, authorKey } = await newCustomer(world);
  await world.auth.deleteUser(uid);
  const email = `${uid}@google.example.test`;
  await world.auth.importUsers([
    { uid, email, emailVerified: true, providerData: [{ uid, email, providerId: 'google.com' }] },
  ]);
  await world.auth.setCustomUserClaims(uid, { role: 'user' });
  await world.context.db.users.doc(uid).update({ email });
  return { uid, name, email, authorKey, token: (await signInWithGoogle(uid, email)).token };
}

/**
 * Signs in with Google; the first time this makes the account.
 * @param googleId who it is to Google
 * @param email null: Google does not tell
 */
export async function signInWithGoogle(
  googleId: string,
  email: string | null,
): Promise<Pick<Person, 'uid' | 'token'>> {
  const known = email === null ? {} : { email, email_verified: true };
  const claims = JSON.stringify({ sub: googleId, ...known });
  const response = await fetch(
    `http://${authHost}/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=test`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        postBody: `id_token=${encodeURIComponent(claims)}&providerId=google.com`,
        requestUri: 'http://localhost',
        returnSecureToken: true,
      }),
    },
  );
  const { idToken, localId } = (await response.json()) as { idToken?: string; localId?: string };
  if (!idToken || !localId) throw new Error(`${email} could not sign in: ${response.status}`);
  return { uid: localId, token: idToken };
}

/** The same person after they have changed their email around us, at Firebase Auth's own endpoint. */
export async function withOtherEmail(person: Person, email: string): Promise<Person> {
  const response = await fetch(
    `http://${authHost}/identitytoolkit.googleapis.com/v1/accounts:update?key=test`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ idToken: person.token, email, returnSecureToken: true }),
    },
  );
  const { idToken } = (await response.json()) as { idToken?: string };
  if (!idToken) throw new Error(`${person.email} could not be changed: ${response.status}`);
  return { ...person, email, token: idToken };
}

const killed = () => Promise.reject(new Error('The process was killed'));

/** Puts `instead` in place of one method of the handlers' Firebase Auth. @returns what takes it out */
function replaceInAuth(world: World, replaced: keyof Auth, instead: unknown): () => void {
  const { auth } = world.context;
  world.context.auth = new Proxy(auth, {
    get: (target, method: keyof Auth) => {
      if (method === replaced) return instead;
      const value: unknown = target[method];
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return () => {
    world.context.auth = auth;
  };
}

/**
 * The handlers die at one method of Firebase Auth; the wrapper, which checks tokens, does not.
 * @returns what makes it whole again
 */
export const breakAuth = (world: World, broken: keyof Auth): (() => void) =>
  replaceInAuth(world, broken, killed);

/** Something else happens just before the next claim is written. */
export function beforeNextClaim(world: World, happens: () => Promise<unknown>): void {
  const { auth } = world.context;
  const restore = replaceInAuth(
    world,
    'setCustomUserClaims',
    async (uid: string, claims: object) => {
      restore();
      await happens();
      await auth.setCustomUserClaims(uid, claims);
    },
  );
}

/**
 * The handlers die at their n-th commit, before it.
 * @returns what makes it whole again
 */
export function breakCommit(world: World, nth: number): () => void {
  const { db } = world.context;
  let commits = 0;
  const batch = () => {
    const whole = db.batch();
    const commit = whole.commit.bind(whole);
    whole.commit = () => {
      commits += 1;
      return commits === nth ? killed() : commit();
    };
    return whole;
  };
  world.context.db = { ...db, batch };
  return () => {
    world.context.db = db;
  };
}
