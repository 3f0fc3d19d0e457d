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

const newFormat = (currency: string) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency });

const formats = new Map<string, Intl.NumberFormat>();

/**
 * An amount with its currency, as people read it: '$1,049.90', 'BDT 1,049.90' with a non-breaking space.
 * @param amount major units
 * @param currency ISO 4217
 */
export function formatMoney(amount: number, currency: string): string {
  // Kept, because making one takes a phone longer than all amounts of a page.
  const format = formats.get(currency) ?? newFormat(currency);
  formats.set(currency, format);
  return format.format(fromMinorUnits(toMinorUnits(amount)));
}

/**
 * The currency in which a business sells. Prices have two decimals, so it has, too.
 * @param code ISO 4217
 * @throws Error that names the setting
 */
export function readCurrency(code: string): string {
  const isKnown = Intl.supportedValuesOf('currency').includes(code);
  if (isKnown && newFormat(code).resolvedOptions().maximumFractionDigits === 2) return code;
  throw new Error(
    `CURRENCY must be the ISO 4217 code of a currency with two decimals, not '${code}'`,
  );
}
