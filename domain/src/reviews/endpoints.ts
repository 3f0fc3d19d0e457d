import { boolean, type InferType, number, object, string } from 'yup';
import { defineEndpoint } from '../endpoint/define-endpoint.ts';
import { cursorMeta, cursorQuery, listOf } from '../endpoint/paging.ts';
import { successMessages } from '../endpoint/success-messages.ts';
import { instant, multilineText, serviceId } from '../schema/fields.ts';
import {
  hiddenReason,
  maxAnswerLength,
  maxReviewLength,
  type Review,
  ratings,
  reviewSchema,
} from './review.ts';

const rating = () => number().oneOf(ratings, 'Please select a rating');
const reviewText = () => multilineText(maxReviewLength).label('Your review').optional();

/** The review form of a service and its request body. */
const createServiceReviewSchema = object({
  rating: rating().required('Please select a rating'),
  review: reviewText(),
  /** Id of the service. */
  service: string().max(64).required(),
});

const updateServiceReviewSchema = object({
  rating: rating().optional(),
  review: reviewText(),
});

/** A review of the business as a whole. */
export const createReviewSchema = object({
  rating: rating().required('Please select a rating'),
  message: reviewText(),
});

/** The form and request body of a public answer. */
export const answerReviewSchema = object({
  seenAnswer: multilineText(maxAnswerLength)
    .default('')
    .meta({ note: 'The answer on the screen of the caller; empty without one.' }),
  text: multilineText(maxAnswerLength).label('Your answer').required('Please write an answer'),
});

/** The form and request body for hiding a review. */
export const hideReviewSchema = object({
  hiddenReason: hiddenReason().required('Please give a reason'),
});

/** Returns the fields of a review by the names that requests give them. */
const namesInRequests = ({ text, serviceId, author }: Review) => ({
  ...(serviceId === null ? { message: text } : { review: text, service: serviceId }),
  user: author.key,
  name: author.name,
});

/** The review in API responses: with some of its fields also by the names that requests have for them. */
export const reviewAnswerSchema = reviewSchema
  .shape({
    review: string().optional(),
    message: string().optional(),
    service: string().optional(),
    user: string().optional(),
    name: string().optional(),
  })
  .transform((review) => review && { ...review, ...namesInRequests(review) });

/** A review as the staff sees it. */
const listedReviewSchema = reviewAnswerSchema.shape({
  isUnread: boolean().required().meta({
    note: 'Nobody of the staff has read it since its author wrote or changed it.',
  }),
});
export type ListedReview = InferType<typeof listedReviewSchema>;

/** Parts of the list of all reviews. */
export const reviewListParts = ['unread', 'hidden'] as const;
export type ReviewListPart = (typeof reviewListParts)[number];

const reviewParam = object({ id: string().max(200).required() });

/** The query of a decision about a review. */
const seenReview = object({
  seenWrittenAt: instant().optional().meta({
    note: 'The time at which the text on the screen of the caller was written or last changed. Without it any text is meant.',
  }),
});
const reviewList = {
  query: object({ ...cursorQuery }),
  data: listOf(reviewAnswerSchema),
  meta: cursorMeta,
};

