/** For how long personal data is kept unless the business decides otherwise, in months or years. */
export const defaultRetention = {
  /** After the visit of an account. */
  bookingMonths: 36,
  /** After the visit of a customer without an account. */
  walkInMonths: 24,
  /** After the payment began. */
  paymentYears: 10,
  /** After the money moved. */
  receiptYears: 10,
  /** After the staff last changed a note about a customer. */
  noteMonths: 24,
  /** After the message was written. */
  messageMonths: 12,
};

export type Retention = typeof defaultRetention;
export type RetentionName = keyof Retention;

export const retentionNames = Object.keys(defaultRetention) as RetentionName[];

/**
 * Limits of these times. Bookings are kept for at least a year, because until then their photos may be, and payments and receipts
 * for at least five, because tax offices want to see them.
 */
export const retentionLimits: Record<RetentionName, { min: number; max: number }> = {
  bookingMonths: { min: 12, max: 60 },
  walkInMonths: { min: 12, max: 60 },
  paymentYears: { min: 5, max: 30 },
  receiptYears: { min: 5, max: 30 },
  noteMonths: { min: 1, max: 60 },
  messageMonths: { min: 3, max: 60 },
};

const isInYears = (name: RetentionName): boolean => name.endsWith('Years');

/**
 * Returns the time at or before which something must have begun for its retention to be over at `now`. In a month without
 * that day it is on the last one.
 */
export function retainedSince(name: RetentionName, retention: Retention, now: Date): Date {
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - retention[name] * (isInYears(name) ? 12 : 1));
  // A day that the month does not have became one of the next month. Day 0 is the last one of the month before.
  if (since.getUTCDate() !== now.getUTCDate()) since.setUTCDate(0);
  return since;
}

/** Formats a retention time: '36 months', '1 month' */
export function retentionText(name: RetentionName, retention: Retention): string {
  const count = retention[name];
  const unit = isInYears(name) ? 'year' : 'month';
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`;
}
