/**
 * Converts major units to integer minor units (49.99 -> 4999). Exact for every amount with at most two
 * decimals up to one million.
 */
export const toMinorUnits = (amount: number): number => Math.round(amount * 100);

/**
 * Converts whole minor units to major units (4999 -> 49.99). For display and storage only: do not add the results.
 */
export const fromMinorUnits = (minor: number): number => minor / 100;

/** Formats an amount as the payment provider expects it: major units with two decimals, '49.90'. */
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

// Two decimals are said, because the runtime leaves them out for some currencies, such as PKR.
const newFormat = (currency: string) =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });

const formats = new Map<string, Intl.NumberFormat>();

/** Cached, because creating a format takes a phone longer than formatting all amounts of a page. */
function formatOf(currency: string): Intl.NumberFormat {
  const format = formats.get(currency) ?? newFormat(currency);
  formats.set(currency, format);
  return format;
}

/**
 * Formats an amount with its currency for people: '$1,049.90', 'BDT 1,049.90' with a non-breaking space.
 * @param amount in major units
 * @param currency ISO 4217
 */
export const formatMoney = (amount: number, currency: string): string =>
  formatOf(currency).format(fromMinorUnits(toMinorUnits(amount)));

/**
 * Returns the sign that `formatMoney` puts before an amount: '$', 'BDT'.
 * @param currency ISO 4217
 */
export const currencySign = (currency: string): string =>
  formatOf(currency)
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;
