import type { UserRecord } from 'firebase-admin/auth';
import { password } from '../../../support/accounts/accounts.ts';
import {
  changeEmail,
  signInWithGoogle,
  signInWithPassword,
} from '../../../support/emulators/auth-rest.ts';
import { logIn } from '../calls/log-in.ts';
import type { Harness } from '../harness/harness.ts';
import { newCustomer, type Person } from './people.ts';

/** Returns the account at Firebase Auth, or null. */
export async function accountOf(harness: Harness, uid: string): Promise<UserRecord | null> {
  const { users } = await harness.auth.getUsers([{ uid }]);
  return users[0] ?? null;
}

/** Returns the same person with a new token. */
export const renewed = async (harness: Harness, person: Person): Promise<Person> => ({
  ...person,
  token: (await logIn(harness, person.email)).token ?? '',
});

/** Creates a customer who signs in with Google and has no password. */
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

/** Returns the same person after they have changed their email directly at Firebase Auth. */
export async function withOtherEmail(person: Person, email: string): Promise<Person> {
  await changeEmail(person.token, email);
  // The token that comes with the change has the time of the sign-in before it: in another second it is one of an ended session.
  return { ...person, email, token: (await signInWithPassword(email, password)).token };
}
