import { boolean, type InferType, number, object, string } from 'yup';
import { instant, multilineText } from '../schema/fields.ts';

export const ratings = [1, 2, 3, 4, 5] as const;
export type Rating = (typeof ratings)[number];

/** The most characters that a review may have. */
export const longestReview = 2000;

export const reviewSchema = object({
  /** `{serviceId}_{author key}` or `general_{author key}`: one review by each customer of each thing. */
  _id: string().required(),
  rating: number().oneOf(ratings).required(),
  text: multilineText(longestReview).defined(),
  /** The customer as they were called when they wrote. The key is the `authorKey` of their profile. */
  author: object({ key: string().required(), name: string().required() }).required(),
  /** null: a general review of the business. */
  serviceId: string().nullable().defined(),
  /** Whether the author has had the service done: a completed booking of it, or of any for a general review. */
  verifiedCustomer: boolean().required(),
  /** When it was first written; a change does not make it newer. */
  createdAt: instant().required(),
});

export type Review = InferType<typeof reviewSchema>;
