import type { Service } from '@carwash/domain/services/service';
import { reviewStatsId } from '@carwash/domain/statistics/stats-ids';
import type { Page } from '@playwright/test';
import { overflow } from '../support/browser/overflow.ts';
import { type Account, newAccount } from '../support/records/accounts.ts';
import { newBooking } from '../support/records/bookings.ts';
import { dayFromToday, newService, newSlot, removeService } from '../support/records/catalogue.ts';
import { newReview, reviewBy } from '../support/records/reviews.ts';
import {
  deleteOwnReview,
  ownReview,
  reviewDesk,
  star,
  submitReviewForm,
} from '../support/screens/reviews.ts';
import { toast } from '../support/screens/toasts.ts';
import { db } from '../support/server/emulators.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

const ratings = (page: Page) => page.getByRole('region', { name: 'Overall rating' });
const listed = (page: Page) => page.getByRole('article');

/** The counters change with every test that writes a review: what counts is that the page follows. */
async function seeWhatIsCounted(page: Page): Promise<void> {
  const counted = async () => {
    const { count = 0, sum = 0 } = (await db.stats.doc(reviewStatsId).get()).data()?.ratings ?? {};
    return [(sum / count).toFixed(1), `${count} reviews`];
  };
  await expect(async () => {
    for (const text of await counted()) {
      await expect(ratings(page).getByText(text, { exact: true })).toBeVisible({ timeout: 2000 });
    }
  }).toPass();
}

/** Makes the customer a verified one of the service and of the business, so that the first page has their reviews. */
async function visit(customer: Account, service: Service): Promise<void> {
  const slot = await newSlot(service, { date: dayFromToday(-3) });
  await newBooking(customer, slot, { status: 'completed' });
}

/** The review that says so, wherever it is on the page. */
const saying = (page: Page, text: string) => listed(page).filter({ hasText: text });

test('visitors read all reviews, by stars and page by page, and a review leads to its service', async ({
  page,
  customer,
  service,
}) => {
  await test.step('all reviews are listed, and fewer of them by stars, as the address says', async () => {
    const [low, high] = [`Two for ${service._id}`, `Four for ${service._id}`];
    const other = await newAccount();
    await visit(customer, service);
    await visit(other, service);
    await newReview(customer, service._id, { rating: 2, text: low });
    await newReview(other, service._id, { rating: 4, text: high });
    await page.goto('/review');
    await expect(saying(page, low)).toContainText(`for ${service.name}`);
    await expect(saying(page, high)).toBeVisible();
    await seeWhatIsCounted(page);

    await ratings(page)
      .getByRole('link', { name: /^4 stars/ })
      .click();
    await expect(page).toHaveURL(/\?stars=4/);
    await expect(page.getByRole('heading', { name: 'Reviews with 4 stars' })).toBeVisible();
    await expect(saying(page, high)).toBeVisible();
    await expect(saying(page, low)).toBeHidden();

    const choices = page.getByRole('navigation', { name: 'Reviews by stars' });
    await choices.getByRole('link', { name: '2 stars' }).click();
    await expect(saying(page, low)).toBeVisible();
    await expect(saying(page, high)).toBeHidden();
    await page.reload();
    await expect(saying(page, low)).toBeVisible();

    await page.goBack();
    await expect(saying(page, high)).toBeVisible();
    await choices.getByRole('link', { name: 'All' }).click();
    await expect(saying(page, low)).toBeVisible();
    await expect(saying(page, high)).toBeVisible();
  });

  await test.step('a review leads to its service, as long as there is one', async () => {
    const service = await newService();
    const text = `About ${service._id}`;
    await visit(customer, service);
    await newReview(customer, service._id, { text });
    await page.goto('/review');
    await saying(page, text).getByRole('link', { name: service.name }).click();
    await expect(page.getByRole('heading', { level: 1, name: service.name })).toBeVisible();
    await page.goBack();
    await expect(saying(page, text)).toBeVisible();
    await removeService(service);
    await expect(saying(page, text)).toContainText('for a former service');
  });

  await test.step('the list is turned page by page', async () => {
    const newest = `Just now ${customer.uid}`;
    await newReview(customer, null, { text: newest });
    await page.goto('/review');
    await expect(saying(page, newest)).toBeVisible();
    await expect(listed(page)).toHaveCount(12);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('Page 2', { exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: 'All reviews' })).toBeFocused();
    await expect(listed(page).first()).toBeVisible();
    await expect(saying(page, newest)).toBeHidden();

    await page.getByRole('button', { name: 'Previous' }).click();
    await expect(page.getByText('Page 1', { exact: true })).toBeVisible();
    await expect(saying(page, newest)).toBeVisible();
  });

  await test.step('on a phone the form opens on request, and nothing runs over the edge', async () => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto('/review');
    await expect(listed(page).first()).toBeVisible();
    await expect(reviewDesk(page)).toBeHidden();
    await page.getByRole('button', { name: 'Write a review' }).click();
    await expect(reviewDesk(page)).toBeFocused();
    await expect(star(page, 1)).toBeVisible();
    await expect.poll(() => overflow(page)).toBe(0);
  });
});

