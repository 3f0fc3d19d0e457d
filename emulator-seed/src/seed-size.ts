import { usualClosingHour } from './opening-hours.ts';

/** The size of the history in addition to the demo data. */
export interface HistorySize {
  /** Total number of bookings. */
  bookings: number;
  /** Total number of users. Those outside of `data/people.json` have no sign-in account. */
  users: number;
  /** Total number of slots: future ones and the latest booked ones. */
  slots: number;
  /** Age of the first booking in days. */
  days: number;
}

export interface SeedSize {
  closesAtHour: number;
  /** null: only the demo data. */
  history: HistorySize | null;
}

export const seedSizes = {
  small: { closesAtHour: usualClosingHour, history: null },
  medium: {
    closesAtHour: usualClosingHour,
    history: { bookings: 1000, users: 120, slots: 3000, days: 180 },
  },
  large: {
    closesAtHour: 23,
    history: { bookings: 50_000, users: 5000, slots: 10_000, days: 730 },
  },
} as const satisfies Record<string, SeedSize>;

export type SeedSizeName = keyof typeof seedSizes;
