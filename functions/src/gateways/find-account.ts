import { type Auth, FirebaseAuthError, type UserRecord } from 'firebase-admin/auth';

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
