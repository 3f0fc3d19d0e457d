import type { SessionUser } from '@carwash/domain/users/session';
import { expect, test } from 'vitest';
import { unsignedToken } from '~/lib/session/unsigned-token';
import { screenAccess } from './access-policy';

const now = new Date('2030-01-02T12:00:00Z');
const tokenUntil = (end: number) => unsignedToken({ exp: end / 1000 });
const fresh = tokenUntil(now.getTime() + 60_000);
const ended = tokenUntil(now.getTime() - 60_000);

const user: SessionUser = { _id: 'u1', name: 'Rima', email: 'rima@carwash.test', role: 'user' };
const washer: SessionUser = { ...user, role: 'washer' };
const admin: SessionUser = { ...user, role: 'admin' };

test.each([
  ['nobody', 'signedOut', null, null, 'user', 'signedOut'],
  ['nobody on a page for any role', 'signedOut', null, null, undefined, 'signedOut'],
  ['a customer', 'signedIn', user, fresh, 'user', 'granted'],
  ['a customer on a page for any role', 'signedIn', user, fresh, undefined, 'granted'],
  ['a customer on a page of the staff', 'signedIn', user, fresh, 'runYard', 'wrongRole'],
  ['a washer on a page of the yard', 'signedIn', washer, fresh, 'runYard', 'granted'],
  ['a washer on a page with money', 'signedIn', washer, fresh, 'seeMoney', 'wrongRole'],
  ['an admin on a customer page', 'signedIn', admin, fresh, 'user', 'wrongRole'],
  ['an admin', 'signedIn', admin, fresh, 'manageTeam', 'granted'],
  ['a remembered customer', 'restoring', user, fresh, 'user', 'granted'],
  ['a remembered customer whose token ended', 'restoring', user, ended, 'user', 'unknown'],
  ['a remembered customer on a page of the staff', 'restoring', user, fresh, 'runYard', 'unknown'],
] as const)('%s', (_, state, who, token, admitted, access) => {
  expect(screenAccess({ state, user: who, token }, admitted, { now, isOnline: true })).toBe(access);
});

test.each([
  ['a remembered customer whose token ended', 'restoring', user, ended, 'user', 'granted'],
  ['a remembered customer on a page of the staff', 'restoring', user, ended, 'runYard', 'unknown'],
  ['nobody', 'signedOut', null, null, 'user', 'signedOut'],
] as const)('offline: %s', (_, state, who, token, admitted, access) => {
  expect(screenAccess({ state, user: who, token }, admitted, { now, isOnline: false })).toBe(
    access,
  );
});
