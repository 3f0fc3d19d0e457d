import { beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetOtherAccounts, keepForAccount, keptForAccount } from './kept-for-account';
import { writeSessionMirror } from './session-mirror';

const sign = (uid: string) =>
  writeSessionMirror({
    user: { _id: uid, name: 'Rima', email: 'rima@carwash.test', role: 'user' },
    token: 'token',
  });

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
});

test('a stored value is read only by its own account', () => {
  sign('u1');
  keepForAccount('u1', 'one', { a: 1 });
  keepForAccount('u1', 'two', 2);
  expect(keptForAccount('u1', 'one')).toEqual({ a: 1 });
  expect(keptForAccount('u1', 'two')).toBe(2);
  expect(keptForAccount('u2', 'one')).toBeUndefined();
});

test('nothing is stored for an account that is not signed in', () => {
  sign('u1');
  keepForAccount('u2', 'one', 1);
  expect(keptForAccount('u2', 'one')).toBeUndefined();
});

test.each([
  ['the same account', 'u1', 1],
  ['another account', 'u2', undefined],
  ['nobody', null, undefined],
])('the stored value when %s is signed in', (_, uid, left) => {
  sign('u1');
  keepForAccount('u1', 'one', 1);
  forgetOtherAccounts(uid);
  expect(keptForAccount('u1', 'one')).toBe(left);
});

describe('a pending booking', () => {
  const pending = JSON.stringify({ customer: 'u1', address: '12 Lake Road', note: 'Ring twice.' });

  test.each([
    ['the same account', pending, 'u1', pending],
    ['another account', pending, 'u2', null],
    ['nobody', pending, null, null],
    ['nobody, and it cannot be read', '{', null, null],
    ['nobody, and it is of nobody', '{}', null, null],
  ])('when %s is signed in', (_, stored, uid, left) => {
    localStorage.setItem('pendingBooking', stored);
    forgetOtherAccounts(uid);
    expect(localStorage.getItem('pendingBooking')).toBe(left);
  });
});

test('unreadable storage counts as empty', () => {
  localStorage.setItem('kept', '{');
  expect(keptForAccount('u1', 'one')).toBeUndefined();
});
