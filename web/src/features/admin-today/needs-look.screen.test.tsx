import { minuteMs } from '@carwash/domain/time/durations';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { admin, customer } from '~/testing/people';
import { transactionOf } from '~/testing/records';
import { changeDocuments, renderScreen } from '~/testing/render-screen';
import { NeedsLook } from './needs-look';

const unanswered = (minutes: number) =>
  transactionOf(customer, {
    status: 'pending',
    paidAt: null,
    unanswered: { since: new Date(Date.now() - minutes * minuteMs), outcome: 'silent' },
  });

test('payments without an answer need a look, with the age of the oldest', async () => {
  const answered = transactionOf(customer, { unanswered: null });
  await renderScreen(<NeedsLook version={0} />, {
    as: admin,
    documents: { transactions: [unanswered(5.5), unanswered(75.5), answered] },
    answers: { listDisplaced: () => [], getMessageCounts: () => ({ attention: 0 }) },
  });
  const link = await screen.findByRole('link', {
    name: '2 payments without an answer of the payment provider, the oldest for 1 h 15',
  });
  expect(link.getAttribute('href')).toBe('/dashboard/transaction-overview');
  await changeDocuments({ transactions: [unanswered(5.5)] });
  screen.getByRole('link', {
    name: '1 payment without an answer of the payment provider, for 5 mins',
  });
  await changeDocuments({ transactions: [answered] });
  expect(screen.queryByText('Needs a look')).toBeNull();
});
