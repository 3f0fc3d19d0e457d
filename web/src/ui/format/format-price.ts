import { formatMoney } from '@carwash/domain/money/money';

/**
 * Formats an amount in the business's currency: '$1,049.90'
 * @param amount in major units
 */
export const formatPrice = (amount: number): string =>
  formatMoney(amount, import.meta.env.VITE_CURRENCY);
