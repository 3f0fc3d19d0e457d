import { expect, test } from 'vitest';
import { askedAmountNote, formatPaidAmount } from './format-paid-amount.ts';

const payment = {
  amount: 100.5,
  currency: 'BDT',
  received: { amount: '100.50', currency: 'BDT' },
  refundReason: null,
};
const mispaid = { ...payment, refundReason: 'amount_mismatch' } as const;

test.each([
  ['paid in full', payment, 'BDT 100.50', null],
  ['not paid', { ...payment, received: null }, 'BDT 100.50', null],
  [
    'paid in full, too late',
    { ...payment, refundReason: 'slot_gone' as const },
    'BDT 100.50',
    null,
  ],
  [
    'paid in another amount',
    { ...mispaid, received: { amount: '1.00', currency: 'BDT' } },
    '1.00 BDT',
    'asked 100.50 BDT',
  ],
  [
    'paid in another currency',
    { ...mispaid, received: { amount: '100.50', currency: 'USD' } },
    '100.50 USD',
    'asked 100.50 BDT',
  ],
  [
    'paid nobody can tell how much',
    { ...mispaid, received: { amount: 'about 1', currency: 'BDT' } },
    'unknown amount, see the provider',
    'asked 100.50 BDT',
  ],
])('%s', (_case, transaction, sum, note) => {
  const said = [formatPaidAmount(transaction), askedAmountNote(transaction)];
  expect(said.map((text) => text?.replace('\u00a0', ' ') ?? null)).toEqual([sum, note]);
});
