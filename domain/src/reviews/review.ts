import { boolean, type InferType, number, object, string } from 'yup';
import { instant, multilineText, serviceId } from '../schema/fields.ts';

export const ratings = [1, 2, 3, 4, 5] as const;
export type Rating = (typeof ratings)[number];

/** Longest review, in characters. */
export const maxReviewLength = 2000;

/** Longest public answer to a review, in characters. */
export const maxAnswerLength = 1000;

/** Longest reason for hiding a review, in characters. */
export const maxHideReasonLength = 500;

export const hiddenReason = () =>
  multilineText(maxHideReasonLength)
    .label('Reason')
    .meta({ note: 'Why it is hidden: for its author and the desk.' });

const answerSchema = object({
  text: multilineText(maxAnswerLength).required(),
  /** Time of its last change. */
  answeredAt: instant().required(),
});

export const reviewSchema = object({
  /** `{serviceId}_{author key}` or `general_{author key}`: one review per customer and service. */
  _id: string().required(),
  rating: number().oneOf(ratings).required(),
  text: multilineText(maxReviewLength).defined(),
  /** The customer's name when they wrote the review. The key is the `authorKey` of their profile. */
  author: object({ key: string().required(), name: string().required() }).required(),
  /** null for a general review of the business. */
  serviceId: serviceId().nullable().defined(),
  /** Whether the author has a completed booking of the service, or of any for a general review. */
  verifiedCustomer: boolean().required().meta({
    note: 'The author has had the service done; of a general review: any service.',
  }),
  /** Time at which it was first written. Editing the review does not change it. */
  createdAt: instant().required(),
  /** Time at which its author last changed it; null if never. */
  changedAt: instant().nullable().defined(),
  /** The public answer of the business; null while there is none. */
  answer: answerSchema.nullable().defined().default(null),
  /** Time since which the business hides it; null while it is shown. A hidden review is not counted in ratings. */
  hiddenAt: instant().nullable().defined().meta({
    note: 'null: it is shown. A hidden review is seen by its author and the desk only, and counts in no rating.',
  }),
  /** null while it is shown. */
  hiddenReason: hiddenReason().nullable().defined(),
});

export type Review = InferType<typeof reviewSchema>;

/** Fields of a review that nobody has changed, answered or hidden. */
export const untouched = {
  changedAt: null,
  answer: null,
  hiddenAt: null,
  hiddenReason: null,
} satisfies Partial<Review>;

/** Returns the time at which the author wrote the review as it is now. */
export const writtenAt = ({
  createdAt,
  changedAt,
}: Pick<Review, 'createdAt' | 'changedAt'>): Date => changedAt ?? createdAt;

/** Returns the review, or null if it is hidden or does not exist. */
export const ifShown = <R extends Pick<Review, 'hiddenAt'>>(review: R | null): R | null =>
  review?.hiddenAt ? null : review;

/** `unreadReviews/{review id}`: exists until somebody of the desk has read the review. */
export const unreadReviewSchema = object({
  _id: string().required(),
  /** Time at which the author wrote or last changed the review. */
  createdAt: instant().required(),
});
