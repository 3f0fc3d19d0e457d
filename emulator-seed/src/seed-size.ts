import { usualClosingHour } from './opening-hours.ts';

/** A busy past beside what the demo accounts always have. */
export interface HistorySize {
  /** Bookings in all. */
  bookings: number;
  /** People in all. Those who are not in `data/people.json` have no account to sign in with. */
  users: number;
  /** Slots in all: those to come, and the latest of those that were booked. */
  slots: number;
  /** How many days ago the first of the bookings was for. */
  days: number;
}

export interface SeedSize {
  closesAtHour: number;
  /** null: the demo data and nothing else. */
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
