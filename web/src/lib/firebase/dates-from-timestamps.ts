import { Timestamp } from 'firebase/firestore';

/** Returns `value` with every Firestore timestamp, at any depth, replaced by a `Date`. */
export function datesFromTimestamps(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(datesFromTimestamps);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [key, datesFromTimestamps(field)]),
  );
}
