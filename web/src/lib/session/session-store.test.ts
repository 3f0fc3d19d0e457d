import type { Role } from '@carwash/domain/roles/role';
import { sessionStorageKey } from '@carwash/domain/users/session';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Identity } from '../firebase/auth';
import { keepForAccount, keptForAccount } from './kept-for-account';
import { createSessionStore } from './session-store';
import { unsignedToken } from './unsigned-token';

const now = new Date('2030-01-02T12:00:00Z');
const seconds = now.getTime() / 1000;
const tokenOf = (issued: number) => unsignedToken({ iat: issued, exp: issued + 3600 });
const token = tokenOf(seconds);
const newerToken = tokenOf(seconds + 5);
const rima = { _id: 'u1', name: 'Rima', email: 'rima@carwash.test', role: 'user' };

const profile = {
  name: 'Rima',
  email: rima.email,
  role: 'user',
  status: 'active',
  claimsUpdatedAt: new Date(0),
} as const;

const identity = (uid: string, role: Role | null): Identity => ({
  uid,
  name: 'Rima',
  email: 'rima@carwash.test',
  role,
  token,
});

/** Returns a lock that runs work one after the other, as the browser's locks do. */
function takeTurns() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work);
    last = mine.catch(() => {});
    return mine;
  };
}

const mirror = () => JSON.parse(localStorage.getItem(sessionStorageKey) ?? 'null');

/**
 * Starts a session with a Firebase Auth that the test controls.
 * @param loading resolves when Firebase Auth has been loaded
 */
function begin(remembered: object | null, loading = async () => {}) {
  if (remembered) localStorage.setItem(sessionStorageKey, JSON.stringify(remembered));
  let say: (identity: Identity | null) => void = () => {};
  const auth = {
    watchIdentity: vi.fn((onChange: typeof say) => {
      say = onChange;
    }),
    currentIdentity: vi.fn(async (): Promise<Identity | null> => null),
    renewToken: vi.fn(async () => {}),
    signOutOfFirebase: vi.fn(async () => {}),
  };
  const loadAuth = vi.fn(async () => {
    await loading();
    return auth;
  });
  const onPersonChange = vi.fn();
  const isOnline = vi.fn(() => true);
  const store = createSessionStore(loadAuth, onPersonChange, takeTurns(), isOnline);
  store.start();
  return {
    store,
    isOnline,
    auth,
    loadAuth,
    onPersonChange,
    says: (who: Identity | null) => say(who),
  };
}

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
  vi.stubGlobal('document', { visibilityState: 'visible' });
  vi.useFakeTimers({ now });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a user without a stored session is signed out at once, and Firebase is not loaded', () => {
  const { store, loadAuth } = begin(null);
  expect(store.current()).toEqual({ state: 'signedOut', user: null, token: null });
  expect(loadAuth).not.toHaveBeenCalled();
});

test.each([
  ['broken', { user: { _id: 'u1' }, token }],
  ['without a token', { user: rima, token: null }],
  ['with an unknown role', { user: { ...rima, role: 'owner' }, token }],
])('a stored session %s is ignored', (_, remembered) => {
  expect(begin(remembered).store.current().state).toBe('signedOut');
});

test('a stored user is there at once and then confirmed by Firebase', async () => {
  const { store, says, onPersonChange } = begin({ user: rima, token });
  expect(store.current()).toEqual({ state: 'restoring', user: rima, token });
  await vi.advanceTimersByTimeAsync(0);
  const { user } = store.current();
  says(identity('u1', 'user'));
  expect(store.current()).toEqual({ state: 'signedIn', user: rima, token });
  expect(store.current().user).toBe(user);
  expect(onPersonChange).not.toHaveBeenCalled();
});

test('a stored user who is not confirmed is signed out after 5000 ms', async () => {
  const { store, says } = begin({ user: rima, token });
  await vi.advanceTimersByTimeAsync(4999);
  expect(store.current().state).toBe('restoring');
  await vi.advanceTimersByTimeAsync(1);
  expect(store.current()).toEqual({ state: 'signedOut', user: null, token: null });
  says(identity('u1', 'user'));
  expect(store.current().state).toBe('signedIn');
});

test('the time in which Firebase Auth loads does not count', async () => {
  let load = () => {};
  const { store } = begin(
    { user: rima, token },
    () =>
      new Promise<void>((loaded) => {
        load = loaded;
      }),
  );
  await vi.advanceTimersByTimeAsync(20_000);
  expect(store.current().state).toBe('restoring');
  load();
  await vi.advanceTimersByTimeAsync(4999);
  expect(store.current().state).toBe('restoring');
  await vi.advanceTimersByTimeAsync(1);
  expect(store.current().state).toBe('signedOut');
});

