import { array, date, type InferType, number, object, string } from 'yup';
import { day } from '../schema/fields.ts';

/** Days for which a trace is kept. */
export const traceDays = 365;

/**
 * A record about a customer, found by an email address, a phone number or a plate. Only the keyed hash of that is
 * stored.
 */
export const traceSchema = object({
  /** The keyed hash. */
  _id: string().required(),
  /** Since when they can book by phone only; null: they can book online. */
  blockedSince: date().nullable().defined(),
  /** How often they did not come, with accounts that were deleted. */
  noShows: number().integer().min(0).required(),
  /** How many offers of the waitlist they let lapse, by day, with accounts that were deleted. */
  lapsedOffers: array()
    .of(object({ date: day().required(), count: number().integer().min(1).required() }).required())
    .required(),
  /** Firestore deletes the document some time after this time (TTL policy). */
  expiresAt: date().required(),
  createdAt: date().required(),
});

export type Trace = InferType<typeof traceSchema>;

/** Returns the lapsed offers of a day. All traces are of one customer, so the highest count is right. */
export const lapsedOffersOn = (traces: readonly Trace[], date: string): number =>
  Math.max(
    0,
    ...traces.flatMap(({ lapsedOffers }) =>
      lapsedOffers.filter((lapsed) => lapsed.date === date).map(({ count }) => count),
    ),
  );

/** Returns how often the customer of these traces did not come with accounts that were deleted. */
export const noShowsBefore = (traces: readonly Trace[]): number =>
  Math.max(0, ...traces.map(({ noShows }) => noShows));

/** Returns since when the customer of these traces can book by phone only; null: they can book online. */
export const blockedSince = (traces: readonly Trace[]): Date | null =>
  traces.find((trace) => trace.blockedSince !== null)?.blockedSince ?? null;
