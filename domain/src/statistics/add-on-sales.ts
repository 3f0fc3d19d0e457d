import { toMinorUnits } from '../money/money.ts';
import type { PriceLine } from '../services/price-lines.ts';
import type { Sold } from '../services/quote.ts';
import type { MonthStatistics } from './statistics.ts';

/** Sales of an add-on in a month, by the name it had then. Revenue is in minor units. */
export interface AddOnSales {
  _id: string;
  name: string;
  payments: number;
  revenueMinor: number;
}

/**
 * Returns the counter's key: id and name, so that a later change of the add-on does not matter. Dots are
 * encoded, because they separate counters.
 */
const keyOf = ({ _id, name }: Pick<PriceLine, '_id' | 'name'>): string =>
  `${_id}:${encodeURIComponent(name).replaceAll('.', '%2E')}`;

const partsOf = (key: string): Pick<AddOnSales, '_id' | 'name'> => {
  const end = key.indexOf(':');
  return { _id: key.slice(0, end), name: decodeURIComponent(key.slice(end + 1)) };
};

/** Returns the counters that a successful payment adds to its month. */
export function countAddOns({ lines }: Sold): [path: string, amount: number][] {
  const [, ...addOns] = lines;
  return addOns.flatMap((line): [string, number][] => [
    [`byAddOn.${keyOf(line)}.payments`, 1],
    [`byAddOn.${keyOf(line)}.revenueMinor`, toMinorUnits(line.price)],
  ]);
}

const bestFirst = (one: AddOnSales, other: AddOnSales): number =>
  other.revenueMinor - one.revenueMinor ||
  other.payments - one.payments ||
  one.name.localeCompare(other.name);

/** Sorts the add-ons of a month by revenue, then by number of sales, the highest first. */
export const rankAddOns = (counted: MonthStatistics['byAddOn']): AddOnSales[] =>
  Object.entries(counted ?? {})
    .map(([key, { payments = 0, revenueMinor = 0 }]) => ({
      ...partsOf(key),
      payments,
      revenueMinor,
    }))
    .filter(({ payments }) => payments > 0)
    .sort(bestFirst);
