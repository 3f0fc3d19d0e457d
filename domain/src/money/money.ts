/**
 * Major units to integer minor units (49.99 -> 4999). Exact for every amount with at most two
 * decimals up to one million.
 */
export const toMinorUnits = (amount: number): number => Math.round(amount * 100);

export const fromMinorUnits = (minor: number): number => minor / 100;

/** The amount as the payment provider writes it: major units with two decimals, '49.90'. */
export const toDecimalString = (amount: number): string =>
  fromMinorUnits(toMinorUnits(amount)).toFixed(2);

/**
 * Minor units of a decimal string, or null when it is not a plain decimal with at most two decimals
 * ('49.9', '49.90', '50'). Trailing zeros beyond the second decimal are accepted.
 */
export function parseMinorUnits(text: string): number | null {
  const match = /^(\d{1,12})(?:\.(\d{1,2})0*)?$/.exec(text.trim());
  if (!match) return null;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

/** The amount as customers see it, '$1,049.90'. */
export const formatPrice = (amount: number): string =>
  `$${fromMinorUnits(toMinorUnits(amount)).toLocaleString('en-US', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })}`;
