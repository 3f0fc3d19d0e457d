import { onDemand } from '../on-demand.ts';

/**
 * Major units to integer minor units (49.99 -> 4999). Exact for every amount with at most two
 * decimals up to one million.
 */
export const toMinorUnits = (amount: number): number => Math.round(amount * 100);

export const fromMinorUnits = (minor: number): number => minor / 100;

/** The amount in the payment provider's format: major units with two decimals, '49.90'. */
export const toDecimalString = (amount: number): string =>
  fromMinorUnits(toMinorUnits(amount)).toFixed(2);

/**
 * Converts a decimal string to minor units. Accepts at most two decimals ('49.9', '49.90', '50') and
 * further zeros after them.
 * @returns null for any other text
 */
export function parseMinorUnits(text: string): number | null {
  const match = /^(\d{1,12})(?:\.(\d{1,2})0*)?$/.exec(text.trim());
  if (!match) return null;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

const twoDecimals = onDemand(
  () => new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);

/**
 * The amount as shown to customers: '$1,049.90'.
 * @param amount major units
 */
export const formatPrice = (amount: number): string =>
  `$${twoDecimals().format(fromMinorUnits(toMinorUnits(amount)))}`;
