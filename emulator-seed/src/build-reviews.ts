import type { Booking } from '@carwash/domain/entities/booking';
import { type Review, reviewSchema } from '@carwash/domain/entities/review';
import { reviewId } from '@carwash/domain/rules/review-id';
import reviewTexts from '../data/reviews.json' with { type: 'json' };
import { after, earliest, minuteMs } from './moments.ts';
import { seededRandom } from './seeded-random.ts';

/** Customers write between an hour and three days after the wash. */
const soonestMinutes = 60;
const latestMinutes = 3 * 24 * 60;

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
        !written.has(reviewId(serviceId, customer.uid)),
    );
    const uid = wash?.customer.uid;
    if (!wash || !uid) return [];
    const id = reviewId(serviceId, uid);
    written.add(id);
    const thoughtFor = random.between(soonestMinutes, latestMinutes) * minuteMs;
    return reviewSchema.validateSync(
      {
        _id: id,
        rating,
        text,
        author: { uid: wash.customer.uid, name: wash.customer.name },
        serviceId,
        verifiedCustomer: true,
        createdAt: earliest(now, after(wash.slot.endsAt, thoughtFor)),
      },
      { strict: true },
    );
  });
}
