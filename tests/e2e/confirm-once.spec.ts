import { cardPageAddress, confirmButton, goToPay, prepareBooking } from './support/book.ts';
import { onlyTransactionOf } from './support/books.ts';
import { transactionNumber } from './support/card-page.ts';
import { expect, test } from './support/test.ts';

test('a double click on Confirm Booking sends one request', async ({ page, customer, slot }) => {
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
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled();
  answer.resolve();
  await page.waitForURL(cardPageAddress);
});

test('back from the card page, the same payment goes on', async ({ page, customer, slot }) => {
  await goToPay(page, slot, customer);
  const number = await transactionNumber(page);
  await page.goBack();
  await expect(page.getByText('This slot is still held for you')).toBeVisible();
  await expect(page.getByLabel('Registration plate')).toHaveValue('DHAKA-11-2233');
  await confirmButton(page).click();
  await page.waitForURL(cardPageAddress);
  expect(await transactionNumber(page)).toBe(number);
  expect(await onlyTransactionOf(slot)).toMatchObject({ _id: number });
});
