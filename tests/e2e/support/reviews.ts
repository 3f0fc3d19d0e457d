import type { Rating, Review } from '@carwash/domain/reviews/review';
import { reviewId } from '@carwash/domain/reviews/review-id';
import { submitReview } from '@carwash/functions/reviews/submit-review';
import type { Page } from '@playwright/test';
import type { Account } from './records/accounts.ts';
import { db } from './server/emulators.ts';
import { contextAt } from './server/server-context.ts';

/** null: of the business. */
type ServiceId = string | null;

/** A review as the server leaves it behind: listed, counted and in the average. */
export const newReview = (
  { uid }: Account,
  serviceId: ServiceId,
  { rating = 5, text = '' }: { rating?: Rating; text?: string } = {},
): Promise<Review> =>
  submitReview(
    { serviceId, rating, text },
    { uid, role: 'user', emailVerified: true },
    contextAt(new Date()),
  );

/** What is written down of a customer's review; undefined for none. */
export const reviewBy = async (
  { uid }: Account,
  serviceId: ServiceId,
): Promise<Review | undefined> => {
  const { authorKey = '' } = (await db.users.doc(uid).get()).data() ?? {};
  return (await db.reviews.doc(reviewId(serviceId, authorKey)).get()).data();
};

/** Where the customer's own review is written or shown. */
export const reviewDesk = (page: Page) =>
  page.getByRole('region', { name: /^(Write a Review|Edit your review|Your review)$/ });

export const ownReview = (page: Page) =>
  page.getByRole('region', { name: 'Your review', exact: true });

export const star = (page: Page, rating: Rating) =>
  page.getByRole('radio', { name: new RegExp(`^${rating} star`) });

export const reviewText = (page: Page) => page.getByLabel('Your review (optional)');

export const submitButton = (page: Page) => page.getByRole('button', { name: 'Submit review' });

/** Fills in the form that is on the screen. */
export async function fillInReview(page: Page, rating: Rating, text: string): Promise<void> {
  await star(page, rating).check();
  await reviewText(page).fill(text);
}

export async function submitReviewForm(page: Page, rating: Rating, text: string): Promise<void> {
  await fillInReview(page, rating, text);
  await submitButton(page).click();
}

/** Asks to delete one's own review, and means it. */
export async function deleteOwnReview(page: Page): Promise<void> {
  await ownReview(page).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Yes, delete it' }).click();
}
