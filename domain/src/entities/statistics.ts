import { type InferType, lazy, number, object, string } from 'yup';
import { instant } from './fields.ts';

const count = () => number().integer().optional();

const sales = object({ bookings: count(), revenueMinor: count() });

const salesBy = () =>
  lazy((value: object | undefined) =>
    object(Object.fromEntries(Object.keys(value ?? {}).map((key) => [key, sales]))).optional(),
  );

/**
 * Counters of one business day, or of all time. A counter that was never touched is absent.
 * Revenue is in minor units. It counts successful transactions, as `payments` does, on the day they
 * were paid; `transactions` count by status on the day they began.
 */
export const statisticsSchema = object({
  _id: string().required(),
  bookings: count(),
  revenueMinor: count(),
  payments: count(),
  users: count(),
  ratings: object({ count: count(), sum: count() }).optional(),
  transactions: object({
    pending: count(),
    success: count(),
    failed: count(),
    refund_due: count(),
    refunded: count(),
  }).optional(),
  byService: salesBy(),
  byCategory: salesBy(),
  byVehicleType: salesBy(),
  createdAt: instant().required(),
});

export type Statistics = InferType<typeof statisticsSchema>;
