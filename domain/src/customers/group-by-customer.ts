import type { Booking } from '../bookings/booking.ts';
import { keysOfBooking } from './customer-key.ts';

type Visit = Pick<Booking, 'customer' | 'vehicle'>;

/** Bookings of one customer. */
export interface CustomerGroup<B extends Visit> {
  /** The customer's key: of the account, else of the newest phone number, else of the newest plate. */
  key: string;
  /** All keys of these bookings, that one first. */
  keys: string[];
  bookings: B[];
}

/** Puts phone numbers before plates and keeps the order otherwise. */
const mostCertainFirst = (keys: Iterable<string>): string[] => {
  const all = [...keys];
  const isPlate = (key: string) => key.startsWith('c-');
  return [...all.filter((key) => !isPlate(key)), ...all.filter(isPlate)];
};

/**
 * Groups bookings by customer: those of an account belong together, and so do those without an account that
 * share a phone number or a plate, directly or through others.
 * @param bookings the newest first
 * @returns the customer with the newest booking first; each one's bookings keep their order
 */
export function groupByCustomer<B extends Visit>(bookings: readonly B[]): CustomerGroup<B>[] {
  let groups: { keys: Set<string>; at: number[] }[] = [];
  bookings.forEach((booking, index) => {
    const keys = keysOfBooking(booking);
    const isSame = (group: { keys: Set<string> }) => keys.some((key) => group.keys.has(key));
    const same = groups.filter(isSame);
    const joined = {
      keys: new Set([...same.flatMap((group) => [...group.keys]), ...keys]),
      at: [...same.flatMap((group) => group.at), index].sort((one, other) => one - other),
    };
    groups = [...groups.filter((group) => !isSame(group)), joined];
  });
  return groups
    .sort((one, other) => (one.at[0] ?? 0) - (other.at[0] ?? 0))
    .map(({ keys, at }) => {
      const [key = '', ...others] = mostCertainFirst(keys);
      const ofGroup = at.flatMap((index) => bookings[index] ?? []);
      return { key, keys: [key, ...others], bookings: ofGroup };
    });
}
