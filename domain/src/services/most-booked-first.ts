import type { Service } from './service.ts';

type Ranked = Pick<Service, '_id' | 'name' | 'rating' | 'ratingCount'>;

/**
 * The services in the order in which people buy them. Equally often booked ones are ordered by rating,
 * number of ratings, name and id, so that the order of the same facts is always the same.
 * @param bookings how often a service was booked, by its id
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
