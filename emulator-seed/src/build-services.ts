import { summariseRatings } from '@carwash/domain/reviews/rating-summary';
import type { Review } from '@carwash/domain/reviews/review';
import { type Service, serviceSchema } from '@carwash/domain/services/service';
import services from '../data/services.json' with { type: 'json' };
import { after, dayMs } from './seed-time.ts';

/** Days since the services were created: longer than any customer's history, at every size. */
const offeredForDays = 800;

/** Returns the catalogue of `data/services.json`, without ratings. */
export const buildServices = (now: Date): Service[] =>
  services.map(({ id, ...service }) =>
    serviceSchema.validateSync(
      {
        ...service,
        _id: id,
        ...summariseRatings([]),
        createdAt: after(now, -offeredForDays * dayMs),
      },
      { strict: true },
    ),
  );

/** Returns the services with their ratings, computed from the reviews. */
export const rateServices = (unrated: readonly Service[], reviews: readonly Review[]): Service[] =>
  unrated.map((service) =>
    serviceSchema.validateSync(
      {
        ...service,
        ...summariseRatings(
          reviews.filter(({ serviceId }) => serviceId === service._id).map(({ rating }) => rating),
        ),
      },
      { strict: true },
    ),
  );
