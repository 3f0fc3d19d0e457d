import { type Role, roles } from '@carwash/domain/roles/role';
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
import { app } from './app';
import { isSessionOver } from './auth-failure';
import { beforeSignOut } from './before-sign-out';
import { emulators } from './settings';

/** The user that an ID token identifies. */
export interface Identity {
  uid: string;
  name: string | null;
  email: string;
  /** null: the sign-up was never completed. */
  role: Role | null;
  token: string;
}

/** Leaves out the popup code, because that loads scripts from other hosts; social sign-in loads it when needed. */
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
 * Calls `onChange` with the signed-in user, or with null when nobody is signed in: now and after every change
 * of user or token. Does not call it while the user is unknown for lack of a connection.
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
      if (mine === turn && isSessionOver(error)) await signOutOfFirebase();
    }
  });
}

/** Returns the signed-in user's ID token, renewed when it has expired; null when nobody is signed in. */
export async function currentToken(): Promise<string | null> {
  await auth.authStateReady();
  return auth.currentUser ? auth.currentUser.getIdToken() : null;
}

/**
 * Fetches a new token with the current claims. Rejects when the account was deleted, or when its
 * sessions were revoked after this one began.
 */
export async function renewToken(): Promise<void> {
  await auth.authStateReady();
  const user = auth.currentUser;
  if (!user) return;
  // `reload` sends this session's token, which the server refuses once the session is revoked. The
  // auth emulator needs this check, because it issues new tokens for revoked sessions, too.
  await user.reload();
  await user.getIdToken(true);
}

/** Returns the signed-in user; null for none. Rejects when the user is unknown for lack of a connection. */
export async function currentIdentity(): Promise<Identity | null> {
  await auth.authStateReady();
  return auth.currentUser && identityOf(auth.currentUser);
}

/** The result of a sign-in. */
export interface SignInOutcome {
  uid: string;
  /** false: the account has no role yet, because its sign-up is not completed. */
  isComplete: boolean;
}

/**
 * Returns the outcome of a sign-in. Renews a token without a role, because the role may have been assigned
 * after the sign-in.
 */
export async function outcomeOf(user: User): Promise<SignInOutcome> {
  if ((await identityOf(user)).role === null) await user.getIdToken(true);
  const isComplete = (await identityOf(user)).role !== null;
  return { uid: user.uid, isComplete };
}

/** Signs in with email and password. Rejects with Firebase's error. */
export async function signInWithPassword(email: string, password: string): Promise<SignInOutcome> {
  const { user } = await signInWithEmailAndPassword(auth, email, password);
  return outcomeOf(user);
}

/** Longest wait for the work before signing out, in milliseconds, because it needs no connection. */
const patienceMs = 2000;

/** Does what has to be done with the token of an account before it leaves. Never rejects. */
export async function finishForAccount(ownToken: Promise<string | null>): Promise<void> {
  const waited = new Promise((resolve) => setTimeout(resolve, patienceMs));
  await Promise.race([beforeSignOut(ownToken), waited]).catch((error: unknown) =>
    console.warn('Something was left to do before signing out:', error),
  );
}

export async function signOutOfFirebase(): Promise<void> {
  await finishForAccount(currentToken().catch(() => null));
  await signOut(auth);
}
