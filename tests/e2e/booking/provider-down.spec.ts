import { onlyTransactionOf, slotNow } from '../support/records/purchase-reads.ts';
import { confirmBooking, confirmButton, prepareBooking } from '../support/screens/booking-page.ts';
import { toast } from '../support/screens/toasts.ts';
import { expect, test } from '../support/test.ts';

test('a provider that is down leaves the form as it was and the slot free', async ({
  page,
  browserErrors,
  customer,
  slot,
  provider,
}) => {
  browserErrors.allow(/status of 502/);
  await prepareBooking(page, slot, customer);
  await provider.misbehave({ initiate: { mode: 'down' } });
  await confirmButton(page).click();
  await expect(toast(page, 'Something went wrong')).toBeVisible();
  await expect(page.getByLabel('Registration plate')).toHaveValue('DHAKA METRO-GA 11-2233');
  await expect.poll(() => slotNow(slot)).toMatchObject({ isBooked: 'available', heldUntil: null });
  await expect
    .poll(() => onlyTransactionOf(slot))
    .toMatchObject({
      status: 'failed',
      failureReason: 'provider_down',
    });

  await provider.mend();
  await expect(confirmButton(page)).toBeEnabled();
  await confirmBooking(page);
});
