import { dayFromToday, slotIn } from '../support/records/catalogue.ts';
import { onlyTransactionOf } from '../support/records/purchase-reads.ts';
import { bookingPageOf, confirmBooking, fillInVehicle } from '../support/screens/booking-page.ts';
import { pay } from '../support/screens/card-page.ts';
import { expectBookingConfirmed } from '../support/screens/payment-return.ts';
import { servicePageOf, slotButton } from '../support/screens/service-page.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

const inWords = (day: string) =>
  new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));

test('a customer is told before paying until when it is free to cancel, or that there is no refund', async ({
  page,
  customer,
  slot,
  service,
}) => {
  await test.step('long before the visit, before paying and after', async () => {
    const terms = page.getByText(
      `Free to cancel until ${inWords(dayFromToday(1))}, 10:00. After that, no refund.`,
    );

    await openSignedIn(page, servicePageOf(slot), customer);
    await expect(page.getByText('Free to cancel until 24 hours before it starts.')).toBeVisible();
    await slotButton(page, slot).click();
    await expect(terms).toBeVisible();

    await page.getByRole('button', { name: 'Book This Service' }).click();
    await fillInVehicle(page);
    await expect(terms).toBeVisible();
    await confirmBooking(page);
    await pay(page);
    await expectBookingConfirmed(page);
    await expect(terms).toBeVisible();

    const { _id } = await onlyTransactionOf(slot);
    for (const path of ['my-bookings', 'my-transactions']) {
      await page.goto(`/dashboard/${path}/${_id}`);
      await expect(terms).toBeVisible();
    }
  });

  await test.step('at short notice', async () => {
    const slot = await slotIn(300, service);
    await page.goto(bookingPageOf(slot));
    await expect(page.getByText('It starts in less than 24 hours')).toContainText('no refund');
  });
});
