import { summariseReviews } from '@carwash/domain/reviews/rating-summary';
import type { Review } from '@carwash/domain/reviews/review';
import { createServiceSchema } from '@carwash/domain/services/endpoints';
import { type StoredService, storedServiceSchema } from '@carwash/domain/services/service';
import { dayMs } from '@carwash/domain/time/durations';
import services from '../data/services.json' with { type: 'json' };
import { after } from './seed-time.ts';

/** Days since the services were created: longer than any customer's history, at every size. */
const offeredForDays = 800;

/** Returns the catalogue of `data/services.json`, without ratings. */
export const buildServices = (now: Date): StoredService[] =>
  services.map(({ id, ...service }) =>
    storedServiceSchema.validateSync(
      {
        ...createServiceSchema.cast(service),
        _id: id,
        uploadedPictures: [],
        ...summariseReviews([]),
        createdAt: after(now, -offeredForDays * dayMs),
      },
      { strict: true },
    ),
  );

/** Returns the services with their ratings, computed from the reviews. */
export const rateServices = (
  unrated: readonly StoredService[],
  reviews: readonly Review[],
): StoredService[] =>
  unrated.map((service) =>
    storedServiceSchema.validateSync(
      {
        ...service,
        ...summariseReviews(reviews.filter(({ serviceId }) => serviceId === service._id)),
      },
      { strict: true },
    ),
  );
