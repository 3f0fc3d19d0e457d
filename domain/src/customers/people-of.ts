import type { Booking } from '../bookings/booking.ts';
import { enteredNameOf } from '../bookings/walk-in-name.ts';
import { plainText } from '../search/plain-text.ts';

type Visit = Pick<Booking, 'customer' | 'vehicle'>;

/** Visits under one name. */
export interface Person<V extends Visit> {
  /** As it was entered last; empty: no name was given. */
  name: string;
  /** In the order in which they came. */
  visits: V[];
}

/**
 * Returns the people of one customer's card by the names that they gave: a family or a company shares a phone number.
 * Those without a name come last. The others keep the order of their first visit here.
 * @param visits the latest first
 */
export function peopleOf<V extends Visit>(visits: readonly V[]): Person<V>[] {
  const people = new Map<string, Person<V>>();
  for (const visit of visits) {
    const name = enteredNameOf(visit);
    const key = plainText(name);
    const known = people.get(key);
    if (known) known.visits.push(visit);
    else people.set(key, { name, visits: [visit] });
  }
  const all = [...people.values()];
  return [...all.filter(({ name }) => name !== ''), ...all.filter(({ name }) => name === '')];
}
