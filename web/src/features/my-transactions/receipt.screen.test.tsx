import type { Transaction } from '@carwash/domain/payments/transaction';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { customer } from '~/testing/people';
import { bookingOf, dayFromToday, slotOn, transactionOf } from '~/testing/records';
import { changeDocuments, renderScreen } from '~/testing/render-screen';
import { textOf } from '~/testing/text-of';
import ReceiptPage from './receipt-page';

const open = (id: string, documents: Record<string, Transaction[] | 'failed'> = {}) =>
  renderScreen(<ReceiptPage />, {
    path: `/dashboard/my-transactions/${id}`,
    pattern: '/dashboard/my-transactions/:id',
    as: customer,
    documents,
  });

async function openReceipt(transaction: Transaction, title = 'Receipt') {
  const opened = await open(transaction._id, { transactions: [transaction] });
  const receipt = await screen.findByRole('article', { name: `${title} ${transaction._id}` });
  return { ...opened, receipt };
}

test('a receipt names everything that matters', async () => {
  const transaction = transactionOf(customer, {
    paidAt: new Date('2026-01-31T20:30:00Z'),
    seller: { legalName: 'Corner Wash Ltd.', taxNumber: 'BIN 7' },
  });
  const { receipt } = await openReceipt(transaction);
  for (const text of [
    'Clearcoat',
    'Corner Wash Ltd.',
    'Tax number: BIN 7',
    '12 Placeholder Road',
    '+880 1700 000000',
    transaction._id,
    `P-${transaction._id}`,
    'Sun, 1 Feb 2026, 02:30',
    customer.name,
    customer.email,
    'Foam Wash',
    '10:00 – 10:45',
    'Toyota Axio 2018',
    'Car, DHAKA METRO-GA 11-2233',
    'Total paid$49.90Charged to your card',
    'Paid',
  ]) {
    expect(textOf(receipt)).toContain(text);
  }
  expect(document.title).toBe(`Receipt ${transaction._id} · Clearcoat`);
});

test('a payment in cash is not said to be charged to a card', async () => {
  const { receipt } = await openReceipt(
    transactionOf(customer, { paymentMethod: 'cash', providerReference: null }),
  );
  expect(textOf(receipt)).toContain('Payment methodCash');
  expect(textOf(receipt)).toContain('Received in cash');
  expect(textOf(receipt)).not.toMatch(/card|provider/);
});

test('the new time of a moved booking stands beside the time that was paid for', async () => {
  const transaction = transactionOf(customer);
  const { receipt } = await openReceipt(transaction);
  expect(textOf(receipt)).toMatch(/Time slot booked.*, 10:00 – 10:45/);
  expect(textOf(receipt)).not.toContain('Moved to');
  const slot = slotOn(dayFromToday(3), '15:00', '15:45');
  await changeDocuments({ bookings: [bookingOf(customer, { _id: transaction._id, slot })] });
  expect(textOf(receipt)).toMatch(/Moved to.*, 15:00 – 15:45/);
});

test('names in a right-to-left script do not reorder plates and prices', async () => {
  const { vehicle } = transactionOf(customer);
  const { receipt } = await openReceipt(
    transactionOf(
      { ...customer, name: 'محمد علي' },
      {
        vehicle: { ...vehicle, registrationPlate: 'أ ب 12' },
        lines: [
          { _id: '', name: 'غسيل', price: 40, minutes: 45 },
          { _id: 'wax', name: 'شمع', price: 9.9, minutes: 0 },
        ],
      },
    ),
  );
  for (const name of ['محمد علي', 'غسيل', 'شمع']) {
    expect(within(receipt).getByText(name).tagName).toBe('BDI');
  }
  expect(textOf(receipt)).toContain('Car, \u2068أ ب 12\u2069');
});

test('a receipt can be printed', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  const { user } = await openReceipt(transactionOf(customer));
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});

test('a refund stands on the receipt with its reference', async () => {
  const { receipt } = await openReceipt(
    transactionOf(customer, {
      status: 'refunded',
      refundReason: 'booking_cancelled',
      refundReference: 'RF-77',
      refundedAt: new Date(),
    }),
  );
  expect(textOf(receipt)).toContain('Refund reference: RF-77');
});

test('money that became no sale is a payment, with what becomes of it', async () => {
  const { receipt } = await openReceipt(
    transactionOf(customer, { status: 'refund_due', refundReason: 'slot_gone' }),
    'Payment',
  );
  screen.getByRole('heading', { level: 1, name: 'Payment' });
  expect(textOf(receipt)).toContain('The slot was taken before your payment arrived');
  expect(textOf(receipt)).toContain('Your $49.90 goes back to you in full.');
  expect(textOf(receipt)).not.toContain('Receipt');
});

test('a wrong sum that was paid is the sum that goes back', async () => {
  const { receipt } = await openReceipt(
    transactionOf(customer, {
      status: 'refund_due',
      refundReason: 'amount_mismatch',
      received: { amount: '1.00', currency: 'USD' },
    }),
    'Payment',
  );
  expect(textOf(receipt)).toContain('Total paid1.00 USDasked 49.90 USD');
  expect(textOf(receipt)).toContain('The 1.00 USD that you paid goes back to you in full.');
});

test('a wrong sum that nobody can read is shown as unknown', async () => {
  const { receipt } = await openReceipt(
    transactionOf(customer, {
      status: 'refund_due',
      refundReason: 'amount_mismatch',
      received: { amount: 'lots', currency: 'USD' },
    }),
    'Payment',
  );
  expect(textOf(receipt)).toContain('What you paid goes back to you in full.');
  expect(textOf(receipt)).toContain('unknown amount, see the provider');
  expect(textOf(receipt)).not.toContain('Charged to your card');
});

test('a pending payment has no receipt until it is paid', async () => {
  const transaction = transactionOf(customer, { status: 'pending', paidAt: null });
  await open(transaction._id, { transactions: [transaction] });
  await screen.findByRole('heading', { level: 1, name: 'No receipt' });
  screen.getByText(/^This payment is not finished yet\./);
  await changeDocuments({
    transactions: [{ ...transaction, status: 'success', paidAt: new Date() }],
  });
  await screen.findByRole('article', { name: `Receipt ${transaction._id}` });
});

test('a failed payment says why and offers the service again', async () => {
  const transaction = transactionOf(customer, { status: 'failed', failureReason: 'expired' });
  await open(transaction._id, { transactions: [transaction] });
  await screen.findByText(/^It was not paid in time/);
  const again = screen.getByRole('link', { name: 'Book this service again' });
  expect(again.getAttribute('href')).toMatch(/^\/services\/foamwash\?/);
});

test.each([
  ['T-1-nobody0-nothing0', {}],
  ['nonsense', {}],
  ['T-2-another-foamwash', { transactions: 'failed' as const }],
])('the payment %s is not found', async (id, documents) => {
  await open(id, documents);
  await screen.findByText('We could not find this payment.');
  const list = screen.getByRole('link', { name: 'See my transactions' });
  expect(list.getAttribute('href')).toBe('/dashboard/my-transactions');
});
