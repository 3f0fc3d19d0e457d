import { describe, expect, test } from 'vitest';
import { type ProviderPayment, verifyPayment } from './payment-verification.ts';

const transaction = { _id: 'T-1', amount: 49.9, currency: 'BDT' };
const answer: ProviderPayment = {
  state: 'successful',
  transactionId: 'T-1',
  storeId: 'store',
  amount: '49.90',
  currency: 'BDT',
  reference: 'P-1',
  processedAt: null,
};

describe("the provider's answer is judged", () => {
  test.each<[string, Partial<ProviderPayment>, string]>([
    ['the exact amount', {}, 'paid'],
    ['the same amount written shorter', { amount: '49.9' }, 'paid'],
    ['the same amount written longer', { amount: '49.9000' }, 'paid'],
    ['one minor unit less', { amount: '49.89' }, 'mispaid'],
    ['one minor unit more', { amount: '49.91' }, 'mispaid'],
    ['a fraction of a minor unit more', { amount: '49.901' }, 'mispaid'],
    ['an unreadable amount', { amount: 'lots' }, 'mispaid'],
    ['an exponent', { amount: '4.99e1' }, 'mispaid'],
    ['another currency', { currency: 'USD' }, 'mispaid'],
    ['another transaction', { transactionId: 'T-2' }, 'foreign'],
    ['another store', { storeId: 'other' }, 'foreign'],
    ['not paid yet', { state: 'initiated' }, 'open'],
    ['declined', { state: 'failed' }, 'failed'],
    ['expired', { state: 'expired' }, 'expired'],
    ['declined, of another transaction', { state: 'failed', transactionId: 'T-2' }, 'foreign'],
  ])('%s', (_case, change, verdict) => {
    expect(verifyPayment(transaction, 'store', { ...answer, ...change })).toBe(verdict);
  });
});
