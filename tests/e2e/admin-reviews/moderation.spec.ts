import type { Page } from '@playwright/test';
import { inEveryLook } from '../support/browser/every-look.ts';
import { expectUsable } from '../support/browser/expect-usable.ts';
import { newAccount } from '../support/records/accounts.ts';
import { newReview, reviewBy } from '../support/records/reviews.ts';
import { ownReview } from '../support/screens/reviews.ts';
import { toast } from '../support/screens/toasts.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

const listed = (page: Page) =>
  page.getByRole('list', { name: 'Customer reviews' }).getByRole('listitem');

/** Shows all, the unread or the hidden reviews in the console. */
async function choose(page: Page, part: RegExp): Promise<void> {
  await page.getByRole('combobox', { name: 'Show' }).click();
  await page.getByRole('option', { name: part }).click();
}

test('an admin answers a review and hides it, which its author and a guest see at once, and shows it again', async ({
  page,
  customer,
  service,
  anotherBrowser,
}) => {
  const text = `The floor of ${service._id} stayed wet.`;
  await newReview(await newAccount(), service._id, { rating: 5, text: 'Spotless.' });
  await newReview(customer, service._id, { rating: 1, text });
  const [author, guest] = [await anotherBrowser(), await anotherBrowser()];
  await openSignedIn(author, `/services/${service._id}`, customer);
  await guest.goto(`/services/${service._id}`);
  await expect(listed(guest)).toHaveCount(2);
  await openSignedIn(page, '/dashboard/reviews', await newAccount('admin'));
  const card = page
    .getByRole('list', { name: 'Reviews' })
    .getByRole('listitem')
    .filter({ hasText: text });

  await test.step('the review is unread, which the menu counts', async () => {
    await expect(card).toContainText('Unread');
    await expect(card).toContainText(service.name);
    await inEveryLook(page, () => expectUsable(page));
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('img', { name: /^[\d,]+ unread$/ })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('the answer is shown under the review, and the review is read', async () => {
    await card.getByRole('button', { name: `Answer: ${customer.name}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Publish answer' }).click();
    await expect(dialog.getByText('Please write an answer')).toBeVisible();
    await expect(page.locator('.MuiDialog-container')).toHaveCSS('opacity', '1');
    await inEveryLook(page, () => expectUsable(page));
    await dialog.getByLabel('Your answer').fill('We are sorry. The dryer is repaired.');
    await dialog.getByRole('button', { name: 'Publish answer' }).click();
    await expect(toast(page, 'Your answer is shown under the review')).toBeVisible();
    await expect(card).not.toContainText('Unread');
    for (const reader of [author, guest]) {
      const review = listed(reader).filter({ hasText: text });
      await expect(review).toContainText('Answer from');
      await expect(review).toContainText('The dryer is repaired.');
    }
    await expect(ownReview(author)).toContainText('The dryer is repaired.');
  });

  await test.step('hidden with a reason, it is gone for a guest, who reads that one is hidden', async () => {
    await card.getByRole('button', { name: `Hide: ${customer.name}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('It names a member of the staff.');
    await dialog.getByRole('button', { name: 'Hide review' }).click();
    await expect(toast(page, 'The review is hidden')).toBeVisible();
    await expect(listed(guest)).toHaveCount(1);
    await expect(guest.getByText('1 review is hidden by the business')).toBeVisible();
    const reviews = guest.getByRole('region', { name: 'Reviews', exact: true });
    await expect(reviews.getByText('5.0', { exact: true })).toBeVisible();
    await expect(listed(author)).toHaveCount(1);
    await expect(ownReview(author)).toContainText('Hidden by the business');
    await expect(ownReview(author)).toContainText('It names a member of the staff.');
  });

  await test.step('it is found among the hidden ones, and shown again', async () => {
    await choose(page, /^Hidden/);
    await expect(card).toContainText('It names a member of the staff.');
    await inEveryLook(page, () => expectUsable(page));
    await card.getByRole('button', { name: `Show again: ${customer.name}` }).click();
    await expect(toast(page, 'The review is shown again')).toBeVisible();
    await expect(card).toHaveCount(0);
    await expect(listed(guest)).toHaveCount(2);
    await expect(guest.getByText('hidden by the business')).toHaveCount(0);
    await expect(ownReview(author)).not.toContainText('Hidden by the business');
    await expect
      .poll(() => reviewBy(customer, service._id))
      .toMatchObject({ hiddenAt: null, hiddenReason: null });
  });
});
