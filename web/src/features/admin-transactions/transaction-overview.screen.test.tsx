import { allTimeStatsId, monthStatsId } from '@carwash/domain/statistics/stats-ids';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type Answers, brokenConnection, madeCalls } from '~/testing/answers';
import type { StoredCollections } from '~/testing/fake-firestore';
import { admin, customer } from '~/testing/people';
import { dayFromToday, daysAgo, serviceWith, transactionOf } from '~/testing/records';
import { changeDocuments, renderScreen } from '~/testing/render-screen';
import { textOf } from '~/testing/text-of';
import TransactionOverviewPage from './transaction-overview-page';

const counted = {
  _id: allTimeStatsId,
  revenueMinor: 12_000,
  refundedMinor: 1_000,
  payments: 4,
  unpaidMinor: 4_990,
  transactions: { success: 3, refunded: 1, failed: 1, unpaid: 1, pending: 2, refund_due: 1 },
  byService: { foamwash: { bookings: 3, revenueMinor: 12_000 } },
  createdAt: daysAgo(1),
};

const days = [{ date: dayFromToday(0), totalAmount: 49.9, totalTransactions: 1 }];

const open = (documents: StoredCollections = {}, answers: Answers = {}, search = '') =>
  renderScreen(<TransactionOverviewPage />, {
    path: `/dashboard/transaction-overview${search}`,
    as: admin,
    documents: { stats: [counted], services: [serviceWith()], ...documents },
    answers: { calculateByDate: () => days, ...answers },
  });

const region = async (name: string) => {
  const [section] = await screen.findAllByRole('region', { name });
  return section as HTMLElement;
};
const rowsOf = (element: HTMLElement) => within(element).getAllByRole('row').slice(1).map(textOf);

test('what is to be paid, what goes back and the history are listed', async () => {
  await open({
    transactions: [
      transactionOf(customer, { createdAt: daysAgo(1) }),
      transactionOf(customer, { status: 'unpaid', paymentMethod: 'later', createdAt: daysAgo(2) }),
      transactionOf(customer, {
        status: 'refund_due',
        refundReason: 'slot_gone',
        createdAt: daysAgo(3),
      }),
      transactionOf(customer, {
        status: 'refund_due',
        refundReason: 'amount_mismatch',
        received: { amount: '1.00', currency: 'EUR' },
        createdAt: daysAgo(4),
      }),
    ],
  });
  expect(rowsOf(await region('To pay (1, $49.90)'))).toEqual([
    expect.stringContaining('Nadia RahmanFoam Wash'),
  ]);
  expect(rowsOf(await region('Refunds due (1)'))).toEqual([
    expect.stringMatching(/1\.00 EURasked 49\.90 USD/),
    expect.stringContaining('gone to somebody else'),
  ]);
  expect(rowsOf(await region('Transaction history'))).toHaveLength(4);
  expect(rowsOf(await region('Transaction history'))[0]).toContain(
    'Nadia RahmanFoam Wash$49.90CardPaid',
  );
});

test('what was marked as paid by mistake is to be paid again', async () => {
  const owed = transactionOf(customer, { status: 'unpaid', paymentMethod: 'later', version: 3 });
  const { user } = await open(
    { transactions: [owed] },
    {
      collectPayment: () => ({ ...owed, status: 'success', paymentMethod: 'cash', version: 4 }),
      correctPayment: () => ({ ...owed, version: 5 }),
    },
  );
  await user.click(
    within(await region('To pay (1, $49.90)')).getByRole('button', { name: /^Paid/ }),
  );
  await user.click(screen.getByRole('menuitem', { name: 'Cash: $49.90' }));
  await screen.findByText('Marked as paid');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('To be paid again');
  expect(madeCalls('correctPayment')[0]?.body).toEqual({
    paymentMethod: 'later',
    reason: 'Marked as paid by mistake',
    version: 4,
  });
});

test('payments without an answer are listed, the longest waiting first, while there are any', async () => {
  const unanswered = (name: string, days: number) => ({
    ...transactionOf(customer, {
      status: 'pending',
      paidAt: null,
      unanswered: { since: daysAgo(days), outcome: 'silent' },
    }),
    customer: { ...transactionOf(customer).customer, name },
  });
  const one = unanswered('Nadia Rahman', 1);
  await open({ transactions: [one, unanswered('Kamal Hossain', 2), transactionOf(customer)] });
  expect(rowsOf(await region('Without an answer'))).toEqual([
    expect.stringMatching(/^Kamal HossainFoam Wash.*gives no answer about it/),
    expect.stringContaining('Nadia Rahman'),
  ]);
  await changeDocuments({ transactions: [{ ...one, unanswered: null }] });
  expect(screen.queryByRole('heading', { name: 'Without an answer' })).toBeNull();
});

