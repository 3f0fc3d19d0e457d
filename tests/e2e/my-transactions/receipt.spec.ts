import type { Page } from '@playwright/test';
import { newAccount } from '../support/records/accounts.ts';
import { newBooking, reschedule } from '../support/records/bookings.ts';
import { newSlot } from '../support/records/catalogue.ts';
import { newTransaction } from '../support/records/transactions.ts';
import { db } from '../support/server/emulators.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

const receiptOf = ({ _id }: { _id: string }) => `/dashboard/my-transactions/${_id}`;

/** Pages of a PDF, which names each of them in plain text. */
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

const backgroundOf = (page: Page) =>
  page.evaluate<string>('getComputedStyle(document.body).backgroundColor');

test('the receipt names everything that matters, and prints on one light page', async ({
  page,
  customer,
  service,
  slot,
}) => {
  await test.step('a payment in cash is not said to be charged to a card', async () => {
    const transaction = await newTransaction(
      { customer, service, slot },
      { paymentMethod: 'cash', providerReference: null },
    );
    await openSignedIn(page, '/dashboard/my-transactions', customer);
    await expect(page.getByText('Paid in cash')).toBeVisible();
    await page.getByRole('link', { name: /^Receipt: / }).click();
    const receipt = page.getByRole('article', { name: `Receipt ${transaction._id}` });
    await expect(receipt).toContainText('Payment methodCash');
    await expect(receipt).toContainText('Received in cash');
    await expect(receipt).not.toContainText('card');
    await expect(receipt).not.toContainText('provider');
  });

  await test.step('it names everything that matters', async () => {
    const transaction = await newTransaction(
      { customer, service, slot },
      { paidAt: new Date('2026-01-31T20:30:00Z') },
    );
    await page.goto(receiptOf(transaction));
    const receipt = page.getByRole('article', { name: `Receipt ${transaction._id}` });
    for (const text of [
      'Clearcoat',
      '12 Placeholder Road',
      '+880 1700 000000',
      transaction._id,
      `P-${transaction._id}`,
      'Sun, 1 Feb 2026, 02:30',
      customer.name,
      customer.email,
      service.name,
      '10:00 – 10:45',
      'Toyota Axio 2018',
      'Car, DHAKA METRO-GA 11-2233',
      '$49.90',
      'Charged to your card',
      'Paid',
    ]) {
      await expect(receipt).toContainText(text);
    }
    await expect(page).toHaveTitle(`Receipt ${transaction._id} · Clearcoat`);
  });

  await test.step('the Print button prints', async () => {
    const transaction = await newTransaction({ customer, service, slot });
    await page.addInitScript({
      content: "window.print = () => document.documentElement.setAttribute('data-printed', '')",
    });
    await page.goto(receiptOf(transaction));
    await page.getByRole('button', { name: 'Print' }).click();
    await expect(page.locator('html[data-printed]')).toHaveCount(1);
  });

  await test.step('the new time of a moved booking stands beside the time that was paid for', async () => {
    const booking = await newBooking(customer, slot);
    await page.goto(receiptOf(booking));
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
    await page.goto(receiptOf(transaction));
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
    const pdf = await page.pdf({ format: 'A4' });
    expect(pagesOf(pdf)).toBe(1);
  });
});

test("a payment that is unpaid, of a wrong sum, or somebody else's has no ordinary receipt", {
  tag: '@long',
}, async ({ page, customer, service, slot }) => {
  await test.step('a pending payment has no receipt until it is paid', async () => {
    const { _id } = await newTransaction({ customer, service, slot }, { status: 'pending' });
    await openSignedIn(page, receiptOf({ _id }), customer);
    await expect(page.getByRole('heading', { level: 1, name: 'No receipt' })).toBeVisible();
    await expect(page.getByText('This payment is not finished yet.')).toBeVisible();
    await db.transactions.doc(_id).update({ status: 'success', paidAt: new Date() });
    await expect(page.getByRole('article', { name: `Receipt ${_id}` })).toBeVisible();
  });

  await test.step('a failed payment says why and offers the service again', async () => {
    const transaction = await newTransaction(
      { customer, service, slot },
      { status: 'failed', failureReason: 'expired' },
    );
    await page.goto(receiptOf(transaction));
    await expect(page.getByText('It was not paid in time')).toBeVisible();
    await page.getByRole('link', { name: 'Book this service again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: service.name })).toBeVisible();
  });

  await test.step('a wrong sum that was paid is the sum that goes back', async () => {
    const transaction = await newTransaction(
      { customer, service, slot },
      {
        status: 'refund_due',
        refundReason: 'amount_mismatch',
        received: { amount: '1.00', currency: 'USD' },
      },
    );
    await page.goto(receiptOf(transaction));
    const receipt = page.getByRole('article');
    await expect(receipt).toContainText('Total paid1.00 USDasked 49.90 USD');
    await expect(receipt).toContainText('The 1.00 USD that you paid goes back to you in full.');
    await page.goto('/dashboard/my-transactions');
    await expect(page.getByRole('row').filter({ hasText: '1.00 USD' })).toContainText(
      'asked 49.90 USD',
    );
  });

  await test.step('a wrong sum that nobody can read is shown as unknown', async () => {
    const transaction = await newTransaction(
      { customer, service, slot },
      {
        status: 'refund_due',
        refundReason: 'amount_mismatch',
        received: { amount: 'lots', currency: 'USD' },
      },
    );
    await page.goto(receiptOf(transaction));
    const receipt = page.getByRole('article');
    await expect(receipt).toContainText('What you paid goes back to you in full.');
    await expect(receipt).toContainText('unknown amount, see the provider');
    await expect(receipt).not.toContainText('Charged to your card');
  });

  await test.step("unknown payments and other people's are not found", async () => {
    const stranger = await newAccount();
    const foreign = await newTransaction({ customer: stranger, service, slot });
    for (const id of [foreign._id, 'T-1-nobody0-nothing0', 'nonsense']) {
      await page.goto(receiptOf({ _id: id }));
      await expect(page.getByText('We could not find this payment')).toBeVisible();
    }
    await page.getByRole('link', { name: 'See my transactions' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'My Transactions' })).toBeVisible();
  });
});
