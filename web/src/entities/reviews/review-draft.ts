import type { Review } from '@carwash/domain/reviews/review';
import { type InferType, number, object, string } from 'yup';
import { type FormDraft, formDraft } from '~/lib/forms/form-draft';

/** The review form as it is filled in: without stars the rating is 0. */
const reviewDraftSchema = object({ rating: number().defined(), message: string().defined() });

export type ReviewDraft = InferType<typeof reviewDraftSchema>;

/** Writes before signing in. */
export const guest = 'guest';

export const emptyReviewDraft: ReviewDraft = { rating: 0, message: '' };

export const draftOfReview = ({ rating, text }: Review): ReviewDraft => ({ rating, message: text });

/**
 * One draft per writer, thing and tab.
 * @param writer uid, or `guest`
 * @param serviceId null: of the business
 */
export const reviewDraft = (writer: string, serviceId: string | null): FormDraft<ReviewDraft> =>
  formDraft(`reviewDraft:${writer}:${serviceId ?? 'general'}`, reviewDraftSchema);
