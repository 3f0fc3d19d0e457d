import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type Answers, madeCalls, refused } from '~/testing/answers';
import { type AuthChange, authError } from '~/testing/fake-auth';
import { customer } from '~/testing/people';
import { dayFromToday, profileOf } from '~/testing/records';
import { renderScreen } from '~/testing/render-screen';
import SignInPage from './sign-in-page';
import SignUpPage from './sign-up-page';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

const openSignUp = (answers: Answers = {}, search = '', auth: AuthChange = {}) =>
  renderScreen(<SignUpPage />, {
    path: `/auth/signup${search}`,
    answers,
    auth,
    others: { '/auth/signin': <SignInPage /> },
  });

const newcomer = {
  Name: 'Farhana Islam',
  Email: 'farhana@example.test',
  Password: 'long enough',
  Phone: '01711111111',
  Address: '7 New Road',
};

async function signUp({ user, fill }: Awaited<ReturnType<typeof openSignUp>>) {
  for (const [label, text] of Object.entries(newcomer)) await fill(field(label), text);
  await user.click(screen.getByRole('button', { name: 'Sign up' }));
}

test('every field of a sign-up says on leaving it what it needs', async () => {
  const { user } = await openSignUp();
  const messages = {
    Name: 'Name is required.',
    Email: 'Email is required.',
    Password: 'Password is required.',
    Phone: 'phone is required.',
    Address: 'address is required.',
  };
  for (const [label, message] of Object.entries(messages)) {
    expect(screen.queryByText(message)).toBeNull();
    await user.click(field(label));
    await user.tab();
    await screen.findByText(message);
  }
});

test('a phone number and a short password are refused before anything is sent', async () => {
  const { user, fill } = await openSignUp();
  await fill(field('Phone'), 'abc');
  await user.tab();
  await screen.findByText('Enter a phone number, such as +880 1711 000000.');
  await fill(field('Phone'), '০১৭১১ ০০০০০০');
  await user.tab();
  await waitFor(() => expect(screen.queryByText(/^Enter a phone number/)).toBeNull());

  await fill(field('Password'), 'short');
  await user.tab();
  await screen.findByText('Password must have at least 8 characters.');
  expect(madeCalls()).toEqual([]);
});

test('the phone field shows at once who will be called, and asks for a missing country code', async () => {
  const { user, fill } = await openSignUp();
  await fill(field('Phone'), '01711000000');
  screen.getByText('+880 1711 000000, Bangladesh');
  await fill(field('Phone'), '2015550123');
  expect(screen.queryByText(/Bangladesh/)).toBeNull();
  await user.tab();
  await screen.findByText(/^This is no phone number of Bangladesh. Of which country is it\?/);
  await fill(field('Phone'), '+1 201 555 0123');
  await user.tab();
  await screen.findByText('+1 201 555 0123, United States');
  expect(madeCalls()).toEqual([]);
});

test('a refused sign-up says so and keeps what was typed', async () => {
  const message = 'An account with this email already exists.';
  const opened = await openSignUp({
    signUp: () => refused('email_taken', message, [{ path: 'email', message }]),
  });
  await signUp(opened);
  await screen.findByText(message);
  expect(opened.address()).toBe('/auth/signup');
  expect(field('Name').value).toBe('Farhana Islam');
});

test('after a sign-up the sign-in page follows, filled in', async () => {
  const opened = await openSignUp({
    signUp: () => ({ ...profileOf(customer), email: newcomer.Email }),
  });
  await signUp(opened);
  await screen.findByText('Account has been created. Please Login now');
  expect(opened.address()).toBe('/auth/signin');
  await screen.findByText('Your account is ready');
  expect(field('Email').value).toBe(newcomer.Email);
  expect(field('Password').value).toBe(newcomer.Password);
});

test('on the way to a booking a sign-in is tried at once, and where it fails its page follows, filled in', async () => {
  const slotId = `foamwash_${dayFromToday(2)}_1000`;
  const search = `?from=${encodeURIComponent(`/booking/foamwash/${slotId}`)}`;
  const signInWithPassword = vi.fn(async () => {
    throw authError('auth/network-request-failed');
  });
  const opened = await openSignUp(
    { signUp: () => ({ ...profileOf(customer), email: newcomer.Email }) },
    search,
    { signInWithPassword },
  );
  await signUp(opened);
  await screen.findByText('Account has been created. Please Login now');
  expect(signInWithPassword).toHaveBeenCalledOnce();
  expect(opened.address()).toBe(`/auth/signin${search}`);
  await screen.findByText('Your account is ready');
  expect(field('Email').value).toBe(newcomer.Email);
});

test('a password is shown on demand only', async () => {
  const { user } = await openSignUp();
  expect(field('Password').type).toBe('password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field('Password').type).toBe('text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field('Password').type).toBe('password');
});
