import type { Session } from '@carwash/domain/users/session';
import type { Identity } from '../firebase/auth';
import { isSessionOver } from '../firebase/auth-failure';
import { readMirror } from './session-mirror';
import { tokenIssued } from './token-expiry';

export interface RenewalGateway {
  currentIdentity(): Promise<Identity | null>;
  renewToken(): Promise<void>;
}

export type OneAtATime = <T>(work: () => Promise<T>) => Promise<T>;

interface RenewalOptions {
  loadAuth: () => Promise<RenewalGateway>;
  /** Runs work alone among all tabs of this browser. */
  oneTabAtATime: OneAtATime;
  current: () => Session;
  /** The account is gone or disabled, or its sessions were ended: Firebase Auth's own error says which. */
  onOver: (error: unknown) => Promise<void>;
  /** Who is there after a change. */
  onChanged: (identity: Identity | null) => void;
}

const issuedMs = (token: string): number => tokenIssued(token)?.getTime() ?? 0;

/** Whether another tab has signed the same person in again since this tab got its token. */
function isReplaced({ user, token }: Session): boolean {
  const stored = readMirror();
  if (!user || !token || !stored.token || stored.user?._id !== user._id) return false;
  return stored.token !== token && issuedMs(stored.token) >= issuedMs(token);
}

/** New tokens, and new sessions in place of old ones. */
export function createSessionRenewal(options: RenewalOptions) {
  const { loadAuth, oneTabAtATime, current, onOver, onChanged } = options;
  let changing = false;

  const renewToken = async () => (await loadAuth()).renewToken();

  const lookAgain = async (): Promise<void> => {
    try {
      onChanged(await (await loadAuth()).currentIdentity());
    } catch {
      // There is no connection. Firebase Auth says it by itself when there is one again.
    }
  };

  return {
    /** Whether a `change` runs in this tab: what Firebase Auth says meanwhile does not count. */
    isChanging: () => changing,

    /** Fetches a new token. Rejects with Firebase's error. */
    renew: (): Promise<void> => oneTabAtATime(renewToken),

    /**
     * Gets a token with the claims as they are now; the session is over when there is none to be had.
     * Waits for a `change` in this tab or another one. Never rejects.
     */
    recheck: (): Promise<void> =>
      oneTabAtATime(async () => {
        // Firebase Auth brings the other tab's session here within a second. Using the old one until
        // then would fail, and Firebase Auth would sign out all tabs.
        if (isReplaced(current())) return;
        try {
          await renewToken();
        } catch (error) {
          if (isSessionOver(error)) await onOver(error);
        }
      }),

    /**
     * Runs `work`, which ends sessions and begins new ones, as one step: only who is there at its end
     * counts. Until then no tab takes the end of the old session for a reason to sign out.
     */
    change: <T>(work: () => Promise<T>): Promise<T> =>
      oneTabAtATime(async () => {
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
