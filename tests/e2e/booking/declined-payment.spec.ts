import { bookingsOf, onlyTransactionOf, slotNow } from '../support/records/purchase-reads.ts';
import { goToPay } from '../support/screens/booking-page.ts';
import { decline } from '../support/screens/card-page.ts';
import { expectNothingPending } from '../support/screens/payment-return.ts';
import { servicePageOf, slotButton } from '../support/screens/service-page.ts';
import { toast } from '../support/screens/toasts.ts';
import { expect, test } from '../support/test.ts';

test('a declined card books nothing and opens the slot again', async ({ page, customer, slot }) => {
  await goToPay(page, slot, customer);
  await decline(page);
  await expect(toast(page, 'Payment failed')).toBeVisible();
  await expect(page).toHaveURL('/services');
  await expectNothingPending(page);

  expect(await onlyTransactionOf(slot)).toMatchObject({
    status: 'failed',
    failureReason: 'declined',
  });
  expect(await bookingsOf(slot)).toEqual([]);
  expect(await slotNow(slot)).toMatchObject({ isBooked: 'available', heldUntil: null });
  await page.goto(servicePageOf(slot));
  await expect(slotButton(page, slot)).toBeEnabled();
});
