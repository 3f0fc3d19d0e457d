import { type SignInWay, signInWaysAmong } from '@carwash/domain/users/sign-in-ways';
import { type Auth, FirebaseAuthError, type UserRecord } from 'firebase-admin/auth';
import { sendsMails } from './message-channel.ts';

/** Returns the account at Firebase Auth; null if there is none. */
export async function findAccount(auth: Auth, uid: string): Promise<UserRecord | null> {
  try {
    return await auth.getUser(uid);
  } catch (error) {
    if (error instanceof FirebaseAuthError && error.code === 'auth/user-not-found') return null;
    throw error;
  }
}

/**
 * Tells whether the account's email address is confirmed. A token may be up to an hour older than the
 * confirmation, so Firebase Auth is asked if the token says no.
 */
export const hasVerifiedEmail = async (
  { uid, emailVerified }: { uid: string; emailVerified: boolean },
  auth: Auth,
): Promise<boolean> => emailVerified || ((await findAccount(auth, uid))?.emailVerified ?? false);

/** Tells whether a caller should confirm their email address first. Where no mails are sent nobody could. */
export const mustConfirmEmail = async (
  caller: { uid: string; emailVerified: boolean },
  { auth, ...context }: { auth: Auth } & Parameters<typeof sendsMails>[0],
): Promise<boolean> => sendsMails(context) && !(await hasVerifiedEmail(caller, auth));

/** A calendar link or device: made while signed in, it goes on showing the account afterwards. */
interface Ear {
  /** Whether the address of the account was not confirmed then. */
  isFromUnconfirmed?: boolean | undefined;
  createdAt: Date;
}

/**
 * Tells whether something was made before the owner of the address has proven that the account is theirs, by confirming
 * it or by a new password from a mail: until then anybody may have signed up with the address.
 */
export function isFromBeforeProof(
  { isFromUnconfirmed, createdAt }: Ear,
  account: UserRecord | null,
) {
  if (!isFromUnconfirmed || !account) return false;
  const hasNewPassword = createdAt < new Date(account.tokensValidAfterTime ?? 0);
  return account.emailVerified || hasNewPassword;
}

/** Returns the ways to sign in to an account; none without one. */
export const waysOf = (account: Pick<UserRecord, 'providerData'> | null): SignInWay[] =>
  signInWaysAmong((account?.providerData ?? []).map(({ providerId }) => providerId));
