import { boolean, type InferType, number, object, string } from 'yup';
import { instant, multilineText, serviceId } from '../schema/fields.ts';

export const ratings = [1, 2, 3, 4, 5] as const;
export type Rating = (typeof ratings)[number];

/** Longest review, in characters. */
export const maxReviewLength = 2000;

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
});

export type Review = InferType<typeof reviewSchema>;
