import { randomUUID } from 'node:crypto';
import { writeSlotStatus } from '../support/records/catalogue.ts';
import { bookingsOf, onlyTransactionOf } from '../support/records/purchase-reads.ts';
import { goToPay } from '../support/screens/booking-page.ts';
import { pay } from '../support/screens/card-page.ts';
import { servicePageOf, slotButton } from '../support/screens/service-page.ts';
import { db } from '../support/server/emulators.ts';
import { expect, test } from '../support/test.ts';

test('a payment that comes too late goes back, and the customer is told so', async ({
  page,
  customer,
  slot,
}) => {
  await goToPay(page, slot, customer);
  await writeSlotStatus(slot, {
    isBooked: 'booked',
    heldUntil: null,
    claimId: randomUUID(),
  });
  await pay(page);
  await expect(page.getByRole('heading', { name: 'Your money goes back to you' })).toBeVisible();
  await expect(page.getByText('The slot was taken before your payment arrived')).toBeVisible();
  await expect(page.getByText('Your $49.90 goes back to you in full.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your money goes back to you' })).toBeVisible();
  await expect
    .poll(() => onlyTransactionOf(slot))
    .toMatchObject({
      status: 'refund_due',
      refundReason: 'slot_gone',
    });
  await expect.poll(() => bookingsOf(slot)).toEqual([]);

  const { _id } = await onlyTransactionOf(slot);
  await db.transactions.doc(_id).update({ status: 'refunded' });
  await expect(page.getByRole('heading', { name: 'Your money was returned' })).toBeVisible();
  await expect(page.getByText('Your $49.90 was returned to you in full.')).toBeVisible();

  await page.getByRole('link', { name: 'Choose another time' }).click();
  await expect(page).toHaveURL(servicePageOf(slot));
  await expect(slotButton(page, slot)).toBeDisabled();
});
