import { onlyTransactionOf } from '../support/records/purchase-reads.ts';
import { cardPageAddress, confirmButton, prepareBooking } from '../support/screens/booking-page.ts';
import { transactionNumber } from '../support/screens/card-page.ts';
import { toast } from '../support/screens/toasts.ts';
import { expect, test } from '../support/test.ts';

test('a failed call leaves the form, a double click pays once, and the same payment continues afterwards', async ({
  page,
  browserErrors,
  customer,
  slot,
}) => {
  await test.step('a call that fails is told in words, and the form stays', async () => {
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
    await page.unroute(call);
  });

  await test.step('while the call runs the button says so, and a double click sends one request', async () => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/payments/initiate')) sent.push(request.method());
    });
    const answer = Promise.withResolvers<void>();
    await page.route('**/api/payments/initiate', async (route) => {
      await answer.promise;
      await route.continue();
    });
    await confirmButton(page).dblclick();
    const processing = page.getByRole('button', { name: 'Processing...' });
    await expect(processing).toBeDisabled();
    await expect(processing).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: 'Processing...' })).toHaveCount(1);
    answer.resolve();
    await page.waitForURL(cardPageAddress);
    expect(sent).toEqual(['POST']);
  });

  await test.step('back from the card page, the same payment goes on, also when the way there was stopped', async () => {
    const number = await transactionNumber(page);
    await page.goBack();
    await expect(page.getByText('This slot is still held for you')).toBeVisible();
    await expect(page.getByLabel('Registration plate')).toHaveValue('DHAKA METRO-GA 11-2233');
    await page.route(cardPageAddress, (route) => route.abort('aborted'), { times: 1 });
    await confirmButton(page).click();
    await expect(confirmButton(page)).toBeEnabled();
    await confirmButton(page).click();
    await page.waitForURL(cardPageAddress);
    await expect.poll(() => transactionNumber(page)).toBe(number);
    await expect.poll(() => onlyTransactionOf(slot)).toMatchObject({ _id: number });
  });
});