test('a stored user is signed out 5000 ms after Firebase Auth could not be loaded', async () => {
  const { store } = begin({ user: rima, token }, () => Promise.reject(new TypeError('no answer')));
  await vi.advanceTimersByTimeAsync(4999);
  expect(store.current().state).toBe('restoring');
  await vi.advanceTimersByTimeAsync(1);
  expect(store.current().state).toBe('signedOut');
});

test('a stored user stays while offline, until Firebase can answer', async () => {
  const { store, auth, isOnline } = begin({ user: rima, token });
  isOnline.mockReturnValue(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(store.current()).toEqual({ state: 'restoring', user: rima, token });

  isOnline.mockReturnValue(true);
  auth.currentIdentity.mockResolvedValueOnce(identity('u1', 'user'));
  store.reconnect();
  await vi.advanceTimersByTimeAsync(0);
  expect(store.current().state).toBe('signedIn');
});

test('after reconnecting, a user who is not confirmed is signed out after 5000 ms', async () => {
  const { store, auth, isOnline } = begin({ user: rima, token });
  isOnline.mockReturnValue(false);
  await vi.advanceTimersByTimeAsync(60_000);
  isOnline.mockReturnValue(true);
  auth.currentIdentity.mockRejectedValueOnce(new TypeError('no answer'));
  store.reconnect();
  await vi.advanceTimersByTimeAsync(4999);
  expect(store.current().state).toBe('restoring');
  await vi.advanceTimersByTimeAsync(1);
  expect(store.current().state).toBe('signedOut');
});

test('after reconnecting, the time in which Firebase Auth loads does not count either', async () => {
  let load = async () => {
    throw new TypeError('no answer');
  };
  const { store, isOnline } = begin({ user: rima, token }, () => load());
  isOnline.mockReturnValue(false);
  await vi.advanceTimersByTimeAsync(1000);
  load = () => new Promise(() => {});
  isOnline.mockReturnValue(true);
  store.reconnect();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(store.current().state).toBe('restoring');
});

test.each([
  ['signs out', null],
  ['is followed by somebody else', identity('u2', 'user')],
])('data stored for a user is deleted when the user %s', async (_, next) => {
  const { says } = begin({ user: rima, token });
  await vi.advanceTimersByTimeAsync(0);
  says(identity('u1', 'user'));
  keepForAccount('u1', 'note', 'mine');
  expect(keptForAccount('u1', 'note')).toBe('mine');
  says(next);
  expect(keptForAccount('u1', 'note')).toBeUndefined();
});

test('when Firebase knows no user, the stored session is deleted', async () => {
  const { store, says, onPersonChange } = begin({ user: rima, token });
  await vi.advanceTimersByTimeAsync(0);
  says(null);
  expect(store.current().state).toBe('signedOut');
  expect(mirror()).toEqual({ user: null, token: null });
  expect(onPersonChange).toHaveBeenCalledOnce();
});

test('an account without a role is incomplete, and otherwise counts as signed out', async () => {
  const { store, says } = begin({ user: rima, token });
  await vi.advanceTimersByTimeAsync(0);
  says(identity('u1', null));
  expect(store.current()).toEqual({ state: 'signedOut', user: null, token: null });
  expect(mirror()).toEqual({ user: null, token: null });
  expect(store.incompleteAccount()).toEqual({
    uid: 'u1',
    name: 'Rima',
    email: 'rima@carwash.test',
  });
  says(identity('u1', 'user'));
  expect(store.incompleteAccount()).toBeNull();
  expect(store.current().state).toBe('signedIn');
});

test('signing out with an incomplete account takes effect at once', async () => {
  const { store, says } = begin({ user: rima, token });
  await vi.advanceTimersByTimeAsync(0);
  says(identity('u1', null));
  const leaving = store.signOut();
  expect(store.incompleteAccount()).toBeNull();
  await leaving;
});

test('connecting resolves when the user is known', async () => {
  const { store, says } = begin(null);
  const known = vi.fn();
  void store.connect().then(known);
  await vi.advanceTimersByTimeAsync(0);
  expect(known).not.toHaveBeenCalled();
  says(identity('u1', null));
  await vi.advanceTimersByTimeAsync(0);
  expect(known).toHaveBeenCalledOnce();
});

test('another role counts as another user', async () => {
  const { store, says, onPersonChange } = begin({ user: rima, token });
  await vi.advanceTimersByTimeAsync(0);
  says(identity('u1', 'admin'));
  expect(store.current().user?.role).toBe('admin');
  expect(onPersonChange).toHaveBeenCalledOnce();
});

test('signing out takes effect before Firebase has answered', async () => {
  const { store, says, auth } = begin({ user: rima, token });
  await vi.advanceTimersByTimeAsync(0);
  says(identity('u1', 'user'));
  const leaving = store.signOut();
  expect(store.current().state).toBe('signedOut');
  expect(mirror()).toEqual({ user: null, token: null });
  says(identity('u1', 'user'));
  expect(store.current().state).toBe('signedOut');
  await leaving;
  expect(auth.signOutOfFirebase).toHaveBeenCalledOnce();
});

test.each([
  ['signing out leaves no drafts', 'signOut', ['kept']],
  ['a session that is over leaves drafts for the next sign-in', 'expire', ['noteDraft:b1', 'kept']],
] as const)('%s', async (_case, end, left) => {
  const stored: Record<string, unknown> = { 'noteDraft:b1': 'typed', kept: 'other' };
  Object.defineProperty(stored, 'removeItem', { value: (key: string) => delete stored[key] });
  vi.stubGlobal('sessionStorage', stored);
  const { store, says } = begin({ user: rima, token });
  await vi.advanceTimersByTimeAsync(0);
  says(identity('u1', 'user'));
  await store[end]();
  expect(store.current().state).toBe('signedOut');
  expect(Object.keys(stored)).toEqual(left);
});

test('a user who signs in during a sign-out is signed in afterwards', async () => {
  const { store, says, auth } = begin({ user: rima, token });
  await vi.advanceTimersByTimeAsync(0);
  says(identity('u1', 'user'));
  const leaving = store.signOut();
  says(identity('u2', 'admin'));
  auth.currentIdentity.mockResolvedValueOnce(identity('u2', 'admin'));
  await leaving;
  expect(store.current()).toMatchObject({ state: 'signedIn', user: { _id: 'u2' } });
});

test('an interrupted sign-out is completed before any user is trusted', async () => {
  const { store, says, loadAuth } = begin({ user: rima, token });
  await vi.advanceTimersByTimeAsync(0);
  says(identity('u1', 'user'));
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  loadAuth.mockRejectedValueOnce(new TypeError('offline'));
  await store.signOut();

  const next = begin(null);
  void next.store.connect();
  await vi.advanceTimersByTimeAsync(0);
  expect(next.auth.signOutOfFirebase).toHaveBeenCalledBefore(next.auth.watchIdentity);

  const afterThat = begin(null);
  void afterThat.store.connect();
  await vi.advanceTimersByTimeAsync(0);
  expect(afterThat.auth.signOutOfFirebase).not.toHaveBeenCalled();
});

test('newer claims lead to a new token; a deleted account is signed out', async () => {
  const { store, says, auth } = begin({ user: rima, token });
  await vi.advanceTimersByTimeAsync(0);
  says(identity('u1', 'user'));
  store.describe({ ...profile, claimsUpdatedAt: new Date(now.getTime() - 60_000) });
  await vi.advanceTimersByTimeAsync(0);
  expect(auth.renewToken).not.toHaveBeenCalled();
  auth.renewToken.mockRejectedValue(Object.assign(new Error(), { code: 'auth/user-not-found' }));
  store.describe({ ...profile, claimsUpdatedAt: new Date(now.getTime() + 1000) });
  await vi.advanceTimersByTimeAsync(0);
  expect(auth.renewToken).toHaveBeenCalledOnce();
  expect(store.current().state).toBe('signedOut');
});

test('claims that changed within the second of the new token lead to no second one', async () => {
  const { store, says, auth } = begin({ user: rima, token });
  await vi.advanceTimersByTimeAsync(0);
  says(identity('u1', 'user'));
  const changed = { ...profile, claimsUpdatedAt: new Date(now.getTime() + 300) };
  auth.renewToken.mockRejectedValueOnce(noConnection);
  for (let times = 0; times < 3; times += 1) {
    store.describe(changed);
    await vi.advanceTimersByTimeAsync(0);
  }
  expect(auth.renewToken).toHaveBeenCalledTimes(2);
  store.describe({ ...changed, claimsUpdatedAt: new Date(now.getTime() + 400) });
  await vi.advanceTimersByTimeAsync(0);
  expect(auth.renewToken).toHaveBeenCalledTimes(3);

  says(identity('u2', 'user'));
  store.describe(changed);
  await vi.advanceTimersByTimeAsync(0);
  expect(auth.renewToken).toHaveBeenCalledTimes(4);
});

const noConnection = Object.assign(new Error(), { code: 'auth/network-request-failed' });

test('while the profile has another role, a new token is asked for every 5000 ms', async () => {
  const { store, says, auth } = begin({ user: rima, token });
  await vi.advanceTimersByTimeAsync(0);
  says(identity('u1', 'user'));
  store.describe({ ...profile, role: 'admin' });
  store.describe({ ...profile, role: 'admin', name: 'Rima Khan' });
  await vi.advanceTimersByTimeAsync(4999);
  expect(auth.renewToken).not.toHaveBeenCalled();

  auth.renewToken.mockRejectedValueOnce(noConnection);
  await vi.advanceTimersByTimeAsync(1);
  expect(auth.renewToken).toHaveBeenCalledTimes(1);
  expect(store.current().user?.role).toBe('user');

  auth.renewToken.mockImplementation(async () => says(identity('u1', 'admin')));
  await vi.advanceTimersByTimeAsync(5000);
  expect(store.current().user?.role).toBe('admin');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(auth.renewToken).toHaveBeenCalledTimes(2);
});

test.each([
  ['signs out', null],
  ['is followed by somebody else', identity('u2', 'user')],
])('no token is asked for any more when the user %s', async (_, next) => {
  const { store, says, auth } = begin({ user: rima, token });
  await vi.advanceTimersByTimeAsync(0);
  says(identity('u1', 'user'));
  store.describe({ ...profile, role: 'admin' });
  says(next);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(auth.renewToken).not.toHaveBeenCalled();
});

const endedSession = Object.assign(new Error(), { code: 'auth/user-token-expired' });
const disabledAccount = Object.assign(new Error(), { code: 'auth/user-disabled' });

test.each([
  ['the profile and an ended session', 'disabled', endedSession],
  ['Firebase Auth', 'active', disabledAccount],
] as const)(
  'a disabled account, as told by %s, ends the session and says so until the next one',
  async (_, status, failure) => {
    const { store, says, auth } = begin({ user: rima, token });
    await vi.advanceTimersByTimeAsync(0);
    says(identity('u1', 'user'));
    auth.renewToken.mockRejectedValue(failure);
    store.describe({ ...profile, status, claimsUpdatedAt: new Date(now.getTime() + 1000) });
    await vi.advanceTimersByTimeAsync(0);
    expect(auth.signOutOfFirebase).toHaveBeenCalledOnce();
    expect(store.current()).toMatchObject({ state: 'signedOut', isDisabled: true });
    says(identity('u1', 'user'));
    expect(store.current()).toEqual({ state: 'signedIn', user: rima, token });
  },
);

test.each<[string, (begun: ReturnType<typeof begin>) => unknown]>([
  ['Firebase Auth signs out by itself', ({ says }) => says(null)],
  ['the API refuses the token', ({ store }) => store.expireRefused(token)],
])('a disabled account is named also when %s first', async (_, endSession) => {
  const begun = begin({ user: rima, token });
  const { store, says } = begun;
  await vi.advanceTimersByTimeAsync(0);
  says(identity('u1', 'user'));
  store.describe({ ...profile, status: 'disabled' });
  await vi.advanceTimersByTimeAsync(0);
  await endSession(begun);
  await vi.advanceTimersByTimeAsync(0);
  expect(store.current()).toMatchObject({ state: 'signedOut', isDisabled: true });
});

test('a disabled account stays named when Firebase Auth signs out first and then refuses the token', async () => {
  const { store, says, auth } = begin({ user: rima, token });
  await vi.advanceTimersByTimeAsync(0);
  says(identity('u1', 'user'));
  auth.renewToken.mockImplementation(async () => {
    says(null);
    throw endedSession;
  });
  store.describe({ ...profile, status: 'disabled' });
  await vi.advanceTimersByTimeAsync(0);
  expect(store.current()).toMatchObject({ state: 'signedOut', isDisabled: true });
  says(null);
  expect(store.current()).toMatchObject({ state: 'signedOut', isDisabled: true });
});

test('an outdated profile signs nobody out, because Firebase Auth decides', async () => {
  const { store, says, auth } = begin({ user: rima, token });
  await vi.advanceTimersByTimeAsync(0);
  says(identity('u1', 'user'));
  store.describe({ ...profile, status: 'disabled' });
  await vi.advanceTimersByTimeAsync(0);
  expect(auth.renewToken).toHaveBeenCalledOnce();
  expect(store.current().state).toBe('signedIn');

  store.describe(profile);
  auth.renewToken.mockRejectedValue(endedSession);
  await store.recheck();
  expect(store.current()).toEqual({ state: 'signedOut', user: null, token: null });
});

test('a change of session never shows a signed-out state in between', async () => {
  const { store, says, auth } = begin({ user: rima, token });
  await vi.advanceTimersByTimeAsync(0);
  says(identity('u1', 'user'));
  auth.renewToken.mockRejectedValue(endedSession);
  const work = Promise.withResolvers<string>();
  const change = store.change(() => work.promise);
  await vi.advanceTimersByTimeAsync(0);

  const claimsUpdatedAt = new Date(now.getTime() + 1000);
  store.describe({ ...profile, claimsUpdatedAt });
  says(null);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(auth.renewToken).not.toHaveBeenCalled();
  expect(store.current()).toEqual({ state: 'signedIn', user: rima, token });

  auth.renewToken.mockResolvedValue(undefined);
  auth.currentIdentity.mockResolvedValue({ ...identity('u1', 'user'), token: newerToken });
  work.resolve('changed');
  await expect(change).resolves.toBe('changed');
  expect(store.current()).toEqual({ state: 'signedIn', user: rima, token: newerToken });
  await vi.advanceTimersByTimeAsync(0);
  expect(auth.renewToken).toHaveBeenCalledOnce();
  expect(store.current().state).toBe('signedIn');
});

test('after a failed change the session is that of the current Firebase user', async () => {
  const { store, says } = begin({ user: rima, token });
  await vi.advanceTimersByTimeAsync(0);
  says(identity('u1', 'user'));
  await expect(store.change(() => Promise.reject(endedSession))).rejects.toBe(endedSession);
  expect(store.current().state).toBe('signedOut');
});

test('a session that another tab has replaced is not used again', async () => {
  const { store, says, auth } = begin({ user: rima, token });
  await vi.advanceTimersByTimeAsync(0);
  says(identity('u1', 'user'));
  auth.renewToken.mockRejectedValue(endedSession);
  localStorage.setItem(sessionStorageKey, JSON.stringify({ user: rima, token: newerToken }));
  await store.recheck();
  expect(auth.renewToken).not.toHaveBeenCalled();
  expect(store.current().state).toBe('signedIn');

  localStorage.setItem(sessionStorageKey, JSON.stringify({ user: rima, token }));
  await store.recheck();
  expect(store.current().state).toBe('signedOut');
});

test('a token that the API has refused ends its own session, and none that has replaced it', async () => {
  const { store, says, auth } = begin({ user: rima, token });
  await vi.advanceTimersByTimeAsync(0);
  says(identity('u1', 'user'));
  const work = Promise.withResolvers<void>();
  const change = store.change(() => work.promise);
  const refused = store.expireRefused(token);
  await vi.advanceTimersByTimeAsync(0);
  expect(store.current().token).toBe(token);
  auth.currentIdentity.mockResolvedValue({ ...identity('u1', 'user'), token: newerToken });
  work.resolve();
  await Promise.all([change, refused]);
  expect(store.current()).toEqual({ state: 'signedIn', user: rima, token: newerToken });

  const newestToken = tokenOf(seconds + 10);
  localStorage.setItem(sessionStorageKey, JSON.stringify({ user: rima, token: newestToken }));
  await store.expireRefused(newerToken);
  expect(store.current().state).toBe('signedIn');

  localStorage.setItem(sessionStorageKey, JSON.stringify({ user: rima, token: newerToken }));
  await store.expireRefused(newerToken);
  expect(store.current().state).toBe('signedOut');
});

test('a token that the API has refused ends the session of an incomplete account', async () => {
  const { store, says } = begin({ user: rima, token });
  await vi.advanceTimersByTimeAsync(0);
  says(identity('u1', null));
  await store.expireRefused(token);
  expect(store.incompleteAccount()).toBeNull();
});

test('a new name in the profile is shown and stored', async () => {
  const { store, says } = begin({ user: rima, token });
  await vi.advanceTimersByTimeAsync(0);
  says(identity('u1', 'user'));
  store.describe({ ...profile, name: 'Rima Khan' });
  expect(store.current().user?.name).toBe('Rima Khan');
  expect(mirror().user.name).toBe('Rima Khan');
});

test('a token is renewed before it expires; the session ends if that is refused', async () => {
  const { store, says, auth } = begin({ user: rima, token });
  await vi.advanceTimersByTimeAsync(0);
  says(identity('u1', 'user'));
  auth.renewToken.mockRejectedValue(noConnection);
  await vi.advanceTimersByTimeAsync(58 * 60_000);
  expect(auth.renewToken).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(119_000);
  expect(store.current().state).toBe('signedIn');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(store.current().state).toBe('signedOut');
});
