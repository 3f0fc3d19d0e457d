import type { Slot } from '@carwash/domain/slots/slot';
import type { Page } from '@playwright/test';
import type { Account } from '../support/records/accounts.ts';
import { newSlot } from '../support/records/catalogue.ts';
import { slotNow } from '../support/records/purchase-reads.ts';
import { daysAgo, newTransaction, newTransactions } from '../support/records/transactions.ts';
import { bookingPageOf, cardPageAddress } from '../support/screens/booking-page.ts';
import { transactionNumber } from '../support/screens/card-page.ts';
import { toast } from '../support/screens/toasts.ts';
import { db } from '../support/server/emulators.ts';
import { startPaying } from '../support/server/start-paying.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { sandboxUrl } from '../support/suite.ts';
import { expect, test } from '../support/test.ts';

const address = '/dashboard/my-transactions';

interface Started {
  customer: Account;
  slot: Slot;
}

const recentTable = (page: Page) =>
  page.getByRole('table', { name: 'Transactions of the last 30 days' });
const olderTable = (page: Page) => page.getByRole('table', { name: 'Older transactions' });

/** The summary's number under this name. */
const figure = (page: Page, name: string) =>
  page.locator('dl[aria-label=Summary] > div').filter({ hasText: name }).getByRole('definition');

test('a long history is turned page by page, and a new payment appears by itself', async ({
  page,
  customer,
  service,
  slot,
}) => {
  await test.step('a long history is turned page by page', async () => {
    const ages = Array.from({ length: 13 }, (_, index) => 31 + index);
    await newTransactions(
      { customer, service, slot },
      ages.map((days) => ({ createdAt: daysAgo(days), amount: days })),
    );
    await openSignedIn(page, address, customer);
    const rows = olderTable(page).getByRole('row');
    await expect(rows).toHaveCount(11);
    await expect(rows.nth(2)).toContainText('$32.00');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(rows).toHaveCount(4);
    await expect(rows.nth(3)).toContainText('$43.00');
    await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
    await page.getByRole('button', { name: 'Previous' }).click();
    await expect(rows.nth(2)).toContainText('$32.00');
  });

  await test.step('a new payment appears by itself, and the summary follows', async () => {
    await expect(figure(page, 'Transactions')).toHaveText('13');
    const { _id } = await newTransaction({ customer, service, slot });
    await expect(recentTable(page).getByRole('row')).toHaveCount(2);
    await expect(figure(page, 'Transactions')).toHaveText('14');
    await expect(figure(page, 'Last 30 days')).toHaveText('1');
    await expect(figure(page, 'Total spent')).toHaveText('$530.90');

    const refund = { amount: 10, at: new Date(), reason: 'Stains', reference: '' };
    await db.transactions.doc(_id).update({ refunds: [refund] });
    await expect(figure(page, 'Total spent')).toHaveText('$520.90');
  });
});

test('a transaction moves to the older ones with time, and the way to the card page ends', {
  tag: '@long',
}, async ({ page, customer, service, slot, passTime }) => {
  await test.step('a transaction moves to the older ones when its 30 days are over', async () => {
    await page.clock.install();
    await newTransaction(
      { customer, service, slot },
      { createdAt: new Date(daysAgo(30).getTime() + 600_000) },
    );
    await openSignedIn(page, address, customer);
    await expect(recentTable(page).getByRole('row')).toHaveCount(2);
    await expect(page.getByText('No older payments')).toBeVisible();

    await passTime('10:01');
    await expect(olderTable(page).getByRole('row')).toHaveCount(2);
    await expect(page.getByText('No recent transactions')).toBeVisible();
  });

  await test.step('the way to the card page ends with the hold, and the bar that reminds of it goes', async () => {
    await newTransaction(
      { customer, service, slot },
      { status: 'pending', paymentUrl: `${sandboxUrl}/pay/none` },
    );
    const services = await page.context().newPage();
    await services.goto('/services');
    const bar = services.getByRole('region', { name: 'Unfinished payment' });
    await expect(bar).toBeVisible();
    await page.goto(address);
    const way = page.getByRole('link', { name: 'Continue paying' });
    await expect(way).toBeVisible();
    await passTime('15:01');
    await expect(way).toBeHidden();
    await expect(bar).toBeHidden();
    await expect(page.getByText('We are checking with the payment provider')).toBeVisible();
  });
});

test.describe('a payment that was started in another browser', () => {
  const row = (page: Page) => recentTable(page).getByRole('row').nth(1);

  /** Starts to pay elsewhere, and goes on to the card page here. */
  async function continuePaying(page: Page, { customer, slot }: Started): Promise<string> {
    const id = await startPaying(page.request, customer, slot);
    await page.goto(address);
    await expect(row(page)).toContainText('Pending');
    await expect(row(page).getByRole('timer')).toHaveText(/^1\d:\d\d$/);
    await row(page).getByRole('link', { name: 'Continue paying' }).click();
    await page.waitForURL(cardPageAddress);
    await expect.poll(() => transactionNumber(page)).toBe(id);
    return id;
  }

  test('is continued or cancelled here', { tag: '@long' }, async ({
    page,
    customer,
    slot,
    provider,
    service,
  }) => {
    await openSignedIn(page, address, customer);

    await test.step('it may be cancelled here, which frees the slot', async () => {
      const _id = await continuePaying(page, { customer, slot });
      await page.goto(`/?cancelled=${_id}`);
      await expect(page).toHaveURL(bookingPageOf(slot));
      await page.getByRole('button', { name: /^Give up: / }).click();
      await page.getByRole('button', { name: 'Yes, give it up' }).click();
      await expect(toast(page, 'the slot was released')).toBeVisible();
      await expect
        .poll(() => slotNow(slot))
        .toMatchObject({ isBooked: 'available', heldUntil: null });
      await page.goto(address);
      await expect(row(page)).toContainText('You cancelled this payment');
    });

    await test.step('it is continued here, and its receipt follows', async () => {
      const slot = await newSlot(service, { startTime: '12:00' });
      const _id = await continuePaying(page, { customer, slot });
      await page.goto(address);
      await row(page).getByRole('link', { name: 'Details' }).click();
      await expect(page.getByText('This payment is not finished yet.')).toBeVisible();
      await provider.pay(_id);
      await expect(page.getByRole('article', { name: `Receipt ${_id}` })).toContainText('$49.90');
    });
  });
});
