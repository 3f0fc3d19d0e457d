import { type Transaction, transactionAnswerSchema } from '@carwash/domain/payments/transaction';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { type Answers, madeCalls } from '~/testing/answers';
import type { SignedInPerson } from '~/testing/fake-auth';
import { admin, customer, manager } from '~/testing/people';
import { transactionOf } from '~/testing/records';
import { changeDocuments, renderScreen } from '~/testing/render-screen';
import { textOf } from '~/testing/text-of';
import { DialogHost } from '~/ui/dialogs/dialog-host';
import { DetailsDrawer } from './details/details-drawer';

async function openDetails(
  id: string,
  transactions: Transaction[] | 'failed',
  { as = admin, answers = {} }: { as?: SignedInPerson; answers?: Answers } = {},
) {
  const opened = await renderScreen(
    <DialogHost>
      <DetailsDrawer />
    </DialogHost>,
    {
      path: `/dashboard/transaction-overview?transaction=${id}`,
      as,
      answers,
      documents: { transactions },
    },
  );
  return { ...opened, details: await screen.findByRole('dialog', { name: 'Transaction' }) };
}

test('the details name what is known, and why a payment failed', async () => {
  const failed = transactionOf(customer, {
    status: 'failed',
    failureReason: 'declined',
    paidAt: null,
    providerReference: null,
  });
  const { details } = await openDetails(failed._id, [failed]);
  await within(details).findByText(failed._id);
  for (const text of [
    '$49.90Failed',
    'The card was declined.',
    'MethodCard',
    'Nadia Rahmannadia@example.test+880 1700 000000',
    'Toyota Axio 2018',
    'DHAKA METRO-GA 11-2233',
  ]) {
    expect(textOf(details)).toContain(text);
  }
  expect(textOf(details)).not.toContain('Provider reference');
  expect(within(details).queryByRole('link', { name: 'Booking and timeline' })).toBeNull();
});

test('the details of a payment lead to its booking, and to its refund while one is due', async () => {
  const due = transactionOf(customer, { status: 'refund_due', refundReason: 'booking_cancelled' });
  const { details } = await openDetails(due._id, [due]);
  const booking = await within(details).findByRole('link', { name: 'Booking and timeline' });
  expect(booking.getAttribute('href')).toBe(`/dashboard/bookings/${due._id}`);
  within(details).getByRole('button', { name: /^Mark refunded/ });
  await changeDocuments({
    transactions: [{ ...due, status: 'refunded', refundReference: 'RF-9' }],
  });
  expect(textOf(within(details).getByRole('status'))).toContain('Refunded');
  expect(textOf(details)).toContain('Refund referenceRF-9');
  expect(within(details).queryByRole('button', { name: /^Mark refunded/ })).toBeNull();
});

test('a refund that has not gone back is reopened, with the reason', async () => {
  const refund = { amount: 49.9, at: new Date(), reason: '', reference: 'RF-9' };
  const refunded = transactionOf(customer, {
    status: 'refunded',
    refundReason: 'booking_cancelled',
    refundReference: 'RF-9',
    refundedAt: refund.at,
    refunds: [refund],
  });
  const { details, user } = await openDetails(refunded._id, [refunded], {
    as: manager,
    answers: {
      reopenRefund: () => transactionAnswerSchema.cast(refunded, { stripUnknown: true }),
    },
  });
  await user.click(await within(details).findByRole('button', { name: 'Reopen refund' }));
  const dialog = await screen.findByRole('dialog', { name: 'Reopen refund' });
  expect(textOf(dialog)).toContain('is marked as paid back, with the reference RF-9');
  await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'The bank returned it');
  await user.click(within(dialog).getByRole('button', { name: 'Reopen' }));
  await screen.findByText('Refund reopened: it is due again');
  expect(madeCalls()).toMatchObject([
    {
      name: 'reopenRefund',
      params: { id: refunded._id },
      body: { reason: 'The bank returned it', version: refunded.version },
    },
  ]);
  const reopening = { at: new Date(), reason: 'The bank returned it' };
  await changeDocuments({
    transactions: [{ ...refunded, status: 'refund_due', refunds: [{ ...refund, reopening }] }],
  });
  within(details).getByRole('button', { name: /^Mark refunded/ });
  expect(textOf(details)).toMatch(/RF-9, reopened .*: The bank returned it/);
  expect(within(details).queryByRole('button', { name: 'Reopen refund' })).toBeNull();
});

