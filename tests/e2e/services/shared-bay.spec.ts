import { newServicesOfOneBay, newSlots, removeService } from '../support/records/catalogue.ts';
import { confirmBooking, prepareBooking } from '../support/screens/booking-page.ts';
import { pay } from '../support/screens/card-page.ts';
import { expectBookingConfirmed } from '../support/screens/payment-return.ts';
import { servicePageOf, slotButton } from '../support/screens/service-page.ts';
import { expect, test } from '../support/test.ts';

test('a coating that is booked in one browser greys the washes that it displaces in another', async ({
  page,
  customer,
  anotherBrowser,
}) => {
  const [coating, wash] = await newServicesOfOneBay({ duration: 240 }, { duration: 30 });
  const [coat] = await newSlots(coating, [{ startTime: '10:00', endTime: '14:00' }]);
  const washes = await newSlots(wash, [
    { startTime: '09:30', endTime: '10:00' },
    { startTime: '10:00', endTime: '10:30' },
    { startTime: '13:30', endTime: '14:00' },
    { startTime: '14:00', endTime: '14:30' },
  ]);
  const [before, first, last, after] = washes;
  if (!coat || !before || !first || !last || !after) throw new Error('No slots were made');
  const onlooker = await anotherBrowser();
  await onlooker.goto(servicePageOf(first));
  for (const slot of washes) await expect(slotButton(onlooker, slot)).toBeEnabled();
  await slotButton(onlooker, last).click();

  await prepareBooking(page, coat, customer);
  await confirmBooking(page);
  for (const displaced of [first, last]) {
    await expect(slotButton(onlooker, displaced)).toBeDisabled();
    await expect(slotButton(onlooker, displaced)).toHaveText(/Being booked/);
  }
  await expect(onlooker.getByText('is being booked by somebody else')).toBeVisible();

  await pay(page);
  await expectBookingConfirmed(page);
  for (const displaced of [first, last]) {
    await expect(slotButton(onlooker, displaced)).toHaveText(/Booked$/);
  }
  for (const free of [before, after]) await expect(slotButton(onlooker, free)).toBeEnabled();
  await removeService(coating);
  await removeService(wash);
});
