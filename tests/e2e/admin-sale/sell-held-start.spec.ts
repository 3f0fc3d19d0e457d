import { vehicle } from '../../support/purchases/vehicle.ts';
import { inEveryLook } from '../support/browser/every-look.ts';
import { expectUsable } from '../support/browser/expect-usable.ts';
import { newAccount } from '../support/records/accounts.ts';
import { dayFromToday, newSlots } from '../support/records/catalogue.ts';
import { deskAt, deskDialog, fillInCar, sellButton } from '../support/screens/admin-slots.ts';
import { toast } from '../support/screens/toasts.ts';
import { db } from '../support/server/emulators.ts';
import { startPaying } from '../support/server/start-paying.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('the desk sells the only bay to the customer who holds it, and what they pay online goes back', async ({
  page,
  request,
  provider,
  customer,
  service,
  anotherBrowser,
}) => {
  const date = dayFromToday(2);
  const [held, free] = await newSlots(service, [
    { date, startTime: '10:00' },
    { date, startTime: '12:00' },
  ]);
  if (!held || !free) throw new Error('No slots were made');
  const paymentId = await startPaying(request, customer, held);
  const admin = await newAccount('admin');

  await openSignedIn(page, `${deskAt(date)}&book=${free._id}`, admin);
  const time = deskDialog(page).getByRole('combobox', { name: 'Time' });
  await expect(time).toContainText('12:00');
  await deskDialog(page).getByRole('combobox', { name: 'Find an account' }).fill(customer.email);
  await page.getByRole('option', { name: customer.name }).click();
  await expect(
    deskDialog(page).getByText(`They are paying online for ${service.name}`),
  ).toBeVisible();
  await inEveryLook(page, () => expectUsable(page));
  await deskDialog(page).getByRole('button', { name: 'Choose it' }).click();
  await expect(time).toContainText('10:00');
  await fillInCar(page);
  await sellButton(page).click();
  await expect(toast(page, 'Booking successful')).toBeVisible();

  await provider.pay(paymentId);
  const own = await anotherBrowser();
  await openSignedIn(own, `/booking-success?transaction=${paymentId}`, customer);
  await expect(own.getByText('so this one was not needed')).toBeVisible();
  const bookings = await db.bookings.where('customer.uid', '==', customer.uid).get();
  expect(bookings.docs.map((booking) => booking.data())).toMatchObject([
    {
      slot: { _id: held._id },
      vehicle: { registrationPlate: vehicle.registrationPlate },
      status: 'pending',
    },
  ]);
});
