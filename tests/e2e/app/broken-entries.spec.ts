import type { Booking } from '@carwash/domain/bookings/booking';
import { newAccount } from '../support/records/accounts.ts';
import { newBooking } from '../support/records/bookings.ts';
import { dayFromToday, newSlot } from '../support/records/catalogue.ts';
import { db } from '../support/server/emulators.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

const pastTime = (index: number) => ({
  date: dayFromToday(-1 - index),
  startTime: '10:00',
  endTime: '10:45',
});

/** Writes a type of vehicle into a booking, which may not be without one. */
const writeVehicleType = ({ _id }: Booking, type: string) =>
  db.bookings.doc(_id).update({ 'vehicle.vehicleType': type });

test('a stored entry that cannot be read is missing, and the list and its pages go on', {
  tag: '@long',
}, async ({ page, browserErrors, customer, service }) => {
  browserErrors.allow(/is not what it should be/);
  const bookings: Booking[] = [];
  for (const index of Array.from({ length: 12 }).keys()) {
    const slot = await newSlot(service, pastTime(index));
    bookings.push(await newBooking(customer, slot, { status: 'completed' }));
  }
  const [, second] = bookings;
  if (!second) throw new Error('There are no bookings');
  await writeVehicleType(second, '');
  try {
    await openSignedIn(page, '/dashboard/my-bookings', customer);
    const past = page.getByRole('region', { name: 'Past bookings' });
    await expect(past.getByRole('listitem')).toHaveCount(9);
    await expect(past.getByText('One entry cannot be shown.')).toBeVisible();
    await past.getByRole('button', { name: 'Next' }).click();
    await expect(past.getByRole('listitem')).toHaveCount(2);
    await expect(past.getByText('cannot be shown')).toHaveCount(0);

    await openSignedIn(
      page,
      `/dashboard/bookings?when=all&search=${customer.email}`,
      await newAccount('admin'),
    );
    await expect(page.getByRole('row')).toHaveCount(12);
    await expect(page.getByText('One entry cannot be shown.')).toBeVisible();
  } finally {
    await writeVehicleType(second, second.vehicle.vehicleType);
  }
});

test('an entry that breaks says so in its place, and the others stay', { tag: '@long' }, async ({
  page,
  browserErrors,
  customer,
  service,
}) => {
  browserErrors.allow(/This day breaks/);
  const breaking = await newSlot(service, { date: dayFromToday(6) });
  const sound = await newSlot(service, { date: dayFromToday(8) });
  const sounder = await newSlot(service, { date: dayFromToday(9) });
  for (const slot of [breaking, sound, sounder]) await newBooking(customer, slot);
  await page.addInitScript(`
    const { format } = Object.getOwnPropertyDescriptors(Intl.DateTimeFormat.prototype);
    Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', {
      get() {
        const write = format.get.call(this);
        return (date) => {
          if (Number(date) === ${Date.parse(breaking.date)}) {
            throw new RangeError('This day breaks');
          }
          return write(date);
        };
      },
    });
  `);
  await openSignedIn(page, '/dashboard/my-bookings', customer);
  await expect(page.getByText('This entry cannot be shown.')).toHaveCount(1);
  const upcoming = page.getByRole('region', { name: 'Upcoming bookings' });
  await expect(upcoming.getByRole('button', { name: /^Cancel Booking/ })).toHaveCount(2);

  await openSignedIn(
    page,
    `/dashboard/bookings?search=${customer.email}`,
    await newAccount('admin'),
  );
  await expect(page.getByText('This entry cannot be shown.')).toHaveCount(1);
  await expect(page.getByRole('row')).toHaveCount(4);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByText('This entry cannot be shown.')).toHaveCount(1);
  await expect(page.getByRole('list', { name: 'Bookings' }).getByRole('heading')).toHaveCount(2);
});
