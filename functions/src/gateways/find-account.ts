import { type Auth, FirebaseAuthError, type UserRecord } from 'firebase-admin/auth';

/** The account at Firebase Auth; null if there is none. */
export async function findAccount(auth: Auth, uid: string): Promise<UserRecord | null> {
  try {
    return await auth.getUser(uid);
  } catch (error) {
    if (error instanceof FirebaseAuthError && error.code === 'auth/user-not-found') return null;
    throw error;
  }
}
