import { editRefundReason } from '@carwash/domain/bookings/money-of-edit';
import type { Transaction } from '@carwash/domain/payments/transaction';
import { unpaidTransaction } from '@carwash/domain/payments/transaction-of-tests';
import type { Receipt } from '@carwash/domain/receipts/receipt';
import { receiptsOf } from '@carwash/domain/receipts/receipts-of';
import { expect, test } from 'vitest';
import { faultsOfLedger } from './faults-of-ledger.ts';
import { unusedTill } from './faults-of-till.ts';
import type { StoredRecords } from './stored-records.ts';

const timeZone = 'Asia/Dhaka';
const paidAt = new Date('2027-01-01T05:00:00Z');
const later = new Date('2027-01-02T05:00:00Z');
const reopenedAt = new Date('2027-01-03T05:00:00Z');

const paid: Transaction = {
  ...unpaidTransaction,
  status: 'success',
  paymentMethod: 'cash',
  paidAt,
};
const part = { amount: 10, at: later, reason: editRefundReason, reference: '' };
const { service, lines, vatPercent } = paid;
const earlier = {
  ...{ service, lines, vatPercent, paymentMethod: 'cash' as const, amount: 49.9, paidAt },
  refundCount: 0,
  at: later,
};
const corrected: Transaction = {
  ...paid,
  paymentMethod: 'terminal',
  earlierSales: [{ ...earlier, reversedFor: 'correction' }],
};
const rebilled: Transaction = {
  ...paid,
  vatPercent: 5,
  refunds: [part],
  earlierSales: [{ ...earlier, reversedFor: 'rebill', refundCount: 1 }],
};
const reopened: Transaction = {
  ...paid,
  status: 'refund_due',
  refundReason: 'booking_cancelled',
  refunds: [{ ...part, amount: 49.9, reopening: { at: reopenedAt, reason: 'Returned' } }],
};
const lapsed: Transaction = { ...paid, status: 'refund_due', refundReason: 'slot_gone' };

const listed = (payment: Transaction): Receipt[] => receiptsOf(payment, timeZone, later);

/** Returns the faults of a payment with these receipts. */
const faultsOf = (payment: Transaction, receipts: readonly Receipt[], isBooked = true) =>
  faultsOfLedger({
    transactions: [payment],
    bookings: isBooked ? [{ _id: payment._id }] : [],
    till: { ...unusedTill, receipts },
    timeZone,
  } as unknown as StoredRecords);

test.each<[string, Transaction, boolean]>([
  ['a sale', paid, true],
  ['a part that went back', { ...paid, refunds: [part] }, true],
  ['a correction', corrected, true],
  ['what was billed anew', rebilled, true],
  ['a refund that was reopened', reopened, true],
  ['what is still to be paid', unpaidTransaction, true],
  ['money that became no sale', lapsed, false],
])('the receipts of %s are its movements', (_case, payment, isBooked) => {
  expect(faultsOf(payment, listed(payment), isBooked)).toEqual([]);
});

const changed = (payment: Transaction, change: Partial<Receipt>, at = 0) =>
  listed(payment).map((receipt, index) => (index === at ? { ...receipt, ...change } : receipt));

test.each<[string, Transaction, Receipt[], number]>([
  ['a missing receipt', paid, [], 1],
  ['a missing credit note', { ...paid, refunds: [part] }, listed(paid), 1],
  ['a credit note without a refund', paid, listed({ ...paid, refunds: [part] }), 1],
  ['another sum', paid, changed(paid, { amount: 50 }), 2],
  ['another method', paid, changed(paid, { paymentMethod: 'card' }), 2],
  ['another day', paid, changed(paid, { movedAt: later }), 2],
  ['a missing reversal', corrected, listed(corrected).slice(0, 1), 2],
  ['what is sold at another rate', { ...paid, vatPercent: 5 }, listed(paid), 1],
  ['VAT that is no part of the sum', paid, changed(paid, { vat: 0 }), 1],
  [
    'a receipt of no payment',
    paid,
    [...listed(paid), ...listed({ ...paid, transactionId: 'T-2', _id: 'T-2' })],
    1,
  ],
])('finds %s', (_case, payment, receipts, count) => {
  expect(faultsOf(payment, receipts)).toHaveLength(count);
});
