import { minuteMs } from '../time/durations.ts';
import type { User } from './user.ts';

/** Local storage key of the copy of the session. Firebase Auth has the real one. */
export const sessionStorageKey = 'auth';

/** Time for which the client waits for Firebase Auth to confirm the copy, in milliseconds. */
export const sessionRestoreTimeoutMs = 5000;

export type SessionUser = Pick<User, '_id' | 'name' | 'email' | 'role'>;

export interface Session {
  user: SessionUser | null;
  token: string | null;
}

/** How old a sign-in may be for a change that cannot be undone, in milliseconds. */
export const recentSignInMs = 5 * minuteMs;
