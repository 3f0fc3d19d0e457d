import { formatMoney, fromMinorUnits } from '@carwash/domain/money/money';

/**
 * Formats an amount in the business's currency: '$1,049.90'
 * @param amount in major units
 */
export const formatPrice = (amount: number): string =>
  formatMoney(amount, import.meta.env.VITE_CURRENCY);

/** Formats an amount that is in minor units. */
export const formatMinor = (minor: number): string => formatPrice(fromMinorUnits(minor));
