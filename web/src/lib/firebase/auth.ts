import { type Role, roles } from '@carwash/domain/users/user';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  sendEmailVerification,
  signInWithEmailAndPassword,
  signOut,
  type User,
} from 'firebase/auth';
import { app } from './app';
import { isSessionOver } from './auth-failure';
import { emulators } from './settings';

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
      if (mine === turn && isSessionOver(error)) await signOut(auth);
    }
  });
}

/** The signed-in person's ID token, renewed when it has run out; null for nobody. */
export async function currentToken(): Promise<string | null> {
  await auth.authStateReady();
  return auth.currentUser ? auth.currentUser.getIdToken() : null;
}

/**
 * Fetches a new token with the claims as they are now. Rejects when the account is gone, or when its
 * sessions were ended since this one began.
 */
export async function renewToken(): Promise<void> {
  await auth.authStateReady();
  const user = auth.currentUser;
  if (!user) return;
  // Asks with the token of this session, which an ended session does not outlive. The auth emulator
  // checks no more than that: it gives a new token to ended sessions, too.
  await user.reload();
  await user.getIdToken(true);
}

/** Who is signed in; null for nobody. Rejects when that cannot be known for lack of a connection. */
export async function currentIdentity(): Promise<Identity | null> {
  await auth.authStateReady();
  return auth.currentUser && identityOf(auth.currentUser);
}

/** How signing in went. */
export interface SignInOutcome {
  uid: string;
  /** false: the account has no role yet and waits to be completed. */
  isComplete: boolean;
  isEmailVerified: boolean;
}

/** The role may be newer than the token that came with signing in. */
export async function outcomeOf(user: User): Promise<SignInOutcome> {
  if ((await identityOf(user)).role === null) await user.getIdToken(true);
  const isComplete = (await identityOf(user)).role !== null;
  return { uid: user.uid, isComplete, isEmailVerified: user.emailVerified };
}

/** Rejects with Firebase's error. */
export async function signInWithPassword(email: string, password: string): Promise<SignInOutcome> {
  const { user } = await signInWithEmailAndPassword(auth, email, password);
  return outcomeOf(user);
}

/**
 * Sends the signed-in person the mail that proves that their email address is theirs.
 * Rejects when nobody is signed in.
 * @param returnUrl where the page behind the link leads on to
 */
export async function sendVerificationMail(returnUrl: string): Promise<void> {
  await auth.authStateReady();
  if (!auth.currentUser) throw new Error('Nobody is signed in.');
  await sendEmailVerification(auth.currentUser, { url: returnUrl });
}

export const signOutOfFirebase = () => signOut(auth);
