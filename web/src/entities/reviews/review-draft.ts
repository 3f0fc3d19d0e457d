import type { Review } from '@carwash/domain/reviews/review';
import { type InferType, number, object, string } from 'yup';
import { type FormDraft, formDraft } from '~/lib/forms/form-draft';

/** The values of the review form; a rating of 0 means that none is chosen. */
const reviewDraftSchema = object({ rating: number().defined(), message: string().defined() });

export type ReviewDraft = InferType<typeof reviewDraftSchema>;

/** The writer of a draft while nobody is signed in. */
export const guest = 'guest';

export const emptyReviewDraft: ReviewDraft = { rating: 0, message: '' };

export const reviewDraftOf = ({ rating, text }: Review): ReviewDraft => ({ rating, message: text });

/**
 * Returns the draft of one writer for one subject in this tab.
 * @param writer uid, or `guest`
 * @param serviceId null: the business
 */
export const reviewDraft = (writer: string, serviceId: string | null): FormDraft<ReviewDraft> =>
  formDraft(`reviewDraft:${writer}:${serviceId ?? 'general'}`, reviewDraftSchema);
