import type { Role } from '@carwash/domain/roles/role';
import {
  type Session,
  type SessionUser,
  sessionRestoreTimeoutMs,
} from '@carwash/domain/users/session';
import type { AccountStatus } from '@carwash/domain/users/user';
import { pollWhileVisible } from '../clock/poll-while-visible';
import type { Identity } from '../firebase/auth';
import { isAccountDisabled } from '../firebase/auth-failure';
import { forgetDrafts } from './forget-drafts';
import { forgetOtherAccounts } from './kept-for-account';
import { noSession, readSessionMirror, writeSessionMirror } from './session-mirror';
import {
  createSessionRenewal,
  isReplaced,
  type RenewalGateway,
  type TabLock,
} from './session-renewal';
import { signOutMark } from './sign-out-mark';
import { signedInMark } from './signed-in-mark';
import { tokenIssued } from './token-expiry';
import { createTokenRefresher } from './token-refresher';

/**
 * restoring: this browser has stored `user`, and Firebase Auth has not confirmed it yet. signedIn:
 * `user` and `token` are set. signedOut: both are null.
 */
export interface SessionState extends Session {
  state: 'restoring' | 'signedIn' | 'signedOut';
  /** Set when the session has just ended because an admin has disabled the account. */
  isDisabled?: true;
}

/** A user who is authenticated but has no role yet: the sign-up is not completed. */
export type IncompleteAccount = Pick<Identity, 'uid' | 'name' | 'email'>;

/** The functions of Firebase Auth that the session needs. */
interface AuthGateway extends RenewalGateway {
  watchIdentity(onChange: (identity: Identity | null) => void): void;
  signOutOfFirebase(): Promise<void>;
}

/** How often a token with the profile's role is asked for while the token has another one, in milliseconds. */
const recheckMs = 5000;

export const signedOut: SessionState = { state: 'signedOut', ...noSession };

const disabled: SessionState = { ...signedOut, isDisabled: true };

const incompleteAccountOf = ({ uid, name, email }: Identity): IncompleteAccount => ({
  uid,
  name,
  email,
});

/** Returns `known` if it equals `user`, so that components that show it do not render again. */
const sameUser = (known: SessionUser | null, user: SessionUser): SessionUser | null =>
  known?._id === user._id &&
  known.name === user.name &&
  known.email === user.email &&
  known.role === user.role
    ? known
    : null;

/**
 * Creates the session of the signed-in user. It starts with the session that this browser has stored, and
 * follows Firebase Auth once that is loaded.
 * @param loadAuth loads Firebase Auth; rejects when it can't be fetched
 * @param onPersonChange called when another user, or the same user in another role, is signed in
 * @param withTabLock runs work in one tab of this browser at a time
 * @param isOnline returns false when the browser is certainly offline; then the stored session counts
 */
