import { formatPrice, fromMinorUnits } from '@carwash/domain/money/money';
import { formatCount } from '~/ui/format/format-count';

/** What the figures of a chart are. */
export interface ChartUnit {
  /** Heading of the figures in the table. */
  name: string;
  /** A figure with its unit. */
  format: (value: number) => string;
  /** The same in little space, for an axis. */
  formatShort: (value: number) => string;
  /** Whether there is anything between two neighbouring whole figures. */
  step: number;
}

const short = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });

/** Revenue; the figures are in minor units. */
export const revenue: ChartUnit = {
  name: 'Revenue',
  format: (minor) => formatPrice(fromMinorUnits(minor)),
  formatShort: (minor) => `$${short.format(fromMinorUnits(minor))}`,
  step: 100,
};

/** Things that are counted. @param one 'booking' @param many 'bookings' */
export const counted = (one: string, many: string): ChartUnit => ({
  name: many.charAt(0).toUpperCase() + many.slice(1),
  format: (count) => `${formatCount(count)} ${count === 1 ? one : many}`,
  formatShort: (count) => short.format(count),
  step: 1,
});

export const bookings = counted('booking', 'bookings');

export const transactions = counted('transaction', 'transactions');
