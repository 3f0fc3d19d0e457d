import { type Role, roles } from '@carwash/domain/entities/user';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  signInWithEmailAndPassword,
  signOut,
  type User,
} from 'firebase/auth';
import { app } from './app.ts';
import { IncompleteAccountError, isConnectionFailure } from './auth-failure.ts';
import { emulators } from './settings.ts';

/** Who an ID token is for. */
export interface Identity {
  uid: string;
  name: string | null;
  email: string;
  /** null: the account was never completed by a sign-up. */
  role: Role | null;
  token: string;
}

/** Without the popup code, which would load scripts of other hosts; it comes with social sign-in. */
export const auth = initializeAuth(app, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
});

if (emulators) connectAuthEmulator(auth, emulators.auth, { disableWarnings: true });

async function identityOf(user: User): Promise<Identity> {
  const { token, claims } = await user.getIdTokenResult();
  const role = roles.find((known) => known === claims.role) ?? null;
  return { uid: user.uid, name: user.displayName, email: user.email ?? '', role, token };
}

/**
 * Says who is signed in, now and after every change of person or token; null for nobody. Says
 * nothing while that cannot be known for lack of a connection.
 */
export function watchIdentity(onChange: (identity: Identity | null) => void): void {
  let turn = 0;
  onIdTokenChanged(auth, async (user) => {
    turn += 1;
    const mine = turn;
    try {
      const identity = user && (await identityOf(user));
      if (mine === turn) onChange(identity);
    } catch (error) {
      if (mine === turn && !isConnectionFailure(error)) await signOut(auth);
    }
  });
}

/** The signed-in person's ID token, renewed when it has run out; null for nobody. */
export async function currentToken(): Promise<string | null> {
  await auth.authStateReady();
  return auth.currentUser ? auth.currentUser.getIdToken() : null;
}

/** Fetches a new token with the claims as they are now. Rejects when the account is gone. */
export async function renewToken(): Promise<void> {
  await auth.currentUser?.getIdToken(true);
}

/**
 * Lets nobody stay signed in whose sign-up was never completed: nothing would work for them.
 * @throws IncompleteAccountError
 */
export async function requireCompleteAccount(user: User): Promise<void> {
  if ((await identityOf(user)).role) return;
  await user.getIdToken(true);
  if ((await identityOf(user)).role) return;
  await signOut(auth);
  throw new IncompleteAccountError();
}

/** Rejects with Firebase's error, or with IncompleteAccountError. */
export async function signInWithPassword(email: string, password: string): Promise<void> {
  const { user } = await signInWithEmailAndPassword(auth, email, password);
  await requireCompleteAccount(user);
}

export const signOutOfFirebase = () => signOut(auth);
