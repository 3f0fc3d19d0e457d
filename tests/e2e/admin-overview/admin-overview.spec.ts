import { formatMoney, fromMinorUnits } from '@carwash/domain/money/money';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/browser/expect-accessible.ts';
import { cutOffFirestore } from '../support/browser/firestore-connection.ts';
import { overflow } from '../support/browser/overflow.ts';
import { appearance } from '../support/browser/text-appearance.ts';
import { touch } from '../support/browser/touch.ts';
import { newAccount } from '../support/records/accounts.ts';
import { newBooking } from '../support/records/bookings.ts';
import { newSlot } from '../support/records/catalogue.ts';
import { newReview } from '../support/records/reviews.ts';
import { lastDaysNow, statisticsNow } from '../support/records/statistics.ts';
import { newTransaction } from '../support/records/transactions.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

const figure = (page: Page, name: string) =>
  page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd').first();

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

const latestBookings = (page: Page) => region(page, 'Latest bookings');

/** @returns how long this screen takes to be shown anew, on this computer and beside the other tests */
async function reloadMs(page: Page): Promise<number> {
  const began = performance.now();
  await page.reload();
  await expect(figure(page, 'Total bookings')).toBeVisible();
  await touch(page);
  await expect(latestBookings(page).getByRole('row')).not.toHaveCount(0);
  return performance.now() - began;
}

/** Others change the figures meanwhile: screen and counters are compared until they agree. */
async function seeFigures(page: Page): Promise<void> {
  await expect(async () => {
    const { bookings = 0, revenueMinor = 0, users = 0, ratings } = await statisticsNow();
    const { count = 0, sum = 0 } = ratings ?? {};
    const quick = { timeout: 1000 };
    await expect(figure(page, 'Total bookings')).toContainText(
      bookings.toLocaleString('en-US'),
      quick,
    );
    await expect(figure(page, 'Total revenue')).toContainText(
      formatMoney(fromMinorUnits(revenueMinor), 'USD'),
      quick,
    );
    await expect(figure(page, 'Total users')).toContainText(users.toLocaleString('en-US'), quick);
    await expect(figure(page, 'Average rating')).toContainText((sum / count).toFixed(1), quick);
    await expect(figure(page, 'Average rating')).toContainText(`from ${count} review`, quick);
  }).toPass();
}

test('the figures are those of the counters, and a booking made elsewhere and its extras show at once', async ({
  page,
  anotherBrowser,
  customer,
  service,
  slot,
}, info) => {
  await test.step('figures and latest bookings are live on every desk', async () => {
    const other = await anotherBrowser();
    let reloadsMs = 0;
    for (const desk of [page, other]) {
      await openSignedIn(desk, '/dashboard', await newAccount('admin'));
      await expect(figure(desk, 'Total bookings')).toBeVisible();
      reloadsMs += await reloadMs(desk);
      await seeFigures(desk);
    }

    const seen = [page, other].map((desk) => appearance(desk, customer.name));
    await newBooking(customer, slot, { createdAt: new Date() });
    const committedAt = Date.now();
    for (const [desk, appeared] of seen.entries()) {
      const delay = (await appeared) - committedAt;
      const description = `desk ${desk + 1}: ${delay} ms, both reloads ${Math.round(reloadsMs)} ms`;
      info.annotations.push({ type: 'delay', description });
      expect(delay, 'milliseconds from the commit to the screen').toBeLessThan(reloadsMs);
    }
    for (const desk of [page, other]) {
      const row = latestBookings(desk).getByRole('row').filter({ hasText: customer.name });
      await expect(row).toContainText(service.name);
      await expect(row).toContainText('10:00');
      await expect(row).toContainText('$49.90');
      await expect(row).toContainText('Confirmed');
    }
    for (const desk of [page, other]) await seeFigures(desk);
    // The total alone says nothing of this booking: others cancel theirs meanwhile.
    await expect
      .poll(async () => (await statisticsNow()).byService?.[service._id]?.bookings)
      .toBe(1);

    const review = await newReview(customer, service._id, { rating: 4, text: 'Quick and clean.' });
    const item = region(page, 'Latest reviews').getByRole('listitem');
    await expect(item.filter({ hasText: customer.name })).toContainText(review.text);
    await expect(item.filter({ hasText: customer.name })).toContainText(`for ${service.name}`);
  });

  await test.step('extras sold this month stand there by the name that they had, live', async () => {
    const name = `Wax No. ${service._id}`;
    const lines = [
      { _id: '', name: service.name, price: 39.91, minutes: 45 },
      { _id: 'wax', name, price: 9.99, minutes: 0 },
    ];
    const later = await newSlot(service, { startTime: '15:00' });
    const sell = () => newTransaction({ customer, service, slot: later }, { lines, amount: 49.9 });
    await sell();
    await page.reload();
    await touch(page);
    const row = region(page, 'Extras this month').getByRole('row').filter({ hasText: name });
    await expect(row).toHaveText(`${name}1$9.99`);
    await sell();
    await expect(row).toHaveText(`${name}2$19.98`);
    await expectAccessible(page);
  });
});