test('nothing to pay back and nothing found are told, and nothing to pay is not listed at all', async () => {
  await open({ stats: [], transactions: [] }, {}, '?search=nobody');
  await screen.findByText('No refunds due');
  await screen.findByText('No transactions found');
  screen.getByText('Choose other days, another status or other words.');
  expect(screen.queryByRole('heading', { name: /^To pay/ })).toBeNull();
  screen.getByText('No revenue yet');
  screen.getByText('No transactions yet');
});

test('without the counters what is to be paid is listed without its sum', async () => {
  await open({
    stats: [{ ...counted, unpaidMinor: 'much' }],
    transactions: [transactionOf(customer, { status: 'unpaid', paymentMethod: 'later' })],
  });
  expect(rowsOf(await region('To pay'))).toHaveLength(1);
  await screen.findByText('The figures could not be loaded');
  expect(console.error).toHaveBeenCalled();
  vi.mocked(console.error).mockClear();
});

test('lists and figures that fail to load say so, and can be asked for again', async () => {
  const { user } = await open({ stats: 'failed', transactions: 'failed' });
  await screen.findByText('The figures could not be loaded');
  expect(await screen.findAllByText('Error loading transactions')).not.toEqual([]);
  await changeDocuments({ stats: [counted], transactions: [transactionOf(customer)] });
  const history = await region('Transaction history');
  await user.click(within(history).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(rowsOf(history)).toHaveLength(1));
});

test('the figures count what came and went', async () => {
  await open({
    stats: [
      counted,
      {
        _id: monthStatsId(dayFromToday(0).slice(0, 7)),
        days: { [dayFromToday(0).slice(8)]: { transactions: 2, payments: 2, revenueMinor: 5_000 } },
        createdAt: daysAgo(1),
      },
    ],
  });
  await screen.findByText('Total transactions');
  const figures = textOf(screen.getByText('Total transactions').closest('dl'));
  expect(figures).toContain('9');
  expect(figures).toContain('2 of them pending');
  expect(figures).toContain('$120.00');
  expect(figures).toContain('$10.00 of refunds taken off, each on its own day');
  // The trend is that of the month, which is not the figure of all time.
  expect(figures).toContain('$25.00 this month,new');
  expect(figures).toContain('success rate, refunded included, pending and unpaid left out');
  const chart = await region('Revenue by service');
  within(chart).getByRole('img', { name: /^Revenue by service\. Earns most: Foam Wash/ });
});

test('a chart is shown as a table on demand', async () => {
  const { user } = await open();
  const chart = await region('Revenue by service');
  await user.click(
    within(chart).getByRole('switch', { name: 'Show as table: Revenue by service' }),
  );
  const table = await within(chart).findByRole('table', { name: 'Revenue by service' });
  expect(within(chart).queryByRole('img')).toBeNull();
  expect(rowsOf(table)).toEqual(['Foam Wash$120.00']);
});

test('the history is filtered by status, as the address says', async () => {
  const { user, address } = await open({
    transactions: [
      transactionOf(customer),
      transactionOf(customer, { status: 'failed', failureReason: 'declined' }),
    ],
  });
  const history = await region('Transaction history');
  await waitFor(() => expect(rowsOf(history)).toHaveLength(2));
  await user.click(screen.getByRole('combobox', { name: 'Status' }));
  await user.click(screen.getByRole('option', { name: 'Failed' }));
  await waitFor(() => expect(rowsOf(history)).toHaveLength(1));
  expect(address()).toContain('status=failed');
});

test('an export that fails is told, and can be tried again', async () => {
  const { user } = await open({}, { exportTransactions: brokenConnection });
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Export CSV' });
  await user.click(button);
  await screen.findByText('Failed to export the transactions');
  expect(button.disabled).toBe(false);
});

test('an export says how many transactions it has, and is of the days and words that are shown', async () => {
  const csv = 'transactionId,customer\nT-1,Nadia\nT-2,Nadia\n';
  const { user } = await open({}, { exportTransactions: () => new Response(csv) }, '?search=nadia');
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await screen.findByText('2 transactions exported');
  expect(saved).toHaveBeenCalledOnce();
  expect(madeCalls('exportTransactions')[0]?.query).toEqual({
    startDate: dayFromToday(-29),
    endDate: dayFromToday(0),
    search: 'nadia',
  });
});
