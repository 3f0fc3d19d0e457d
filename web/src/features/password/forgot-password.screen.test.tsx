import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { brokenConnection, madeCalls } from '~/testing/answers';
import { renderScreen } from '~/testing/render-screen';
import ForgotPasswordPage from './forgot-password-page';

const email = () => screen.getByLabelText<HTMLInputElement>('Email');
const send = () => screen.getByRole('button', { name: 'Send the link' });

test('a forgotten password needs an email', async () => {
  const { user, fill } = await renderScreen(<ForgotPasswordPage />, {
    path: '/auth/forgot-password',
  });
  await user.click(send());
  await screen.findByText('Email is required.');
  await fill(email(), 'nobody');
  await user.click(send());
  await screen.findByText(/valid email/);
  expect(madeCalls()).toEqual([]);
});

test('the answer does not say whether the email has an account, and another mail can be asked for', async () => {
  const { user, fill } = await renderScreen(<ForgotPasswordPage />, {
    path: '/auth/forgot-password',
    answers: { sendResetMail: () => undefined },
  });
  await fill(email(), 'nadia@example.test');
  await user.click(send());
  await screen.findByRole('heading', { name: 'Check your email' });
  screen.getByText(/^If nadia@example.test has an account here, a mail/);
  await user.click(screen.getByRole('button', { name: 'No mail? Send it again' }));
  expect(email().value).toBe('nadia@example.test');
});

test('a mail that cannot be sent is told', async () => {
  const { user, fill } = await renderScreen(<ForgotPasswordPage />, {
    path: '/auth/forgot-password',
    answers: { sendResetMail: brokenConnection },
  });
  await fill(email(), 'nadia@example.test');
  await user.click(send());
  await screen.findByText(/^You seem to be offline/);
});