test('a customer reviews the business, changes it and deletes it, and each change shows at once', async ({
  page,
  anotherBrowser,
  customer,
  service,
  browserErrors,
}) => {
  await visit(customer, service);
  await test.step('others see what the customer writes, changes and deletes', async () => {
    const [first, second] = [`Friendly people ${customer.uid}`, `Friendly as ever ${customer.uid}`];
    const visitor = await anotherBrowser();
    await visitor.goto('/review');
    await openSignedIn(page, '/review', customer);
    await submitReviewForm(page, 4, first);
    await expect(toast(page, 'Review submitted successfully')).toBeVisible();
    await expect(saying(page, first)).toContainText('for Clearcoat');
    await expect(saying(visitor, first)).toBeVisible();
    await seeWhatIsCounted(page);
    await seeWhatIsCounted(visitor);

    await ownReview(page).getByRole('button', { name: 'Edit' }).click();
    await submitReviewForm(page, 5, second);
    await expect(saying(page, second)).toBeVisible();
    await expect(saying(visitor, second)).toBeVisible();
    await expect.poll(() => reviewBy(customer, null)).toMatchObject({ rating: 5, text: second });

    await deleteOwnReview(page);
    await expect(toast(page, 'Review deleted')).toBeVisible();
    await expect(saying(page, second)).toBeHidden();
    await expect(saying(visitor, second)).toBeHidden();
    await seeWhatIsCounted(page);
    await expect.poll(() => reviewBy(customer, null)).toBeUndefined();
  });

  await test.step('a change shows before the server answers, under its stars only', async () => {
    browserErrors.allow(/status of 500/);
    const text = `In a hurry ${customer.uid}`;
    await page.goto('/review?stars=5');
    const refused = Promise.withResolvers<void>();
    await page.route('**/api/reviews', async (route) => {
      await refused.promise;
      await route.fulfill({ status: 500, json: { success: false } });
    });
    await submitReviewForm(page, 5, text);
    await expect(saying(page, text)).toBeVisible();
    await page.getByRole('link', { name: '1 star', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Reviews with 1 star' })).toBeVisible();
    await expect(page.getByRole('status', { name: 'Loading reviews' })).toHaveCount(0);
    await expect(saying(page, text)).toBeHidden();
    refused.resolve();
    await expect(toast(page, 'Failed to submit review')).toBeVisible();
    await page.getByRole('link', { name: '5 stars', exact: true }).click();
    await expect(listed(page).first()).toBeVisible();
    await expect(saying(page, text)).toBeHidden();
    await expect(star(page, 5)).toBeChecked();
  });
});
