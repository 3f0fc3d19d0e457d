import { onlyTransactionOf } from '../support/records/purchase-reads.ts';
import {
  cardPageAddress,
  confirmBooking,
  confirmButton,
  goToPay,
  prepareBooking,
} from '../support/screens/booking-page.ts';
import { transactionNumber } from '../support/screens/card-page.ts';
import { toast } from '../support/screens/toasts.ts';
import { expect, test } from '../support/test.ts';

test('a double click on the button that pays sends one request', async ({
  page,
  customer,
  slot,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/payments/initiate')) sent.push(request.method());
  });
  await prepareBooking(page, slot, customer);
  await confirmButton(page).dblclick();
  await page.waitForURL(cardPageAddress);
  expect(sent).toEqual(['POST']);
  expect(await onlyTransactionOf(slot)).toMatchObject({ status: 'pending' });
});

test('while the call runs the button says so', async ({ page, customer, slot }) => {
  await prepareBooking(page, slot, customer);
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/payments/initiate', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await confirmButton(page).click();
  const processing = page.getByRole('button', { name: 'Processing...' });
  await expect(processing).toBeDisabled();
  await expect(processing).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Processing...' })).toHaveCount(1);
  answer.resolve();
  await page.waitForURL(cardPageAddress);
});

test('when the way to the card page is stopped, it can be taken again', async ({
  page,
  customer,
  slot,
}) => {
  await prepareBooking(page, slot, customer);
  await page.route(cardPageAddress, (route) => route.abort('aborted'), { times: 1 });
  await confirmButton(page).click();
  await expect(page.getByText('This slot is still held for you')).toBeVisible();
  await confirmBooking(page);
  expect(await onlyTransactionOf(slot)).toMatchObject({ status: 'pending' });
});

test('a call that fails is told in words, and the form stays', async ({
  page,
  browserErrors,
  customer,
  slot,
}) => {
  browserErrors.allow(/status of 500|ERR_FAILED/);
  const call = '**/api/payments/initiate';
  const serverFailed = { success: false, code: 'internal', message: 'Ouch' };
  await prepareBooking(page, slot, customer);
  await page.route(call, (route) => route.fulfill({ status: 500, json: serverFailed }));
  await confirmButton(page).click();
  const unexpected = 'An unexpected server error occurred. Please try again later.';
  await expect(toast(page, unexpected)).toBeVisible();

  await page.unroute(call);
  await page.route(call, (route) => route.abort());
  await confirmButton(page).click();
  await expect(toast(page, 'An error occurred. Please try again later.')).toBeVisible();
  await expect(page.getByLabel('Registration plate')).toHaveValue('DHAKA METRO-GA 11-2233');
});

test('back from the card page, the same payment goes on', async ({ page, customer, slot }) => {
  await goToPay(page, slot, customer);
  const number = await transactionNumber(page);
  await page.goBack();
  await expect(page.getByText('This slot is still held for you')).toBeVisible();
  await expect(page.getByLabel('Registration plate')).toHaveValue('DHAKA METRO-GA 11-2233');
  await confirmButton(page).click();
  await page.waitForURL(cardPageAddress);
  expect(await transactionNumber(page)).toBe(number);
  expect(await onlyTransactionOf(slot)).toMatchObject({ _id: number });
});
