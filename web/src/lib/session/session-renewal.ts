import type { Session } from '@carwash/domain/users/session';
import type { Identity } from '../firebase/auth';
import { isSessionOver } from '../firebase/auth-failure';
import { readSessionMirror } from './session-mirror';
import { tokenIssued } from './token-expiry';

export interface RenewalGateway {
  currentIdentity(): Promise<Identity | null>;
  renewToken(): Promise<void>;
}

export type TabLock = <T>(work: () => Promise<T>) => Promise<T>;

interface RenewalOptions {
  loadAuth: () => Promise<RenewalGateway>;
  /** Runs work in one tab of this browser at a time. */
  withTabLock: TabLock;
  current: () => Session;
  /**
   * Called when the account was deleted or disabled, or its sessions were revoked; Firebase Auth's error says
   * which.
   */
  onOver: (error: unknown) => Promise<void>;
  /** Called with the signed-in user after a change. */
  onChanged: (identity: Identity | null) => void;
}

const issuedMs = (token: string): number => tokenIssued(token)?.getTime() ?? 0;

/** Tells whether another tab has signed the same user in again since this tab got its token. */
export function isReplaced({ user, token }: Session): boolean {
  const stored = readSessionMirror();
  if (!user || !token || !stored.token || stored.user?._id !== user._id) return false;
  return stored.token !== token && issuedMs(stored.token) >= issuedMs(token);
}

/** Renews tokens, and replaces sessions. */
export function createSessionRenewal(options: RenewalOptions) {
  const { loadAuth, withTabLock, current, onOver, onChanged } = options;
  let changing = false;

  const renewToken = async () => (await loadAuth()).renewToken();

  const lookAgain = async (): Promise<void> => {
    try {
      onChanged(await (await loadAuth()).currentIdentity());
    } catch {
      // There is no connection. Once there is one, Firebase Auth reports a change by itself.
    }
  };

  return {
    /** Tells whether a `change` runs in this tab; reports of Firebase Auth are ignored meanwhile. */
    isChanging: () => changing,

    /** Asks Firebase Auth for the signed-in user. Never rejects. */
    lookAgain,

    /** Fetches a new token. Rejects with Firebase's error. */
    renew: (): Promise<void> => withTabLock(renewToken),

    /**
     * Fetches a token with the current claims; ends the session when Firebase Auth refuses it. Waits for a
     * `change` in this tab or another one. Never rejects.
     * @returns whether there is a new token
     */
    recheck: (): Promise<boolean> =>
      withTabLock(async () => {
        // Waits, because Firebase Auth adopts the other tab's session within a second. Using the old session
        // until then would fail, and Firebase Auth would sign out all tabs.
        if (isReplaced(current())) return false;
        try {
          await renewToken();
          return true;
        } catch (error) {
          if (isSessionOver(error)) await onOver(error);
          return false;
        }
      }),

    /**
     * Runs `work`, which ends sessions and starts new ones, as one step: only the user at its end counts.
     * Meanwhile no tab treats the end of the old session as a sign-out.
     */
    change: <T>(work: () => Promise<T>): Promise<T> =>
      withTabLock(async () => {
        changing = true;
        try {
          return await work();
        } finally {
          changing = false;
          await lookAgain();
        }
      }),
  };
}
