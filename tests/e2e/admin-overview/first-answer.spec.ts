import { sessionStorageKey } from '@carwash/domain/users/session';
import type { Page } from '@playwright/test';
import { cutOffFirestore, firestoreCalls } from '../support/browser/firestore-connection.ts';
import { leaveAlone } from '../support/browser/leave-alone.ts';
import { touch } from '../support/browser/touch.ts';
import { newAccount } from '../support/records/accounts.ts';
import { newReview } from '../support/records/reviews.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

/*
 * The overview begins with one answer of the API; Firestore comes when somebody uses the page.
 */

test.use({ viewport: { width: 412, height: 823 } });

const overview = '**/api/statistics/overview';

const card = (page: Page, name: string) =>
  page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd').first();

/** Requests of the page to the API, by what they ask for, and to Firestore. */
function watchCalls(page: Page) {
  const calls = { toApi: 0, toFirestore: 0, forServices: 0 };
  page.on('request', (request) => {
    if (request.url().endsWith('/api/statistics/overview')) calls.toApi += 1;
    if (request.url().includes('/api/services?')) calls.forServices += 1;
    if (firestoreCalls.test(request.url())) calls.toFirestore += 1;
  });
  return calls;
}

test('the figures are there without Firestore, and live once somebody uses the page', {
  tag: '@long',
}, async ({ page, customer, service }) => {
  await leaveAlone(page);
  const calls = watchCalls(page);
  await openSignedIn(page, '/dashboard', await newAccount('admin'));
  const users = card(page, 'Total users');
  await expect(users).toHaveText(/\d/);
  await expect(page.getByText(/^Background work is up to date|needs attention$/)).toBeVisible();
  expect(calls).toEqual({ toApi: 1, toFirestore: 0, forServices: 0 });

  const ratings = card(page, 'Average rating');
  const before = Number(
    /from ([\d,]+) review/.exec(await ratings.innerText())?.[1]?.replace(',', ''),
  );
  await touch(page);
  await expect.poll(() => calls.toFirestore).toBeGreaterThan(0);
  const reviews = page.getByRole('region', { name: 'Latest reviews' });
  await expect(reviews.getByRole('listitem')).toHaveCount(5);
  expect(calls.forServices, 'the services of reviews are asked for together').toBeLessThan(3);
  await newReview(customer, service._id, { rating: 4, text: 'Quick and clean.' });
  // Others may rate meanwhile.
  await expect(async () => {
    const text = await ratings.innerText({ timeout: 1000 });
    const now = Number(/from ([\d,]+) review/.exec(text)?.[1]?.replace(',', ''));
    expect(now).toBeGreaterThan(before);
  }).toPass();
  expect(calls.toApi).toBe(1);
});

test('the app requests the figures with a new token if the stored one has expired', {
  tag: '@long',
}, async ({ page }) => {
  await leaveAlone(page);
  await page.addInitScript((key) => {
    const stored = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (!stored) return;
    const [head, claims, signature] = stored.token.split('.');
    const expired = { ...JSON.parse(atob(claims)), exp: 1 };
    const token = [head, btoa(JSON.stringify(expired)), signature].join('.');
    localStorage.setItem(key, JSON.stringify({ ...stored, token }));
  }, sessionStorageKey);
  const calls = watchCalls(page);
  await openSignedIn(page, '/dashboard', await newAccount('admin'));
  await expect(card(page, 'Total users')).toHaveText(/\d/);
  expect(calls).toEqual({ toApi: 1, toFirestore: 0, forServices: 0 });
});

test('Firestore answers at once if the call fails or is too slow, and the call if Firestore fails', {
  tag: '@long',
}, async ({ page, browserErrors }) => {
  await test.step('Firestore answers at once if the call fails', async () => {
    browserErrors.allow(/status of 500/);
    await leaveAlone(page);
    await page.route(overview, (route) => route.fulfill({ status: 500, json: { success: false } }));
    await openSignedIn(page, '/dashboard', await newAccount('admin'));
    await expect(card(page, 'Total users')).toHaveText(/\d/);
    await page.unroute(overview);
    await page.goto('about:blank');
  });

  await test.step('a user of the page does not wait for an answer that does not come', async () => {
    const calls = watchCalls(page);
    await page.route(overview, () => {});
    await page.goto('/dashboard');
    await expect(page.getByRole('status', { name: 'Loading your figures' })).toBeVisible();
    await expect.poll(() => calls).toEqual({ toApi: 1, toFirestore: 0, forServices: 0 });
    await touch(page);
    await expect(card(page, 'Total users')).toHaveText(/\d/);
  });

  await test.step('the figures stay although Firestore cannot be reached', async () => {
    await page.unroute(overview);
    await page.goto('about:blank');
    await cutOffFirestore(page, browserErrors);
    await page.goto('/dashboard');
    await expect(card(page, 'Total users')).toHaveText(/\d/);
    await touch(page);
    // Listened to by then, and as much in vain.
    await expect(page.getByText('The reviews could not be loaded')).toBeVisible();
    await expect(card(page, 'Total users')).toHaveText(/\d/);
  });
});
