import type { Service } from './service.ts';

type Ranked = Pick<Service, '_id' | 'name' | 'rating' | 'ratingCount'>;

/**
 * Sorts services, the most booked first. Equally often booked ones are sorted by rating, number of ratings,
 * name and id, so that equal facts always give the same order.
 * @param bookings returns how often a service was booked, by its id
 */
export const mostBookedFirst = <S extends Ranked>(
  services: readonly S[],
  bookings: (id: string) => number,
): S[] =>
  services.toSorted(
    (a, b) =>
      bookings(b._id) - bookings(a._id) ||
      b.rating - a.rating ||
      b.ratingCount - a.ratingCount ||
      a.name.localeCompare(b.name, 'en') ||
      (a._id < b._id ? -1 : 1),
  );