test('each chart has its figures as a table, and all of it can be used everywhere', {
  tag: '@long',
}, async ({ page, customer, slot }) => {
  await newBooking(customer, slot, { createdAt: new Date() });
  await openSignedIn(page, '/dashboard', await newAccount('admin'));
  const trend = region(page, 'Bookings of the last 30 days');
  await expect(
    trend.getByRole('img', { name: /^Bookings of the last 30 days\. \d+/ }),
  ).toBeVisible();
  await touch(page);
  await expect(region(page, 'Top services by revenue').getByRole('listitem')).toHaveCount(5);
  await expect(region(page, 'Services').getByRole('listitem')).toHaveCount(6);
  await expectAccessible(page);

  for (const name of ['Bookings of the last 30 days', 'Service categories', 'Vehicle types']) {
    const chart = region(page, name);
    await chart.getByRole('switch', { name: `Show as table: ${name}` }).click();
    await expect(chart.getByRole('img')).toHaveCount(0);
    await expect(chart.getByRole('table', { name })).toBeVisible();
  }
  const today = trend.getByRole('row').last();
  await expect(trend.getByRole('row')).toHaveCount(31);
  await expect(async () => {
    const { bookings = 0 } = (await lastDaysNow(1))[0] ?? {};
    await expect(today).toContainText(new RegExp(`\\D${bookings} bookings?$`), { timeout: 1000 });
  }).toPass();
  await expectAccessible(page);

  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(latestBookings(page).getByRole('listitem')).toHaveCount(5);
  await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);
  await trend.getByRole('switch').press('Space');
  await expect(trend.getByRole('img')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'How each service sells' }).click();
  await expect(page).toHaveURL('/dashboard/service-overview');
});

test('a phone loads the parts below the figures on scrolling, and failed parts on request', {
  tag: '@long',
}, async ({ page, browserErrors }) => {
  await test.step('a phone loads the parts below the figures on scrolling', async () => {
    await page.setViewportSize({ width: 412, height: 823 });
    // A new browser may move the pointer by itself, which counts as a use of the page.
    await page.addInitScript(
      "addEventListener('pointermove', (event) => event.stopImmediatePropagation(), true)",
    );
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await openSignedIn(page, '/dashboard', await newAccount('admin'));
    // Signing in is a use of the page: only a visit that begins here is not.
    await page.reload();
    const isChart = (url: string) => /\/chart-options-/.test(url);
    scripts.length = 0;
    await expect(figure(page, 'Total bookings')).toContainText(/\d/);
    expect(scripts.filter(isChart)).toEqual([]);
    await expect(latestBookings(page)).toHaveCount(0);

    await page.mouse.wheel(0, 600);
    await expect(region(page, 'Bookings of the last 30 days').locator('canvas')).toBeVisible();
    expect(scripts.filter(isChart)).toHaveLength(1);
    await expect(latestBookings(page)).toBeAttached();
  });

  await test.step('parts that failed to load can be requested again', async () => {
    const connect = await cutOffFirestore(page, browserErrors);
    // Else its answer is shown (first-answer.spec.ts).
    await page.route('**/api/statistics/overview', (route) => route.abort());
    await page.goto('/dashboard');
    const failures = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
    await expect(failures.filter({ hasText: 'Your figures' })).toBeVisible();
    await connect();
    await page
      .getByRole('alert')
      .filter({ hasText: 'Your figures' })
      .getByRole('button', { name: 'Try again' })
      .click();
    await seeFigures(page);
  });
});
