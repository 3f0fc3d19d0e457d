import { dayOf } from '../support/addresses.ts';
import { goToPay, slotButton } from '../support/book.ts';
import { decline } from '../support/card-page.ts';
import { bookingsOf, onlyTransactionOf, slotNow } from '../support/purchase-reads.ts';
import { seeNothingPending, toast } from '../support/see.ts';
import { expect, test } from '../support/test.ts';

test('a declined card books nothing and opens the slot again', async ({ page, customer, slot }) => {
  await goToPay(page, slot, customer);
  await decline(page);
  await expect(toast(page, 'Payment failed')).toBeVisible();
  await expect(page).toHaveURL('/services');
  await seeNothingPending(page);

  expect(await onlyTransactionOf(slot)).toMatchObject({
    status: 'failed',
    failureReason: 'declined',
  });
  expect(await bookingsOf(slot)).toEqual([]);
  expect(await slotNow(slot)).toMatchObject({ isBooked: 'available', heldUntil: null });
  await page.goto(dayOf(slot));
  await expect(slotButton(page, slot)).toBeEnabled();
});
