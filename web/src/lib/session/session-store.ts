import {
  type Session,
  type SessionUser,
  sessionRestoreTimeoutMs,
} from '@carwash/domain/entities/session';
import type { Identity } from '../firebase/auth.ts';
import { isConnectionFailure } from '../firebase/auth-failure.ts';
import { nobody, readMirror, writeMirror } from './session-mirror.ts';
import { tokenIssued } from './token-expiry.ts';
import { createTokenKeeper } from './token-keeper.ts';

/**
 * restoring: this browser remembers `user`, and Firebase Auth has not confirmed it yet.
 * signedIn: `user` and `token` are there. signedOut: both are null.
 */
export interface SessionState extends Session {
  state: 'restoring' | 'signedIn' | 'signedOut';
}

/** What the session needs of Firebase Auth. */
export interface AuthGateway {
  watchIdentity(onChange: (identity: Identity | null) => void): void;
  renewToken(): Promise<void>;
  signOutOfFirebase(): Promise<void>;
}

const signedOut: SessionState = { state: 'signedOut', ...nobody };

/**
 * Who is signed in. Begins with what this browser remembers and follows Firebase Auth from the
 * moment that it is loaded.
 * @param loadAuth loads Firebase Auth; rejects when it cannot be fetched
 * @param onPersonChange called when another person, or the same one in another role, is signed in
 */
export function createSessionStore(
  loadAuth: () => Promise<AuthGateway>,
  onPersonChange: () => void,
) {
  const subscribers = new Set<() => void>();
  const remembered = readMirror();
  let current: SessionState = remembered.user ? { state: 'restoring', ...remembered } : signedOut;
  let connected = false;
  let leaving = false;

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

  const keeper = createTokenKeeper({
    renew: async () => (await loadAuth()).renewToken(),
    onOver: signOut,
  });

  const follow = (identity: Identity | null) => {
    if (leaving) return;
    if (!identity?.role) {
      keeper.rest();
      settle(signedOut);
      return;
    }
    const { uid, email, role, token } = identity;
    const knownName = current.user?._id === uid ? current.user.name : null;
    const user: SessionUser = { _id: uid, name: knownName || identity.name || email, email, role };
    settle({ state: 'signedIn', user, token });
    keeper.keep(token);
  };

  /** Loads Firebase Auth, unless that has happened, and follows what it says. */
  const connect = (): void => {
    if (connected) return;
    connected = true;
    loadAuth().then(
      (auth) => auth.watchIdentity(follow),
      () => {
        connected = false;
      },
    );
  };

  const stopWaiting = () => {
    if (current.state === 'restoring') publish(signedOut);
  };

  /** Signed out at once for this tab, and soon for the others. Never rejects. */
  async function signOut(): Promise<void> {
    leaving = true;
    keeper.rest();
    settle(signedOut);
    try {
      await (await loadAuth()).signOutOfFirebase();
    } catch (error) {
      console.error('Firebase Auth could not be told to sign out:', error);
    }
    leaving = false;
  }

  /** Gets a token with the claims as they are now; signs out when the account is gone. */
  async function recheck(): Promise<void> {
    try {
      await (await loadAuth()).renewToken();
    } catch (error) {
      if (!isConnectionFailure(error)) await signOut();
    }
  }

  return {
    current: () => current,
    subscribe(onChange: () => void): () => void {
      subscribers.add(onChange);
      return () => subscribers.delete(onChange);
    },
    connect,
    signOut,
    recheck,

    /** Begins to confirm what this browser remembers, if it remembers anybody. */
    start(): () => void {
      if (current.state !== 'restoring') return () => {};
      connect();
      const timer = setTimeout(stopWaiting, sessionRestoreTimeoutMs);
      return () => clearTimeout(timer);
    },

    /** Another tab has signed somebody in, or the connection is back. */
    catchUp(): void {
      if (readMirror().user) connect();
    },

    /** Takes over what the profile says. */
    describe({ name, email, claimsUpdatedAt }: Described): void {
      const { state, user, token } = current;
      if (state !== 'signedIn' || !user || !token) return;
      if (user.name !== name || user.email !== email) {
        settle({ state, user: { ...user, name, email }, token });
      }
      const issued = tokenIssued(token);
      if (issued && issued < claimsUpdatedAt) void recheck();
    },
  };
}

export interface Described {
  name: string;
  email: string;
  claimsUpdatedAt: Date;
}

export type SessionStore = ReturnType<typeof createSessionStore>;
