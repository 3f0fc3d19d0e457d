import type { Service } from '@carwash/domain/services/service';
import type { Page } from '@playwright/test';
import { expectUsable } from '../support/browser/expect-usable.ts';
import { newAccount } from '../support/records/accounts.ts';
import { newBooking } from '../support/records/bookings.ts';
import { dayFromToday, newService, newSlot, removeService } from '../support/records/catalogue.ts';
import { newReview, reviewBy } from '../support/records/reviews.ts';
import {
  deleteOwnReview,
  fillInReview,
  ownReview,
  reviewDesk,
  reviewText,
  star,
  submitButton,
  submitReviewForm,
} from '../support/screens/reviews.ts';
import { expectTold, toast } from '../support/screens/toasts.ts';
import { auth } from '../support/server/emulators.ts';
import { openSignedIn, submitSignIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

const pageOf = ({ _id }: Service) => `/services/${_id}`;

const reviews = (page: Page) => page.getByRole('region', { name: 'Reviews', exact: true });

const listed = (page: Page) =>
  page.getByRole('list', { name: 'Customer reviews' }).getByRole('listitem');

/** The average and the number of reviews above the list. */
async function seeAverage(page: Page, average: string, count: string): Promise<void> {
  await expect(reviews(page).getByText(average, { exact: true })).toBeVisible();
  await expect(reviews(page).getByText(count, { exact: true })).toBeVisible();
}

const calls = '**/api/service-reviews**';

/** Lets the calls wait until the test releases them. */
async function holdCalls(page: Page) {
  const released = Promise.withResolvers<void>();
  let held = 0;
  await page.route(calls, async (route) => {
    held += 1;
    await released.promise;
    await route.fallback();
  });
  return { held: () => held, release: () => released.resolve() };
}

test('a customer who has had the service writes, changes and deletes a review', async ({
  page,
  customer,
  service,
}) => {
  const slot = await newSlot(service, { date: dayFromToday(-3) });
  await newBooking(customer, slot, { status: 'completed' });
  await openSignedIn(page, pageOf(service), customer);

  await expect(reviews(page).getByText('No Reviews Yet', { exact: true })).toBeVisible();
  await expect(reviewDesk(page).getByText(`as ${customer.name}`)).toBeVisible();
  await submitReviewForm(page, 4, 'Clean down to the hinges.');
  await expect(toast(page, 'Review submitted successfully')).toBeVisible();
  await expect(ownReview(page)).toContainText('Clean down to the hinges.');
  await expect(ownReview(page)).toBeFocused();
  await expect(listed(page)).toHaveCount(1);
  await expect(listed(page)).toContainText(customer.name);
  await expect(listed(page)).toContainText('Verified customer');
  await seeAverage(page, '4.0', '1 review');

  await ownReview(page).getByRole('button', { name: 'Edit' }).click();
  await expect(star(page, 4)).toBeChecked();
  await submitReviewForm(page, 5, 'Clean down to the hinges, and still shining.');
  await expect(ownReview(page)).toContainText('still shining');
  await expect(listed(page)).toContainText('still shining');
  await seeAverage(page, '5.0', '1 review');
  await expect
    .poll(() => reviewBy(customer, service._id))
    .toMatchObject({
      rating: 5,
      text: 'Clean down to the hinges, and still shining.',
      verifiedCustomer: true,
    });

  await ownReview(page).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'No, keep it' }).click();
  await expect(ownReview(page).getByRole('button', { name: 'Delete' })).toBeFocused();
  await deleteOwnReview(page);
  await expect(toast(page, 'Review deleted')).toBeVisible();
  await expect(reviews(page).getByText('No Reviews Yet', { exact: true })).toBeVisible();
  await expect(reviewDesk(page)).toBeFocused();
  await expect.poll(() => reviewBy(customer, service._id)).toBeUndefined();
});

