import type { Payment } from '../payment.ts';

/** Formats the amount, for example `BDT 1,250.00`, with a non-breaking space. */
export function formatAmount({ amount, currency }: Payment): string {
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    minimumFractionDigits: 2,
  });
  return format.format(Number(amount));
}
