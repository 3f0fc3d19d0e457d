import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { customer } from '~/testing/people';
import { bookingOf, transactionOf } from '~/testing/records';
import { renderScreen } from '~/testing/render-screen';
import { OwnData } from './own-data/own-data';

test('the dialog names what keeps the account first, each with the way there', async () => {
  const pending = transactionOf(customer, { status: 'pending', createdAt: new Date() });
  const { user } = await renderScreen(<OwnData uid={customer.uid} email={customer.email} />, {
    as: customer,
    documents: { bookings: [bookingOf(customer)], transactions: [pending] },
  });
  await user.click(screen.getByRole('button', { name: 'Delete my account' }));
  const dialog = screen.getByRole('dialog', { name: 'Delete your account?' });
  const alerts = await within(dialog).findAllByRole('alert');
  const named = alerts.map((alert) => within(alert).getByRole('link').getAttribute('href'));
  expect(named).toEqual(['/dashboard/my-bookings', '/dashboard/my-transactions']);
  expect(alerts[0]?.textContent).toContain('You have 1 upcoming booking.');
  expect(alerts[1]?.textContent).toContain('You have an open payment.');
  await user.click(within(dialog).getByRole('checkbox'));
  const confirm = within(dialog).getByRole<HTMLButtonElement>('button', {
    name: 'Delete my account',
  });
  expect(confirm.disabled).toBe(true);
});
