import type { Booking } from '@carwash/domain/bookings/booking';
import type { Review } from '@carwash/domain/reviews/review';
import { reviewId } from '@carwash/domain/reviews/review-id';
import reviewTexts from '../data/reviews.json' with { type: 'json' };
import { authorKeyOf } from './author-key.ts';
import { after, earliest, minuteMs } from './moments.ts';
import { type SeededRandom, seededRandom } from './seeded-random.ts';

/** Customers write between an hour and three days after the wash. */
const soonestMinutes = 60;
const latestMinutes = 3 * 24 * 60;

/** When the customer of a wash writes about it. */
export const thinkItOver = ({ slot }: Booking, now: Date, random: SeededRandom): Date =>
  earliest(now, after(slot.endsAt, random.between(soonestMinutes, latestMinutes) * minuteMs));

/**
 * The texts of `data/reviews.json`, each written by a customer after a wash of that service, and at
 * most one by each customer for each service. General ones follow any wash. Texts for which no such
 * wash is left are not used.
 */
export function buildReviews(bookings: readonly Booking[], now: Date): Review[] {
  const random = seededRandom('reviews');
  const washes = random.shuffled(bookings.filter(({ status }) => status === 'completed'));
  const written = new Set<string>();
  return random.shuffled(reviewTexts).flatMap(({ service: serviceId, rating, text }) => {
    const wash = washes.find(
      ({ service, customer }) =>
        customer.uid !== null &&
        (serviceId === null || service._id === serviceId) &&
        !written.has(reviewId(serviceId, authorKeyOf(customer.uid))),
    );
    const uid = wash?.customer.uid;
    if (!wash || !uid) return [];
    const key = authorKeyOf(uid);
    const id = reviewId(serviceId, key);
    written.add(id);
    return {
      _id: id,
      rating,
      text,
      author: { key, name: wash.customer.name },
      serviceId,
      verifiedCustomer: true,
      createdAt: thinkItOver(wash, now, random),
    };
  });
}