test('a submitted review shows once, before the server answers', {
  tag: '@long',
}, async ({ page, customer, service }) => {
  await newReview(await newAccount(), service._id, { rating: 1, text: 'Not for me.' });
  await openSignedIn(page, pageOf(service), customer);
  const api = await holdCalls(page);
  await fillInReview(page, 5, 'Faster than the answer.');
  await submitButton(page).dblclick();
  await expect(listed(page).first()).toContainText('Faster than the answer.');
  await expect(listed(page)).toHaveCount(2);
  await seeAverage(page, '3.0', '2 reviews');
  await expect(reviewDesk(page).getByRole('heading')).toHaveText('Write a Review');
  expect(api.held()).toBe(1);
  await expect.poll(() => reviewBy(customer, service._id)).toBeUndefined();

  api.release();
  await expect(toast(page, 'Review submitted successfully')).toBeVisible();
  await expect(listed(page)).toHaveCount(2);
  await seeAverage(page, '3.0', '2 reviews');
});

test('a typed review survives sign-in and verification, another tab, the end of the session and a lost connection', {
  tag: '@long',
}, async ({ page, customer, service, browserErrors, context }) => {
  await test.step('a visitor keeps a typed review while signing in and verifying the email', async () => {
    await auth.updateUser(customer.uid, { emailVerified: false });
    await page.goto(pageOf(service));
    await fillInReview(page, 5, 'Typed before I said who I am.');
    await page.getByRole('link', { name: 'Sign in to write a review' }).click();
    await submitSignIn(page, customer);
    await expect(page).toHaveURL(new RegExp(`${pageOf(service)}#`));
    await expect(reviewText(page)).toHaveValue('Typed before I said who I am.');
    await expect(star(page, 5)).toBeChecked();
    await expect(reviewDesk(page).getByText(customer.email)).toBeVisible();
    await expect(submitButton(page)).toBeHidden();
    await page.getByRole('button', { name: 'Send me the link' }).click();
    await expectTold(page, 'We have sent you an email.');
    await page.getByRole('button', { name: 'I have verified it' }).click();
    await expect(reviewDesk(page).getByText('It is not verified yet.')).toBeVisible();

    await auth.updateUser(customer.uid, { emailVerified: true });
    await page.getByRole('button', { name: 'I have verified it' }).click();
    await expect(reviewText(page)).toHaveValue('Typed before I said who I am.');
    await submitButton(page).click();
    await expect(ownReview(page)).toContainText('Typed before I said who I am.');
  });

  await test.step('a review from another tab becomes one that is edited, with what is typed here', async () => {
    const service = await newService();
    await page.goto(pageOf(service));
    await fillInReview(page, 3, 'Typed in the first tab.');
    const secondTab = await context.newPage();
    await secondTab.goto(pageOf(service));
    await submitReviewForm(secondTab, 5, 'Sent from the second tab.');
    await expect(ownReview(secondTab)).toBeVisible();

    await expect(page.getByRole('region', { name: 'Edit your review' })).toBeVisible();
    await expect(reviewText(page)).toHaveValue('Typed in the first tab.');
    await submitButton(page).click();
    await expect(ownReview(secondTab)).toContainText('Typed in the first tab.');
    await expect(listed(page)).toHaveCount(1);
    await seeAverage(page, '3.0', '1 review');
    await removeService(service);
  });

  await test.step('when the session ends in the middle, nothing typed is lost', async () => {
    const service = await newService();
    browserErrors.allow(/status of 401/);
    await page.goto(pageOf(service));
    await page.route(calls, (route) =>
      route.continue({ headers: { ...route.request().headers(), authorization: 'Bearer over' } }),
    );
    await submitReviewForm(page, 4, 'Interrupted, not silenced.');
    await expect(toast(page, 'Your session has expired. Please sign in again.')).toBeVisible();
    await expect(reviewText(page)).toHaveValue('Interrupted, not silenced.');
    await expect(reviews(page).getByText('No Reviews Yet', { exact: true })).toBeVisible();
    await page.unroute(calls);

    await page.getByRole('link', { name: 'Sign in to write a review' }).click();
    await submitSignIn(page, customer);
    await expect(reviewText(page)).toHaveValue('Interrupted, not silenced.');
    await submitButton(page).click();
    await expect(ownReview(page)).toContainText('Interrupted, not silenced.');
    await removeService(service);
  });

  await test.step('a review while offline says that it needs a connection and stays in the form', async () => {
    const service = await newService();
    // Firestore looks whether anything at all can be reached.
    browserErrors.allow(/ERR_INTERNET_DISCONNECTED|cleardot/);
    await page.goto(pageOf(service));
    await fillInReview(page, 5, 'From the tunnel.');
    await context.setOffline(true);
    await submitButton(page).click();
    await expect(toast(page, 'You are offline. This needs a connection.')).toBeVisible();
    await expect(reviewText(page)).toHaveValue('From the tunnel.');
    await context.setOffline(false);
    await submitButton(page).click();
    await expect(ownReview(page)).toContainText('From the tunnel.');
    await removeService(service);
  });
});

