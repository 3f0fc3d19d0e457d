import { type Review, untouched } from '@carwash/domain/reviews/review';
import { reviewId } from '@carwash/domain/reviews/review-id';
import reviewTexts from '../data/reviews.json' with { type: 'json' };
import { authorKeyOf } from './author-key.ts';
import { drawReviewTime } from './build-reviews.ts';
import type { Sale } from './sales/build-sale.ts';
import { seededRandom } from './seeded-random.ts';

/**
 * Share of washes with a review, and share of these reviews that are about the business as a whole, in
 * percent.
 */
const reviewPercent = 8;
const generalPercent = 15;

/** Writes reviews of washes, at most one per customer and service. */
export class ReviewWriter {
  readonly #random = seededRandom('history reviews');
  readonly #written: Set<string>;

  constructor(earlier: readonly Review[]) {
    this.#written = new Set(earlier.map(({ _id }) => _id));
  }

  write(sales: readonly Sale[], now: Date): Review[] {
    return sales.flatMap((sale) => {
      const review = this.#random.chance(reviewPercent) ? this.#reviewOf(sale, now) : null;
      if (!review || this.#written.has(review._id)) return [];
      this.#written.add(review._id);
      return review;
    });
  }

  #reviewOf({ booking }: Sale, now: Date): Review | null {
    const uid = booking?.customer.uid;
    if (booking?.status !== 'completed' || !uid) return null;
    const serviceId = this.#random.chance(generalPercent) ? null : booking.service._id;
    const fitting = reviewTexts.filter(({ service }) => service === serviceId);
    const { rating, text } = this.#random.pick(fitting);
    const key = authorKeyOf(uid);
    return {
      _id: reviewId(serviceId, key),
      rating,
      text,
      author: { key, name: booking.customer.name },
      serviceId,
      verifiedCustomer: true,
      createdAt: drawReviewTime(booking, now, this.#random),
      ...untouched,
    };
  }
}
