import type { User } from '@carwash/domain/users/user';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import { password } from '../../support/accounts/accounts.ts';
import { changeEmail, signInWithGoogle } from '../../support/emulators/auth-rest.ts';
import { type Answer, call } from './call.ts';
import { newCustomer, type Person } from './customers.ts';
import type { Harness } from './harness.ts';

export const logIn = (
  harness: Harness,
  email: string,
  accountPassword = password,
): Promise<Answer & { token?: string }> =>
  call(harness, 'POST', '/auth/login', { json: { email, password: accountPassword } });

export const profileOf = async (harness: Harness, uid: string): Promise<User | undefined> =>
  (await harness.context.db.users.doc(uid).get()).data();

/** The account at Firebase Auth, or null. */
export async function accountOf(harness: Harness, uid: string): Promise<UserRecord | null> {
  const { users } = await harness.auth.getUsers([{ uid }]);
  return users[0] ?? null;
}

/** The same person with a token of this moment. */
export const renewed = async (harness: Harness, person: Person): Promise<Person> => ({
  ...person,
  token: (await logIn(harness, person.email)).token ?? '',
});

/** Somebody who signs in with Google and has no password. */
export async function newGoogleCustomer(harness: Harness): Promise<Person> {
  const { uid, name, authorKey } = await newCustomer(harness);
  await harness.auth.deleteUser(uid);
  const email = `${uid}@google.example.test`;
  await harness.auth.importUsers([
    { uid, email, emailVerified: true, providerData: [{ uid, email, providerId: 'google.com' }] },
  ]);
  await harness.auth.setCustomUserClaims(uid, { role: 'user' });
  await harness.context.db.users.doc(uid).update({ email });
  return { uid, name, email, authorKey, token: (await signInWithGoogle(uid, email)).token };
}

/** The same person after they have changed their email around us, at Firebase Auth's own endpoint. */
export async function withOtherEmail(person: Person, email: string): Promise<Person> {
  return { ...person, email, token: (await changeEmail(person.token, email)).token };
}

const killed = () => Promise.reject(new Error('The process was killed'));

/** Puts `instead` in place of one method of the handlers' Firebase Auth. @returns what takes it out */
function replaceInAuth(harness: Harness, replaced: keyof Auth, instead: unknown): () => void {
  const { auth } = harness.context;
  harness.context.auth = new Proxy(auth, {
    get: (target, method: keyof Auth) => {
      if (method === replaced) return instead;
      const value: unknown = target[method];
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return () => {
    harness.context.auth = auth;
  };
}

/**
 * The handlers die at one method of Firebase Auth; the wrapper, which checks tokens, does not.
 * @returns what makes it whole again
 */
export const breakAuth = (harness: Harness, broken: keyof Auth): (() => void) =>
  replaceInAuth(harness, broken, killed);

/** Something else happens just before the next claim is written. */
export function beforeNextClaim(harness: Harness, happens: () => Promise<unknown>): void {
  const { auth } = harness.context;
  const restore = replaceInAuth(
    harness,
    'setCustomUserClaims',
    async (uid: string, claims: object) => {
      restore();
      await happens();
      await auth.setCustomUserClaims(uid, claims);
    },
  );
}