test('a review is written without a mouse', { tag: '@long' }, async ({
  page,
  customer,
  service,
}) => {
  await openSignedIn(page, pageOf(service), customer);
  await expect(star(page, 1)).toBeVisible();
  await reviewDesk(page).focus();
  await page.keyboard.press('Tab');
  await expect(star(page, 1)).toBeFocused();
  for (const _press of [2, 3, 4]) await page.keyboard.press('ArrowRight');
  await expect(star(page, 4)).toBeChecked();
  await page.keyboard.press('ArrowLeft');
  await expect(star(page, 3)).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.type('No mouse was harmed.');
  await page.keyboard.press('Tab');
  await expect(submitButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(ownReview(page)).toContainText('No mouse was harmed.');
  await expect.poll(() => reviewBy(customer, service._id)).toMatchObject({ rating: 3 });
});

test('reviews of verified visits stand first, and can be read and counted alone', {
  tag: '@long',
}, async ({ page, customer, service }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const slot = await newSlot(service, { date: dayFromToday(-3) });
  await newBooking(customer, slot, { status: 'completed' });
  await newReview(customer, service._id, { rating: 5, text: 'Seen with my own eyes.' });
  await newReview(await newAccount(), service._id, { rating: 2, text: 'I have only heard of it.' });
  const only = page.getByRole('switch', { name: 'Verified visits only' });

  await test.step('on the page of the service', async () => {
    await page.goto(pageOf(service));
    await reviews(page).scrollIntoViewIfNeeded();
    await expect(listed(page)).toContainText([
      'Seen with my own eyes.',
      'I have only heard of it.',
    ]);
    await expect(listed(page).locator('time')).toHaveCount(2);
    await expect(reviews(page).getByText('1 star', { exact: true })).toBeVisible();
    await seeAverage(page, '3.5', '2 reviews');
    await only.check();
    await expect(listed(page)).toHaveCount(1);
    await expect(listed(page)).toContainText('Verified customer');
    await seeAverage(page, '5.0', '1 review');
    await expectUsable(page);
    await only.uncheck();
    await expect(listed(page)).toHaveCount(2);
  });

  await test.step('on the page of all reviews, as the address says', async () => {
    await page.goto('/review');
    await only.click();
    await expect(page).toHaveURL('/review?verified=1');
    await expect(only).toBeChecked();
    await page
      .getByRole('navigation', { name: 'Reviews by stars' })
      .getByRole('link', { name: '5 stars' })
      .click();
    await expect(page).toHaveURL('/review?stars=5&verified=1');
    await expect(page.getByRole('article').first()).toContainText('Seen with my own eyes.');
    await expect(only).toBeChecked();
    await expectUsable(page);
  });
});