export function createSessionStore(
  loadAuth: () => Promise<AuthGateway>,
  onPersonChange: () => void,
  withTabLock: TabLock,
  isOnline: () => boolean,
) {
  const subscribers = new Set<() => void>();
  const remembered = readSessionMirror();
  let current: SessionState = remembered.user ? { state: 'restoring', ...remembered } : signedOut;
  let incompleteAccount: IncompleteAccount | null = null;
  let connection: Promise<void> | null = null;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let leaving = false;
  /**
   * Whether Firebase Auth has reported a user during a sign-out: the one who leaves, or one who has just
   * signed in.
   */
  let hasMissed = false;
  /** The profile of the signed-in user; null until it is known. */
  let described: Described | null = null;
  /** The `claimsUpdatedAt` of the profile for which the signed-in user has got a new token, in milliseconds. */
  let renewedForMs = 0;
  let stopAsking: (() => void) | null = null;

  /**
   * Asks for a new token again and again while the profile has another role, because the news of new claims can be
   * missed, and a renewal can fail. The claims follow within seconds, or with the next run of the background work.
   */
  const keepRoleCurrent = () => {
    const { user } = current;
    if (user && described && user.role !== described.role) {
      stopAsking ??= pollWhileVisible(renewal.recheck, recheckMs);
    } else {
      stopAsking?.();
      stopAsking = null;
    }
  };

  const publish = (next: SessionState) => {
    const before = current.user;
    current = next;
    const isSamePerson = before?._id === next.user?._id;
    if (!isSamePerson) {
      described = null;
      renewedForMs = 0;
    }
    if (!isSamePerson || before?.role !== next.user?.role) onPersonChange();
    keepRoleCurrent();
    for (const onChange of subscribers) onChange();
  };

  const settle = (next: SessionState) => {
    writeSessionMirror({ user: next.user, token: next.token });
    if (next.user) signedInMark.set();
    forgetOtherAccounts(next.user?._id ?? null);
    publish(next);
  };

  /**
   * The end of one session is reported several times: Firebase Auth signs out by itself and then refuses the token,
   * and Firestore or the API may be first. Only one of them needs to know that the account is disabled.
   */
  const stateAfterEnd = (): SessionState =>
    described?.status === 'disabled' || current.isDisabled ? disabled : signedOut;

  const renewal = createSessionRenewal({
    loadAuth,
    withTabLock,
    current: () => current,
    onOver: end,
    onChanged: follow,
  });
  const tokenRefresher = createTokenRefresher({ renew: renewal.renew, onOver: end, isOnline });

  function follow(identity: Identity | null): void {
    hasMissed ||= leaving && identity !== null;
    if (leaving || renewal.isChanging()) return;
    incompleteAccount = identity && identity.role === null ? incompleteAccountOf(identity) : null;
    if (!identity?.role) {
      tokenRefresher.stop();
      settle(stateAfterEnd());
      return;
    }
    const { uid, email, role, token } = identity;
    const knownName = current.user?._id === uid ? current.user.name : null;
    const user: SessionUser = { _id: uid, name: knownName || identity.name || email, email, role };
    settle({ state: 'signedIn', user: sameUser(current.user, user) ?? user, token });
    signOutMark.clear();
    tokenRefresher.start(token);
  }

  /** Asks for a token with the claims of a profile. */
  const renewFor = async ({ claimsUpdatedAt }: Described) => {
    const uid = current.user?._id;
    const isRenewed = await renewal.recheck();
    if (isRenewed && current.user?._id === uid) renewedForMs = claimsUpdatedAt.getTime();
  };

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
   * Loads Firebase Auth once and follows it. Settles when Firebase Auth has first reported the user, or can't
   * be loaded; stays pending while there is no connection to find out.
   */
  const connect = (): Promise<void> => {
    connection ??= open().catch(() => {
      connection = null;
    });
    return connection;
  };

  const stopWaiting = () => {
    if (current.state === 'restoring' && isOnline()) publish(signedOut);
  };

  /** Gives Firebase Auth its time to answer once it has loaded, because that takes seconds on a slow device. */
  const waitForConfirmation = async () => {
    clearTimeout(waiting);
    await loadAuth().catch(() => {});
    // Another wait may have begun meanwhile.
    clearTimeout(waiting);
    waiting = setTimeout(stopWaiting, sessionRestoreTimeoutMs);
  };

  /** Follows Firebase Auth if another tab has signed in. */
  const catchUp = () => {
    if (readSessionMirror().user) void connect();
  };

  /** Signs out at the user's wish, who leaves no drafts behind. */
  const signOut = (): Promise<void> => {
    forgetDrafts();
    return leaveAs(signedOut);
  };

  /** Signs out because the session is over. Drafts stay for the next sign-in. */
  const expire = (): Promise<void> => leaveAs(stateAfterEnd());

  /**
   * Ends the session because the API has refused its token, unless a `change` in this tab or another one has
   * replaced it. Never rejects.
   */
  const expireRefused = (refused: string): Promise<void> =>
    withTabLock(async () => {
      const isStillUsed = current.token === refused || incompleteAccount !== null;
      if (isStillUsed && !isReplaced(current)) await expire();
    });

  /** Ends the session because Firebase Auth refuses a new token with `error`. */
  function end(error: unknown): Promise<void> {
    return leaveAs(isAccountDisabled(error) ? disabled : stateAfterEnd());
  }

  /** Signs out: this tab at once, the others soon after. Never rejects. */
  async function leaveAs(nextState: SessionState): Promise<void> {
    leaving = true;
    hasMissed = false;
    incompleteAccount = null;
    tokenRefresher.stop();
    signOutMark.set();
    settle(nextState);
    try {
      const auth = await loadAuth();
      await leave(auth);
      const arrived = hasMissed ? await auth.currentIdentity() : null;
      leaving = false;
      if (arrived) follow(arrived);
    } catch (error) {
      console.error('Firebase Auth could not be told to sign out:', error);
    }
    leaving = false;
  }

  return {
    current: () => current,
    /**
     * Returns the user whose account is incomplete. Every screen but the one that completes the account
     * treats that user as signed out.
     */
    incompleteAccount: () => incompleteAccount,
    subscribe(onChange: () => void): () => void {
      subscribers.add(onChange);
      return () => subscribers.delete(onChange);
    },
    connect,
    signOut,
    expire,
    expireRefused,
    recheck: renewal.recheck,
    change: renewal.change,

    /** Starts to confirm the stored session, if there is one. */
    start(): () => void {
      if (current.state !== 'restoring') return () => {};
      void connect();
      void waitForConfirmation();
      return () => clearTimeout(waiting);
    },

    /** Called when another tab has signed in. */
    catchUp,

    /** Called when the connection is back. */
    reconnect(): void {
      catchUp();
      if (current.state !== 'restoring') return;
      // Firebase Auth knows the user, but could not renew an expired token.
      void renewal.lookAgain();
      void waitForConfirmation();
    },

    /** Copies name and email from the profile, and asks for a new token when its status or role is another one. */
    describe(profile: Described): void {
      const { state, user, token } = current;
      if (state !== 'signedIn' || !user || !token) return;
      const { name, email, status, claimsUpdatedAt } = profile;
      described = profile;
      keepRoleCurrent();
      if (user.name !== name || user.email !== email) {
        settle({ state, user: { ...user, name, email }, token });
      }
      const issued = tokenIssued(token);
      // A token tells the second in which it was issued, so a new one can seem older than the claims that it has.
      const isNews = claimsUpdatedAt.getTime() > renewedForMs;
      // Asks Firebase Auth before ending the session, because the profile's data may be older than this
      // session.
      if (status === 'disabled' || (issued && issued < claimsUpdatedAt && isNews)) {
        void renewFor(profile);
      }
    },
  };
}

interface Described {
  name: string;
  email: string;
  role: Role;
  status: AccountStatus;
  claimsUpdatedAt: Date;
}
