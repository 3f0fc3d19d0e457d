import {
  type Session,
  type SessionUser,
  sessionRestoreTimeoutMs,
} from '@carwash/domain/users/session';
import type { AccountStatus } from '@carwash/domain/users/user';
import type { Identity } from '../firebase/auth';
import { isAccountDisabled } from '../firebase/auth-failure';
import { nobody, readMirror, writeMirror } from './session-mirror';
import { createSessionRenewal, type OneAtATime, type RenewalGateway } from './session-renewal';
import { signOutMark } from './sign-out-mark';
import { tokenIssued } from './token-expiry';
import { createTokenRefresher } from './token-refresher';

/**
 * restoring: this browser remembers `user`, and Firebase Auth has not confirmed it yet.
 * signedIn: `user` and `token` are there. signedOut: both are null.
 */
export interface SessionState extends Session {
  state: 'restoring' | 'signedIn' | 'signedOut';
  /** An admin has disabled the account, and that has ended the session just now. */
  isDisabled?: true;
}

/** Somebody who has proved who they are and has no role yet: their account waits to be completed. */
export type Newcomer = Pick<Identity, 'uid' | 'name' | 'email'>;

/** What the session needs of Firebase Auth. */
export interface AuthGateway extends RenewalGateway {
  watchIdentity(onChange: (identity: Identity | null) => void): void;
  signOutOfFirebase(): Promise<void>;
}

const signedOut: SessionState = { state: 'signedOut', ...nobody };

const disabled: SessionState = { ...signedOut, isDisabled: true };

const newcomerOf = ({ uid, name, email }: Identity): Newcomer => ({ uid, name, email });

/**
 * Who is signed in. Begins with what this browser remembers and follows Firebase Auth from the
 * moment that it is loaded.
 * @param loadAuth loads Firebase Auth; rejects when it cannot be fetched
 * @param onPersonChange called when another person, or the same one in another role, is signed in
 * @param oneTabAtATime runs work alone among all tabs of this browser
 */
export function createSessionStore(
  loadAuth: () => Promise<AuthGateway>,
  onPersonChange: () => void,
  oneTabAtATime: OneAtATime,
) {
  const subscribers = new Set<() => void>();
  const remembered = readMirror();
  let current: SessionState = remembered.user ? { state: 'restoring', ...remembered } : signedOut;
  let newcomer: Newcomer | null = null;
  let connection: Promise<void> | null = null;
  let leaving = false;
  /** What the profile says of the account. */
  let describedStatus: AccountStatus = 'active';

  const publish = (next: SessionState) => {
    const before = current.user;
    current = next;
    if (before?._id !== next.user?._id || before?.role !== next.user?.role) onPersonChange();
    for (const onChange of subscribers) onChange();
  };

  const settle = (next: SessionState) => {
    writeMirror({ user: next.user, token: next.token });
    publish(next);
  };

  const renewal = createSessionRenewal({
    loadAuth,
    oneTabAtATime,
    current: () => current,
    onOver: end,
    onChanged: follow,
  });
  const keeper = createTokenRefresher({ renew: renewal.renew, onOver: end });

  function follow(identity: Identity | null): void {
    if (leaving || renewal.isChanging()) return;
    newcomer = identity && identity.role === null ? newcomerOf(identity) : null;
    if (!identity?.role) {
      keeper.rest();
      settle(signedOut);
      return;
    }
    const { uid, email, role, token } = identity;
    const knownName = current.user?._id === uid ? current.user.name : null;
    const user: SessionUser = { _id: uid, name: knownName || identity.name || email, email, role };
    settle({ state: 'signedIn', user, token });
    signOutMark.clear();
    keeper.keep(token);
  }

  const leave = async (auth: AuthGateway): Promise<void> => {
    await auth.signOutOfFirebase();
    signOutMark.clear();
  };

  const open = async (): Promise<void> => {
    const auth = await loadAuth();
    if (signOutMark.isSet()) await leave(auth);
    await new Promise<void>((resolve) => {
      auth.watchIdentity((identity) => {
        follow(identity);
        resolve();
      });
    });
  };

  /**
   * Loads Firebase Auth, unless that has happened, and follows what it says. Settles when it has first
   * said who is there, or cannot be loaded; not while it has no connection to find out.
   */
  const connect = (): Promise<void> => {
    connection ??= open().catch(() => {
      connection = null;
    });
    return connection;
  };

  const stopWaiting = () => {
    if (current.state === 'restoring') publish(signedOut);
  };

  const signOut = (): Promise<void> => leaveAs(signedOut);

  /** Firebase Auth gives no new token, for the reason of `error`. */
  function end(error: unknown): Promise<void> {
    const isDisabled = isAccountDisabled(error) || describedStatus === 'disabled';
    return leaveAs(isDisabled ? disabled : signedOut);
  }

  /** Signed out at once for this tab, and soon for the others. Never rejects. */
  async function leaveAs(nextState: SessionState): Promise<void> {
    leaving = true;
    newcomer = null;
    describedStatus = 'active';
    keeper.rest();
    signOutMark.set();
    settle(nextState);
    try {
      await leave(await loadAuth());
    } catch (error) {
      console.error('Firebase Auth could not be told to sign out:', error);
    }
    leaving = false;
  }

  return {
    current: () => current,
    /** For every screen but the one where they complete their account they are signed out. */
    newcomer: () => newcomer,
    subscribe(onChange: () => void): () => void {
      subscribers.add(onChange);
      return () => subscribers.delete(onChange);
    },
    connect,
    signOut,
    recheck: renewal.recheck,
    change: renewal.change,

    /** Begins to confirm what this browser remembers, if it remembers anybody. */
    start(): () => void {
      if (current.state !== 'restoring') return () => {};
      void connect();
      const timer = setTimeout(stopWaiting, sessionRestoreTimeoutMs);
      return () => clearTimeout(timer);
    },

    /** Another tab has signed somebody in, or the connection is back. */
    catchUp(): void {
      if (readMirror().user) void connect();
    },

    /** Takes over what the profile says. */
    describe({ name, email, status, claimsUpdatedAt }: Described): void {
      const { state, user, token } = current;
      if (state !== 'signedIn' || !user || !token) return;
      if (user.name !== name || user.email !== email) {
        settle({ state, user: { ...user, name, email }, token });
      }
      describedStatus = status;
      const issued = tokenIssued(token);
      // Firebase Auth has the last word: what is known of a profile may be older than this session.
      if (status === 'disabled' || (issued && issued < claimsUpdatedAt)) void renewal.recheck();
    },
  };
}

export interface Described {
  name: string;
  email: string;
  status: AccountStatus;
  claimsUpdatedAt: Date;
}

export type SessionStore = ReturnType<typeof createSessionStore>;
