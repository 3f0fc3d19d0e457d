import { onlyTransactionOf } from '../support/records/purchase-reads.ts';
import {
  cardPageAddress,
  confirmButton,
  goToPay,
  prepareBooking,
} from '../support/screens/booking-page.ts';
import { transactionNumber } from '../support/screens/card-page.ts';
import { expect, test } from '../support/test.ts';

test('while the call runs the button says so, and a double click pays once', async ({
  page,
  customer,
  slot,
}) => {
  await prepareBooking(page, slot, customer);
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

test('back from the card page, the same payment goes on, also when the way there was stopped', {
  tag: '@long',
}, async ({ page, customer, slot }) => {
  await goToPay(page, slot, customer);
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