export const reviewEndpoints = {
  listServiceReviews: defineEndpoint({
    method: 'GET',
    path: '/service-reviews',
    summary:
      'Reviews of all services: those of verified customers first, and of both the newest first.',
    auth: 'anyone',
    ...reviewList,
  }),
  listReviewsOfService: defineEndpoint({
    method: 'GET',
    path: '/service-reviews/:serviceId',
    summary:
      'Reviews of one service: those of verified customers first, and of both the newest first.',
    auth: 'anyone',
    params: object({ serviceId: serviceId().max(64).required() }),
    ...reviewList,
  }),
  createServiceReview: defineEndpoint({
    method: 'POST',
    path: '/service-reviews',
    summary: "Writes the caller's review of a service. A second one replaces the first.",
    auth: 'user',
    body: createServiceReviewSchema.meta({
      example: { service: 'foamwash', rating: 5, review: 'Spotless, and on time.' },
    }),
    data: reviewAnswerSchema,
    errors: ['not_found', 'email_not_verified'],
    limits: [{ kind: 'review', by: ['account'] }],
    message: successMessages.submitReview,
    ignores: ['user', 'name'],
  }),
  updateServiceReview: defineEndpoint({
    method: 'PATCH',
    path: '/service-reviews/:id',
    summary: "Changes what is given of the caller's own review, of a service or of the business.",
    auth: 'user',
    params: reviewParam,
    body: updateServiceReviewSchema.meta({ example: { rating: 4 } }),
    data: reviewAnswerSchema,
    errors: ['not_found', 'email_not_verified'],
    limits: [{ kind: 'review', by: ['account'] }],
  }),
  deleteServiceReview: defineEndpoint({
    method: 'DELETE',
    path: '/service-reviews/:id',
    summary:
      'Removes a review, of a service or of the business: one’s own unless it is hidden, or any for the desk.',
    auth: 'signedIn',
    params: reviewParam,
    errors: ['not_found', 'conflict'],
  }),
  listReviews: defineEndpoint({
    method: 'GET',
    path: '/reviews',
    summary:
      'Reviews of the business as a whole: those of verified customers first, and of both the newest first.',
    auth: 'anyone',
    ...reviewList,
  }),
  createReview: defineEndpoint({
    method: 'POST',
    path: '/reviews',
    summary: "Writes the caller's review of the business. A second one replaces the first.",
    auth: 'user',
    body: createReviewSchema.meta({ example: { rating: 5, message: 'Friendly people.' } }),
    data: reviewAnswerSchema,
    errors: ['email_not_verified'],
    limits: [{ kind: 'review', by: ['account'] }],
    message: successMessages.submitReview,
  }),
  listMyReviews: defineEndpoint({
    method: 'GET',
    path: '/reviews/my-reviews',
    summary: "The caller's own reviews, the newest first.",
    auth: 'user',
    ...reviewList,
  }),
  listAllReviews: defineEndpoint({
    method: 'GET',
    path: '/reviews/all',
    summary:
      'Reviews of the business and of all services, also hidden ones, the newest first. Of the unread ones, those last written or changed first; of the hidden ones, those last hidden first.',
    auth: 'runDesk',
    query: object({ ...cursorQuery, part: string().oneOf(reviewListParts).optional() }),
    data: listOf(listedReviewSchema),
    meta: cursorMeta,
  }),
  getReviewCounts: defineEndpoint({
    method: 'GET',
    path: '/reviews/counts',
    summary: 'How many reviews nobody of the staff has read yet.',
    auth: 'runDesk',
    data: object({ unread: number().integer().required() }),
  }),
  markReviewRead: defineEndpoint({
    method: 'POST',
    path: '/service-reviews/:id/read',
    summary:
      'Marks a review as read, for all of the staff. Safe to repeat; 409 if its author has changed it since it was seen.',
    auth: 'runDesk',
    params: reviewParam,
    query: seenReview,
    errors: ['not_found', 'conflict'],
  }),
  answerReview: defineEndpoint({
    method: 'PATCH',
    path: '/service-reviews/:id/answer',
    summary:
      'Answers a review in public, or changes the answer, and marks the review as read. Safe to repeat; 409 if the review or the answer was changed since it was seen.',
    auth: 'runDesk',
    params: reviewParam,
    query: seenReview,
    body: answerReviewSchema.meta({
      example: { seenAnswer: '', text: 'Thank you, see you soon!' },
    }),
    data: reviewAnswerSchema,
    errors: ['not_found', 'conflict'],
    message: successMessages.answerReview,
  }),
  removeReviewAnswer: defineEndpoint({
    method: 'DELETE',
    path: '/service-reviews/:id/answer',
    summary:
      'Removes the answer to a review, and marks the review as read. Safe to repeat; 409 if the review or the answer was changed since it was seen.',
    auth: 'runDesk',
    params: reviewParam,
    query: seenReview.shape({
      seenAnsweredAt: instant().optional().meta({
        note: 'The time of the answer on the screen of the caller. Without it any answer is removed.',
      }),
    }),
    data: reviewAnswerSchema,
    errors: ['not_found', 'conflict'],
  }),
  hideReview: defineEndpoint({
    method: 'POST',
    path: '/service-reviews/:id/hide',
    summary:
      'Hides a review from the public and from all ratings, where it is counted as hidden, and marks it as read. Of a hidden review it changes the reason. 409 if its author has changed it since it was seen.',
    auth: 'runDesk',
    params: reviewParam,
    query: seenReview,
    body: hideReviewSchema.meta({ example: { hiddenReason: 'It names a member of the staff.' } }),
    data: reviewAnswerSchema,
    errors: ['not_found', 'conflict'],
  }),
  showReview: defineEndpoint({
    method: 'POST',
    path: '/service-reviews/:id/show',
    summary:
      'Shows and counts a hidden review again. Safe to repeat; 409 if its author has changed it since it was seen.',
    auth: 'runDesk',
    params: reviewParam,
    query: seenReview,
    data: reviewAnswerSchema,
    errors: ['not_found', 'conflict'],
  }),
} as const;
