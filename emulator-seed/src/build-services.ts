import { summariseRatings } from '@carwash/domain/reviews/rating-summary';
import type { Review } from '@carwash/domain/reviews/review';
import { type Service, serviceSchema } from '@carwash/domain/services/service';
import services from '../data/services.json' with { type: 'json' };
import { after, dayMs } from './seed-time.ts';

/** Days since the services were created: longer than any customer's history, at every size. */
const offeredForDays = 800;

/** The catalogue of `data/services.json`, without ratings. */
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

/** The services with the ratings that the reviews give them. */
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
