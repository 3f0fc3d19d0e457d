import type { Payment } from '../payment.ts';

/** Such as `BDT 1,250.00`, with a space that does not break. */
export function formatAmount({ amount, currency }: Payment): string {
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    minimumFractionDigits: 2,
  });
  return format.format(Number(amount));
}
