import type { Booking } from '@carwash/domain/bookings/booking';
import { type Review, untouched } from '@carwash/domain/reviews/review';
import { reviewId } from '@carwash/domain/reviews/review-id';
import { minuteMs } from '@carwash/domain/time/durations';
import reviewTexts from '../data/reviews.json' with { type: 'json' };
import { authorKeyOf } from './author-key.ts';
import { after, earliest } from './seed-time.ts';
import { type SeededRandom, seededRandom } from './seeded-random.ts';

/** Reviews are written between one hour and three days after the wash. */
const soonestMinutes = 60;
const latestMinutes = 3 * 24 * 60;

/** Returns a random time for the review of a wash. */
export const drawReviewTime = ({ slot }: Booking, now: Date, random: SeededRandom): Date =>
  earliest(now, after(slot.endsAt, random.between(soonestMinutes, latestMinutes) * minuteMs));

/**
 * Builds reviews with the texts of `data/reviews.json`. Each is written by a customer after a wash of
 * that service, at most one per customer and service. General reviews follow any wash. Texts without a
 * matching wash are left out.
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
      createdAt: drawReviewTime(wash, now, random),
      ...untouched,
    };
  });
}
