import { type InferType, number, object, string } from 'yup';
import { instant, multilineText } from './fields.ts';

export const ratings = [1, 2, 3, 4, 5] as const;
export type Rating = (typeof ratings)[number];

export const reviewSchema = object({
  _id: string().required(),
  rating: number().oneOf(ratings).required(),
  text: multilineText(2000).defined(),
  author: object({ uid: string().required(), name: string().required() }).required(),
  /** null: a general review of the business. */
  serviceId: string().nullable().defined(),
  createdAt: instant().required(),
});

export type Review = InferType<typeof reviewSchema>;
