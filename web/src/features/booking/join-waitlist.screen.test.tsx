import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { customer } from '~/testing/people';
import { renderScreen } from '~/testing/render-screen';
import JoinWaitlistPage from './join-waitlist-page';

test('the waitlist asks for a verified email before its form', async () => {
  await renderScreen(<JoinWaitlistPage />, {
    path: '/dashboard/join-waitlist/foamwash',
    pattern: '/dashboard/join-waitlist/:serviceId',
    as: { ...customer, isEmailVerified: false },
  });
  await screen.findByText(/^Please verify your email address first/);
  screen.getByRole('button', { name: 'Send me the link' });
  expect(screen.queryByRole('form')).toBeNull();
});
