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

/** The capacity of the business. */
export interface BusinessSize {
  /** Bays for everything that is done at the business. */
  bays: number;
  /** Bays only for long services. */
  detailing: number;
  vans: number;
  /** Closing time, HH:mm. */
  closes: string;
}

export interface SeedSize {
  business: BusinessSize;
  /** null for only the demo data. */
  history: HistorySize | null;
}

const threeBaysAndVan: BusinessSize = { bays: 2, detailing: 1, vans: 1, closes: '19:00' };

export const seedSizes = {
  small: { business: threeBaysAndVan, history: null },
  medium: {
    business: threeBaysAndVan,
    history: { bookings: 1000, users: 120, slots: 3000, days: 180 },
  },
  large: {
    // Some seventy jobs on an average day, and ninety at the end.
    business: { bays: 14, detailing: 5, vans: 3, closes: '22:00' },
    history: { bookings: 50_000, users: 5000, slots: 10_000, days: 730 },
  },
} as const satisfies Record<string, SeedSize>;

export type SeedSizeName = keyof typeof seedSizes;