test('what the provider said is shown where nobody can read it', async () => {
  const paid = transactionOf(customer, {
    status: 'refund_due',
    refundReason: 'amount_mismatch',
    received: { amount: 'lots', currency: 'USD' },
  });
  const { details } = await openDetails(paid._id, [paid]);
  await within(details).findByText(/which says: lots USD/);
});

test('an unknown transaction says so, and the details close', async () => {
  const { details, user, address } = await openDetails('T-1-nobody0-nothing0', []);
  await within(details).findByText('There is no such transaction');
  await user.click(within(details).getByRole('button', { name: 'Close details' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('/dashboard/transaction-overview');
});

test('details that fail to load can be asked for again', async () => {
  const paid = transactionOf(customer);
  const { details, user } = await openDetails(paid._id, 'failed');
  await within(details).findByText('This transaction could not be loaded');
  await changeDocuments({ transactions: [paid] });
  await user.click(within(details).getByRole('button', { name: 'Try again' }));
  await within(details).findByText(paid._id);
});

describe('a payment without an answer of the provider', () => {
  const unanswered = transactionOf(customer, {
    status: 'pending',
    paidAt: null,
    received: null,
    providerReference: null,
    unanswered: { since: new Date('2026-03-01T09:00:00Z'), outcome: 'foreign' },
  });

  test('says why, and is asked about again', async () => {
    const { details, user } = await openDetails(unanswered._id, [unanswered], {
      answers: {
        getTransaction: () => transactionAnswerSchema.cast(unanswered, { stripUnknown: true }),
      },
    });
    await within(details).findByText(/^The payment provider answers about another store/);
    await user.click(within(details).getByRole('button', { name: 'Ask again' }));
    await screen.findByText('The provider was asked');
    expect(madeCalls()).toMatchObject([{ name: 'getTransaction', params: { id: unanswered._id } }]);
  });

  test('gets the answer that an admin has seen on the provider’s page', async () => {
    const { details, user } = await openDetails(unanswered._id, [unanswered], {
      answers: {
        enterAnswer: () => transactionAnswerSchema.cast(unanswered, { stripUnknown: true }),
      },
    });
    await user.click(await within(details).findByRole('button', { name: 'Enter the answer' }));
    const dialog = await screen.findByRole('dialog', { name: 'Enter the answer' });
    await user.click(within(dialog).getByRole('radio', { name: 'Paid in full' }));
    await user.click(within(dialog).getByRole('button', { name: 'Enter' }));
    await within(dialog).findByText('Reference is required.');
    await user.type(within(dialog).getByRole('textbox', { name: 'Reference' }), 'AAM-7');
    await user.click(within(dialog).getByRole('button', { name: 'Enter' }));
    await screen.findByText('Answer entered');
    expect(madeCalls()).toMatchObject([
      {
        name: 'enterAnswer',
        params: { id: unanswered._id },
        body: { outcome: 'paid', reference: 'AAM-7', version: unanswered.version },
      },
    ]);
  });

  test('is only asked about by a manager', async () => {
    const { details } = await openDetails(unanswered._id, [unanswered], { as: manager });
    await within(details).findByRole('button', { name: 'Ask again' });
    expect(within(details).queryByRole('button', { name: 'Enter the answer' })).toBeNull();
  });

  test('has neither once it is answered', async () => {
    const { details } = await openDetails(unanswered._id, [unanswered]);
    await within(details).findByRole('button', { name: 'Ask again' });
    await changeDocuments({ transactions: [{ ...unanswered, unanswered: null }] });
    expect(within(details).queryByRole('button', { name: 'Ask again' })).toBeNull();
  });
});
