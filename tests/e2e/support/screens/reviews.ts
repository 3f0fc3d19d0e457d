import type { Rating } from '@carwash/domain/reviews/review';
import type { Page } from '@playwright/test';

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
