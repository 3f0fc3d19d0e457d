import { formatPrice, fromMinorUnits } from '@carwash/domain/money/money';
import { formatCount } from '~/ui/format/format-count';

/** The unit of a chart's values. */
export interface ChartUnit {
  /** Heading of the values in the table. */
  name: string;
  /** A value with its unit. */
  format: (value: number) => string;
  /** A short form for an axis. */
  formatShort: (value: number) => string;
  /** The smallest difference of two values: 1 for counts. */
  step: number;
}

const short = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });

/** Revenue, in minor units. */
export const revenue: ChartUnit = {
  name: 'Revenue',
  format: (minor) => formatPrice(fromMinorUnits(minor)),
  formatShort: (minor) => `$${short.format(fromMinorUnits(minor))}`,
  step: 100,
};

/**
 * A number of things.
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
