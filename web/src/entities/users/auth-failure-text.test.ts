import { expect, test } from 'vitest';
import { ApiFailure } from '~/lib/api/api-failure';
import { httpFailure } from '~/lib/api/http-failure';
import { OtherAccountError } from '~/lib/firebase/auth-failure';
import { authFailureText, passwordFailureText } from './auth-failure-text';

const firebase = (code: string) => Object.assign(new Error('Firebase: Error'), { code });

const taken = httpFailure(409, {
  success: false,
  message: 'An account with this email already exists.',
  code: 'email_taken',
});

test.each([
  ['a wrong password', firebase('auth/wrong-password'), 'The email or the password is wrong.'],
  ['an unknown email', firebase('auth/user-not-found'), 'The email or the password is wrong.'],
  ['either of them', firebase('auth/invalid-credential'), 'The email or the password is wrong.'],
  ['no email at all', firebase('auth/invalid-email'), 'The email or the password is wrong.'],
  [
    'too many attempts',
    firebase('auth/too-many-requests'),
    'Too many attempts. Wait a few minutes and try again.',
  ],
  [
    'a disabled account',
    firebase('auth/user-disabled'),
    'This account has been disabled. Please contact us.',
  ],
  ['a taken email', taken, 'An account with this email already exists.'],
  [
    'a weak password',
    firebase('auth/weak-password'),
    'Choose a longer password: at least 8 characters.',
  ],
  [
    'a blocked popup',
    firebase('auth/popup-blocked'),
    'Your browser blocked the sign-in window. Allow pop-ups for this site and try again.',
  ],
  [
    'a closed popup',
    firebase('auth/popup-closed-by-user'),
    'The sign-in window was closed before it was finished.',
  ],
  [
    'an account that was not asked for',
    new OtherAccountError(),
    'That is a different account. Please choose the one with this email address.',
  ],
  [
    'too many calls',
    httpFailure(429, { success: false, message: 'Later.', code: 'rate_limited' }),
    'Too many attempts. Wait a few minutes and try again.',
  ],
  ['a server error', httpFailure(500, null), 'Something went wrong'],
  [
    'an answer that makes no sense',
    new ApiFailure({ kind: 'PARSING_ERROR' }),
    'Something went wrong',
  ],
  ['a code that nobody knows', firebase('auth/brand-new'), 'Something went wrong'],
  ['anything else', 'what?', 'Something went wrong'],
])('%s', (_, failure, text) => {
  expect(authFailureText(failure)).toBe(text);
});

test.each([
  ['Firebase cannot be reached', firebase('auth/network-request-failed')],
  ['a chunk cannot be fetched', new TypeError('Failed to fetch dynamically imported module')],
  ['the API cannot be reached', new ApiFailure({ kind: 'FETCH_ERROR' })],
  ['the API does not answer', new ApiFailure({ kind: 'TIMEOUT_ERROR' })],
])('offline: %s', (_, failure) => {
  expect(authFailureText(failure)).toBe(
    'You seem to be offline. Check your connection and try again.',
  );
});

test('a wrong password may mean that another way to sign in has replaced it', () => {
  expect(passwordFailureText(firebase('auth/invalid-credential'))).toBe(
    'The email or the password is wrong. If you came with Google or GitHub before, use its button.',
  );
  const locked = firebase('auth/user-disabled');
  expect(passwordFailureText(locked)).toBe(authFailureText(locked));
});
