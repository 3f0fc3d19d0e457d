import { cleanup, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { session } from '~/lib/session/session';
import type { SignInOutcome } from '~/lib/session/sign-in';
import { type AuthChange, authError } from '~/testing/fake-auth';
import { customer } from '~/testing/people';
import { renderScreen } from '~/testing/render-screen';
import SignInPage from './sign-in-page';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

const openSignIn = (auth: AuthChange = {}, search = '') =>
  renderScreen(<SignInPage />, { path: `/auth/signin${search}`, auth });

test('empty fields of a sign-in say on leaving them what they need', async () => {
  const { user } = await openSignIn();
  await user.click(field('Email'));
  await user.tab();
  await screen.findByText('Email is required.');
  await user.click(field('Password'));
  await user.tab();
  await screen.findByText('Password is required.');
});

test('a sign-in is told while it runs and once it is done', async () => {
  const answer = Promise.withResolvers<SignInOutcome>();
  const { user, fill } = await openSignIn({ signInWithPassword: () => answer.promise });
  await fill(field('Email'), 'nadia@example.test');
  await fill(field('Password'), 'password-1');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByText('Logging in');
  answer.resolve({ uid: 'nadia', isComplete: true });
  await screen.findByText('Successfully Logged in');
});

test('a sign-in names the account by the domain that mail servers know', async () => {
  const signIn = vi.fn(async () => ({ uid: 'nadia', isComplete: true }));
  const { user, fill } = await openSignIn({ signInWithPassword: signIn });
  await fill(field('Email'), 'info@münchen.de');
  await fill(field('Password'), 'password-1');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByText('Successfully Logged in');
  expect(signIn).toHaveBeenCalledWith('info@xn--mnchen-3ya.de', 'password-1');
});

test.each([
  [
    'auth/invalid-credential',
    'The email or the password is wrong. If you came with Google or GitHub before, use its button.',
  ],
  ['auth/network-request-failed', /^You seem to be offline\./],
  ['auth/user-disabled', /^This account has been disabled\./],
  ['auth/too-many-requests', /^Too many attempts\./],
  ['auth/internal-error', 'Something went wrong'],
])('a sign-in that fails with %s says why and keeps the email', async (code, message) => {
  const { user, fill } = await openSignIn({
    signInWithPassword: async () => {
      throw authError(code);
    },
  });
  await fill(field('Email'), 'nadia@example.test');
  await fill(field('Password'), 'not this one');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await within(await screen.findByRole('alert')).findByText(message);
  const form = field('Email').closest('form');
  within(form as HTMLElement).getByText(message);
  expect(field('Email').value).toBe('nadia@example.test');
});

test('a newcomer is offered an account first, and the way to their booking is kept', async () => {
  const search = `?from=${encodeURIComponent('/booking/foamwash/slot')}`;
  const { user, address } = await openSignIn({}, search);
  screen.getByRole('heading', { name: 'Welcome' });
  const create = screen.getByRole('link', { name: 'Create an account' });
  const signIn = screen.getByRole('button', { name: 'Sign in' });
  expect(create.compareDocumentPosition(signIn)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(create.className).toContain('sizeLarge');
  await user.click(create);
  expect(address()).toBe(`/auth/signup${search}`);
});

test('who has signed in on this device before is welcomed back', async () => {
  await renderScreen(<p>Page</p>, { as: customer });
  await session.signOut();
  cleanup();
  await openSignIn();
  screen.getByRole('heading', { name: 'Welcome back' });
  screen.getByRole('link', { name: 'Create an account' });
});
