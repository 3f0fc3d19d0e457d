import type { Transaction } from '@carwash/domain/payments/transaction';
import { minuteMs } from '@carwash/domain/time/durations';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, brokenConnection } from '~/testing/answers';
import { customer } from '~/testing/people';
import { daysAgo, transactionOf } from '~/testing/records';
import { changeDocuments, renderScreen } from '~/testing/render-screen';
import { textOf } from '~/testing/text-of';
import MyTransactionsPage from './my-transactions-page';

const summary = { total: 5, recent: 4, spent: 70.1 };

const open = (transactions: Transaction[] | 'loading' | 'failed', answers: Answers = {}) =>
  renderScreen(<MyTransactionsPage />, {
    path: '/dashboard/my-transactions',
    as: customer,
    documents: { transactions },
    answers: { summarizeMyTransactions: () => summary, ...answers },
  });

const recent = () => screen.findByRole('table', { name: 'Transactions of the last 30 days' });
const older = () => screen.findByRole('table', { name: 'Older transactions' });
const rowsOf = (table: HTMLElement) => within(table).getAllByRole('row');
const textsOf = (table: HTMLElement) => rowsOf(table).map(textOf);

test('both lists say so if there are no transactions', async () => {
  await open([], { summarizeMyTransactions: () => ({ total: 0, recent: 0, spent: 0 }) });
  await screen.findByText('No recent transactions');
  await screen.findByText('No transaction history');
  const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(figures).toEqual(['0', '0', '$0.00']);
  expect(screen.getByRole('link', { name: 'Book a wash' }).getAttribute('href')).toBe('/services');
});

test('lists that load or fail say so, and can be asked for again', async () => {
  const { user } = await open('loading');
  screen.getByRole('status', { name: 'Loading your summary' });
  await changeDocuments({ transactions: 'failed' });
  expect(await screen.findAllByText('Error loading transactions')).toHaveLength(2);
  await changeDocuments({ transactions: [transactionOf(customer)] });
  for (const retry of screen.getAllByRole('button', { name: 'Try again' })) await user.click(retry);
  expect(rowsOf(await recent())).toHaveLength(2);
});

test('a summary that fails leaves the lists and can be asked for again', async () => {
  let isReachable = false;
  const { user } = await open([transactionOf(customer)], {
    summarizeMyTransactions: () => (isReachable ? summary : brokenConnection()),
  });
  await screen.findByText('Your summary could not be loaded');
  expect(rowsOf(await recent())).toHaveLength(2);
  isReachable = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('$70.10');
});

test('every transaction says what became of it', async () => {
  const inFuture = new Date(Date.now() + 10 * minuteMs);
  await open([
    transactionOf(customer, {
      status: 'pending',
      paymentUrl: 'https://pay.test/1',
      expiresAt: inFuture,
      createdAt: daysAgo(0.1),
    }),
    transactionOf(customer, { status: 'pending', createdAt: daysAgo(0.2) }),
    transactionOf(customer, { createdAt: daysAgo(1) }),
    transactionOf(customer, { status: 'failed', failureReason: 'declined', createdAt: daysAgo(2) }),
    transactionOf(customer, { status: 'failed', failureReason: 'expired', createdAt: daysAgo(3) }),
    transactionOf(customer, {
      status: 'refund_due',
      refundReason: 'booking_cancelled',
      createdAt: daysAgo(4),
    }),
    transactionOf(customer, {
      status: 'refunded',
      refundReason: 'slot_gone',
      refundReference: 'RF-77',
      refundedAt: daysAgo(4),
      createdAt: daysAgo(5),
    }),
    transactionOf(customer, { status: 'unpaid', paymentMethod: 'later', createdAt: daysAgo(6) }),
    transactionOf(customer, { paymentMethod: 'cash', createdAt: daysAgo(7) }),
    transactionOf(customer, {
      status: 'refund_due',
      refundReason: 'amount_mismatch',
      received: { amount: '1.00', currency: 'USD' },
      createdAt: daysAgo(8),
    }),
    transactionOf(customer, { amount: 20.2, createdAt: daysAgo(31) }),
  ]);
  expect(textsOf(await recent())).toEqual([
    'DateServiceAmountStatusReceipt',
    expect.stringMatching(
      /Foam Wash\$49\.90PendingContinue paying · \d+:\d\d left · Give upDetails$/,
    ),
    expect.stringContaining('We are checking with the payment provider whether it was paid.'),
    expect.stringContaining('Foam Wash$49.90PaidReceipt'),
    expect.stringContaining('FailedThe card was declined, so nothing was booked.Details'),
    expect.stringContaining('It was not paid in time, so the slot was released.'),
    expect.stringContaining('Refund on its wayThis booking was cancelled.'),
    expect.stringMatching(/Refunded.*Refund reference: RF-77/),
    expect.stringContaining('To payPlease pay at our desk.'),
    expect.stringContaining('PaidPaid in cash'),
    expect.stringContaining('1.00 USDasked 49.90 USD'),
  ]);
  expect(textsOf(await older())[1]).toContain('$20.20Paid');
  const figures = screen.getAllByRole('term').map(textOf);
  expect(figures).toEqual(['Transactions', 'Last 30 days', 'Total spent']);
  expect(screen.getAllByRole('definition').map(textOf)).toEqual(['5', '4', '$70.10']);
});

test('a payment leads to its receipt, and one without a receipt to why there is none', async () => {
  const [paid, failed] = [
    transactionOf(customer, { createdAt: daysAgo(1) }),
    transactionOf(customer, { status: 'failed', failureReason: 'declined' }),
  ];
  await open([paid, failed]);
  await recent();
  const receipt = screen.getByRole('link', { name: /^Receipt: Foam Wash/ });
  expect(receipt.getAttribute('href')).toBe(`/dashboard/my-transactions/${paid._id}`);
  const details = screen.getByRole('link', { name: /^Details: Foam Wash/ });
  expect(details.getAttribute('href')).toBe(`/dashboard/my-transactions/${failed._id}`);
});

test('a long history is turned page by page', async () => {
  const days = Array.from({ length: 13 }, (_, index) => 31 + index);
  const { user } = await open(
    days.map((day) => transactionOf(customer, { amount: day, createdAt: daysAgo(day) })),
  );
  expect(textsOf(await older())).toHaveLength(11);
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(async () => expect(textsOf(await older())).toHaveLength(4));
  expect(textsOf(await older())[3]).toContain('$43.00');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  await waitFor(async () => expect(textsOf(await older())[1]).toContain('$31.00'));
});

test('a new payment and a refund of a part appear by themselves, and the summary is asked for again', async () => {
  let spent = 0;
  await open([], { summarizeMyTransactions: () => ({ total: 0, recent: 0, spent }) });
  await screen.findByText('$0.00');
  const paid = transactionOf(customer);
  spent = 49.9;
  await changeDocuments({ transactions: [paid] });
  expect(rowsOf(await recent())).toHaveLength(2);
  await waitFor(() => expect(screen.getAllByRole('definition')[2]?.textContent).toBe('$49.90'));
  spent = 39.9;
  const refunds = [{ amount: 10, at: new Date(), reason: 'Stains', reference: '' }];
  await changeDocuments({ transactions: [{ ...paid, refunds }] });
  await screen.findByText('$39.90');
});
