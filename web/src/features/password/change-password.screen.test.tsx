import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, madeCalls, refused } from '~/testing/answers';
import { type AuthChange, authError } from '~/testing/fake-auth';
import { customer } from '~/testing/people';
import { profileOf } from '~/testing/records';
import { renderScreen } from '~/testing/render-screen';
import ChangePasswordPage from './change-password-page';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

const goodPassword = 'velvet otter plunge kayak';

async function openPage(answers: Answers = {}, auth: AuthChange = {}) {
  const opened = await renderScreen(<ChangePasswordPage />, {
    path: '/dashboard/change-password',
    as: customer,
    answers,
    auth,
  });
  await screen.findByLabelText('New password');
  const change = async (current: string, next: string, confirmed = next) => {
    await opened.fill(field('Current password'), current);
    await opened.fill(field('New password'), next);
    await opened.fill(field('Confirm new password'), confirmed);
    await opened.user.click(screen.getByRole('button', { name: 'Change password' }));
  };
  return { ...opened, change };
}

test('two passwords that differ are told at the field and in a toast', async () => {
  const { change } = await openPage();
  await change('password-1', goodPassword, 'something else');
  await waitFor(() => expect(screen.getAllByText("Passwords don't match")).toHaveLength(2));
  expect(madeCalls()).toEqual([]);
});

test.each([
  ['password-1', 'New password must differ from the current one.'],
  ['short', 'Password must have at least 8 characters.'],
])('the new password %s is refused before anything is sent', async (next, message) => {
  const { change } = await openPage();
  await change('password-1', next);
  await screen.findByText(message);
  expect(madeCalls()).toEqual([]);
});

test('a wrong current password is told at its field', async () => {
  const wrong = 'This is not your password.';
  const { change, address } = await openPage({
    changePassword: () =>
      refused('bad_input', wrong, [{ path: 'currentPassword', message: wrong }]),
  });
  await change('not this one', goodPassword);
  await screen.findByText(wrong);
  await waitFor(() => expect(document.activeElement).toBe(field('Current password')));
  expect(address()).toBe('/dashboard/change-password');
});

test('a changed password is told, and the form is empty again', async () => {
  const { change } = await openPage({ changePassword: () => undefined });
  await change('password-1', goodPassword);
  await screen.findByText('Your password has been changed successfully.');
  expect(madeCalls('changePassword')[0]?.body).toEqual({
    currentPassword: 'password-1',
    newPassword: goodPassword,
  });
  expect(field('Current password').value).toBe('');
  expect(field('New password').value).toBe('');
});

test('a change that fails is told and keeps what was typed', async () => {
  const { change, address } = await openPage({ changePassword: () => refused('internal') });
  await change('password-1', goodPassword);
  await screen.findByText('Failed to change password. Please try again.');
  expect(field('New password').value).toBe(goodPassword);
  expect(address()).toBe('/dashboard/change-password');
});

test('a new password is told how strong it is, and shown on demand only', async () => {
  const { user, fill } = await openPage();
  screen.getByText('Unrelated words are hard to guess.');
  await fill(field('New password'), 'password');
  await screen.findByText('Password strength: very weak');
  await fill(field('New password'), goodPassword);
  await screen.findByText('Password strength: strong');

  expect(field('New password').type).toBe('password');
  await user.click(screen.getByRole('button', { name: 'Show new password' }));
  expect(field('New password').type).toBe('text');
  await user.click(screen.getByRole('button', { name: 'Hide new password' }));
  expect(field('New password').type).toBe('password');
  expect(JSON.stringify([localStorage, sessionStorage])).not.toContain(goodPassword);
});

async function openWithoutPassword(auth: AuthChange = {}) {
  const opened = await renderScreen(<ChangePasswordPage />, {
    path: '/dashboard/change-password',
    as: customer,
    answers: { updateProfile: () => profileOf(customer) },
    auth: { signInMethods: async () => ({ hasPassword: false, providers: ['google'] }), ...auth },
  });
  await screen.findByText(/^You sign in with Google, so your account has no password\./);
  await opened.fill(field('New password'), goodPassword);
  await opened.fill(field('Confirm new password'), goodPassword);
  await opened.user.click(screen.getByRole('button', { name: 'Set password' }));
  return opened;
}

test('an account without a password gets one', async () => {
  await openWithoutPassword();
  await screen.findByText('Your password has been set.');
});

test('who signed in a while ago is asked who they are before they get a password', async () => {
  await openWithoutPassword({
    setFirstPassword: async () => {
      throw authError('auth/requires-recent-login');
    },
  });
  const dialog = await screen.findByRole('dialog', { name: 'Is it still you?' });
  expect(dialog.textContent).toContain(`show once more that you are ${customer.email}`);
});

test('an account that cannot be loaded can be asked for again', async () => {
  let isReachable = false;
  const { user } = await renderScreen(<ChangePasswordPage />, {
    path: '/dashboard/change-password',
    as: customer,
    auth: {
      signInMethods: async () => {
        if (!isReachable) throw authError('auth/network-request-failed');
        return { hasPassword: true, providers: [] };
      },
    },
  });
  await screen.findByText('Your account could not be loaded');
  isReachable = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByLabelText('Current password');
});
