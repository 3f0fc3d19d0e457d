import { type InferType, number, object, string } from 'yup';
import { instant, multilineText } from './fields.ts';

export const ratings = [1, 2, 3, 4, 5] as const;
export type Rating = (typeof ratings)[number];

export const reviewSchema = object({
  /** `{serviceId}_{uid}` or `general_{uid}`: one review by each customer of each thing. */
  _id: string().required(),
  rating: number().oneOf(ratings).required(),
  text: multilineText(2000).defined(),
  /** The customer as they were called when they wrote. */
  author: object({ uid: string().required(), name: string().required() }).required(),
  /** null: a general review of the business. */
  serviceId: string().nullable().defined(),
  /** When it was first written; a change does not make it newer. */
  createdAt: instant().required(),
});

export type Review = InferType<typeof reviewSchema>;
