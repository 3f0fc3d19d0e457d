import type { Service } from '@carwash/domain/services/service';
import { type Answer, call } from '../../../support/calls/call.ts';
import type { Harness } from '../harness/harness.ts';
import type { Person } from '../people/people.ts';

/** Writes a review: five stars and a few words by default. */
export const reviewService = (
  harness: Harness,
  as: Person | undefined,
  service: Service,
  change: object = {},
): Promise<Answer> =>
  call(harness, 'POST', '/service-reviews', {
    as,
    json: { service: service._id, rating: 5, review: 'Spotless.', ...change },
  });

export const reviewBusiness = (
  harness: Harness,
  as: Person,
  change: object = {},
): Promise<Answer> =>
  call(harness, 'POST', '/reviews', { as, json: { rating: 4, message: 'Friendly.', ...change } });

export const changeReview = (
  harness: Harness,
  as: Person,
  id: string,
  json: object,
): Promise<Answer> => call(harness, 'PATCH', `/service-reviews/${id}`, { as, json });

export const deleteReview = (harness: Harness, as: Person, id: string): Promise<Answer> =>
  call(harness, 'DELETE', `/service-reviews/${id}`, { as });

export const hideReview = (
  harness: Harness,
  as: Person,
  id: string,
  hiddenReason = 'It names a member of the staff.',
): Promise<Answer> =>
  call(harness, 'POST', `/service-reviews/${id}/hide`, { as, json: { hiddenReason } });

export const showReview = (harness: Harness, as: Person, id: string): Promise<Answer> =>
  call(harness, 'POST', `/service-reviews/${id}/show`, { as });

export const answerReview = (
  harness: Harness,
  as: Person,
  id: string,
  text = 'Thank you, see you soon!',
  seenAnswer = '',
): Promise<Answer> =>
  call(harness, 'PATCH', `/service-reviews/${id}/answer`, { as, json: { seenAnswer, text } });

export const removeAnswer = (
  harness: Harness,
  as: Person,
  id: string,
  seenAnsweredAt?: string,
): Promise<Answer> =>
  call(
    harness,
    'DELETE',
    `/service-reviews/${id}/answer${seenAnsweredAt ? `?seenAnsweredAt=${seenAnsweredAt}` : ''}`,
    { as },
  );

export const readReview = (harness: Harness, as: Person, id: string): Promise<Answer> =>
  call(harness, 'POST', `/service-reviews/${id}/read`, { as });

/** @param part 'unread' or 'hidden'; all by default */
export const listAllReviews = (harness: Harness, as: Person, part?: string): Promise<Answer> =>
  call(harness, 'GET', `/reviews/all?limit=100${part ? `&part=${part}` : ''}`, { as });
