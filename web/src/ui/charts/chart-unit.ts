import { fromMinorUnits } from '@carwash/domain/money/money';
import { once } from '@carwash/domain/once';
import { formatCount } from '~/ui/format/format-count';
import { formatMinor } from '~/ui/format/format-price';

/** The unit of a chart's values. */
export interface ChartUnit {
  /** Heading of the values in the table. */
  name: string;
  /** Formats a value with its unit. */
  format: (value: number) => string;
  /** Formats a value in short form for an axis. */
  formatShort: (value: number) => string;
  /** The smallest difference of two values: 1 for counts. */
  step: number;
}

const compact = {
  notation: 'compact',
  maximumFractionDigits: 1,
  minimumFractionDigits: 0,
} as const;

const short = new Intl.NumberFormat('en-US', compact);

const shortPrice = once(
  () =>
    new Intl.NumberFormat('en-US', {
      ...compact,
      style: 'currency',
      currency: import.meta.env.VITE_CURRENCY,
    }),
);

/** Revenue, in minor units. */
export const revenue: ChartUnit = {
  name: 'Revenue',
  format: formatMinor,
  formatShort: (minor) => shortPrice().format(fromMinorUnits(minor)),
  step: 100,
};

/**
 * Returns the unit of a number of things.
 * @param one 'booking'
 * @param many 'bookings'
 */
const counted = (one: string, many: string): ChartUnit => ({
  name: many.charAt(0).toUpperCase() + many.slice(1),
  format: (count) => `${formatCount(count)} ${count === 1 ? one : many}`,
  formatShort: (count) => short.format(count),
  step: 1,
});

export const bookings = counted('booking', 'bookings');

export const transactions = counted('transaction', 'transactions');

export const payments = counted('payment', 'payments');
