import type { Booking } from '@carwash/domain/bookings/booking';
import type { Day } from '@carwash/domain/days/day';
import type { Transaction } from '@carwash/domain/payments/transaction';
import type { Counts } from '@carwash/domain/statistics/count-statistics';
import type { StoredTill } from './faults-of-till.ts';

/** All records that have to agree: everything stored, and the payments that the provider saw. */
export interface StoredRecords {
  transactions: readonly Transaction[];
  bookings: readonly Booking[];
  days: readonly Day[];
  /** Ids of the future bookings that the console lists as having no bay. */
  displaced: readonly string[];
  /** The first day, yyyy-MM-dd, whose bookings the console lists. */
  displacedFrom: string;
  /** Time of the last change of the bays or their closures; null: never. */
  baysChangedAt: Date | null;
  /** Ids of the bookings that the desk has edited. */
  edited: readonly string[];
  timeZone: string;
  /** The payments that each customer's version names. */
  customerVersions: readonly { _id: string; openPayments: string[] }[];
  /** The ids of the payments that the provider saw paid. */
  paid: readonly string[];
  /** The counters, and a recount of all documents. */
  counted: Counts;
  recounted: Counts;
  till: StoredTill;
}

export const byId = <T extends { _id: string }>(documents: readonly T[]): Map<string, T> =>
  new Map(documents.map((document) => [document._id, document]));

export const isActive = ({ status }: Pick<Booking, 'status'>): boolean => status !== 'cancelled';
