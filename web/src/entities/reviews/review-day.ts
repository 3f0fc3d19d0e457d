import type { Review } from '@carwash/domain/reviews/review';
import { businessDay } from '@carwash/domain/time/business-time';
import { businessTimeZone } from '~/lib/clock/business-time-zone';

/** Returns the day on which a review was written, yyyy-MM-dd in the business time zone. */
export const reviewDay = ({ createdAt }: Review): string =>
  businessDay(createdAt, businessTimeZone);
