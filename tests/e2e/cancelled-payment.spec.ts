import { dayOf } from './support/addresses.ts';
import { goToPay, slotButton } from './support/book.ts';
import { bookingsOf, onlyTransactionOf } from './support/books.ts';
import { cancelPayment } from './support/card-page.ts';
import { seeBookingConfirmed, seeNothingPending, toast } from './support/see.ts';
import { expect, test } from './support/test.ts';

test('cancelling leads home, says so and frees the slot at once', async ({
  page,
  customer,
  slot,
}) => {
  await goToPay(page, slot, customer);
  await cancelPayment(page);
  await expect(toast(page, 'Your payment was cancelled and the slot was released.')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await seeNothingPending(page);

  expect(await onlyTransactionOf(slot)).toMatchObject({
    status: 'failed',
    failureReason: 'cancelled',
  });
  expect(await bookingsOf(slot)).toEqual([]);
  await page.goto(dayOf(slot));
  await expect(slotButton(page, slot)).toBeEnabled();
});

test('a payment that went through is not lost by cancelling', async ({
  page,
  customer,
  slot,
  provider,
}) => {
  await goToPay(page, slot, customer);
  const { _id } = await onlyTransactionOf(slot);
  await provider.pay(_id);
  await cancelPayment(page);
  await seeBookingConfirmed(page);
  expect(await bookingsOf(slot)).toMatchObject([{ _id }]);
});

test('a cancel link that nobody went to pay for does nothing', async ({ page, customer, slot }) => {
  await goToPay(page, slot, customer);
  const { _id } = await onlyTransactionOf(slot);
  await page.evaluate(() => localStorage.clear());
  await page.goto('/?cancelled=T-1-someone-else');
  await expect(page).toHaveURL('/');
  expect(await onlyTransactionOf(slot)).toMatchObject({ _id, status: 'pending' });
});
