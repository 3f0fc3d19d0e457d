import type { Page } from '@playwright/test';
import { longSale } from '../../support/purchases/long-sale.ts';
import { navigateTo } from '../support/browser/navigate-to.ts';
import { expectNothingCut, expectOnePage, pageWidths } from '../support/browser/printed-pages.ts';
import { newAccount } from '../support/records/accounts.ts';
import { newBooking, reschedule } from '../support/records/bookings.ts';
import { newSlot } from '../support/records/catalogue.ts';
import { newTransaction } from '../support/records/transactions.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

const receiptOf = ({ _id }: { _id: string }) => `/dashboard/my-transactions/${_id}`;

const backgroundOf = (page: Page) =>
  page.evaluate<string>('getComputedStyle(document.body).backgroundColor');

test('a receipt follows its booking, and prints on one light page', async ({
  page,
  customer,
  service,
  slot,
}) => {
  await test.step('the new time of a moved booking stands beside the time that was paid for', async () => {
    const booking = await newBooking(customer, slot);
    await openSignedIn(page, receiptOf(booking), customer);
    const receipt = page.getByRole('article', { name: `Receipt ${booking._id}` });
    await expect(receipt).toContainText(/Time slot booked.*, 10:00 – 10:45/);
    await expect(receipt).not.toContainText('Moved to');
    await reschedule(booking, await newSlot(service, { startTime: '15:00', endTime: '15:45' }));
    await expect(receipt).toContainText(/Time slot booked.*, 10:00 – 10:45/);
    await expect(receipt).toContainText(/Moved to.*, 15:00 – 15:45/);
  });

  await test.step('in the dark it prints on one light page, and nothing but itself', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    const transaction = await newTransaction(
      { customer, service, slot },
      {
        status: 'refunded',
        refundReason: 'booking_cancelled',
        refundReference: 'RF-'.padEnd(100, '7'),
        refundedAt: new Date(),
      },
    );
    await navigateTo(page, receiptOf(transaction));
    const receipt = page.getByRole('article');
    await expect(receipt).toContainText('Refund reference: RF-7');
    const link = page.getByRole('link', { name: 'My transactions' }).last();
    await expect(link).toBeVisible();
    await expect.poll(() => backgroundOf(page)).not.toBe('rgb(255, 255, 255)');

    await page.emulateMedia({ media: 'print' });
    await expect(link).toBeHidden();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(receipt).toHaveCSS('color', 'rgb(11, 34, 38)');
    await expect.poll(() => backgroundOf(page)).toBe('rgb(255, 255, 255)');
    await expect.poll(async () => pageWidths(await page.pdf({ format: 'A4' }))).toEqual([210]);
  });
});

test("somebody else's payment is not found, like one that does not exist", {
  tag: '@long',
}, async ({ page, customer, service, slot }) => {
  const foreign = await newTransaction({ customer: await newAccount(), service, slot });
  await openSignedIn(page, receiptOf(foreign), customer);
  const unknown = page.getByText('We could not find this payment');
  await expect(unknown).toBeVisible();
  await navigateTo(page, receiptOf({ _id: 'T-1-nobody0-nothing0' }));
  await expect(unknown).toBeVisible();
  await page.getByRole('link', { name: 'See my transactions' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Transactions' })).toBeVisible();
});

test('a long receipt prints whole on one page of A4 and of Letter, and is not cut on a roll', async ({
  page,
  customer,
  service,
  slot,
}) => {
  const sale = await newTransaction(
    { customer: { ...customer, name: longSale.name }, service, slot },
    {
      lines: longSale.lines,
      amount: 42333.8,
      status: 'refunded',
      refundReason: 'booking_cancelled',
      refundReference: 'RF-'.padEnd(100, '7'),
      refundedAt: new Date(),
    },
  );
  await openSignedIn(page, receiptOf(sale), customer);
  await expect(page.getByRole('article')).toContainText(longSale.name);
  await expectOnePage(page);
  for (const width of [72, 52]) await expectNothingCut(page, width);
});
