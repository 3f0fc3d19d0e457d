import { formatDay } from '@carwash/domain/time/format-day';
import { expectUsable } from '../support/browser/expect-usable.ts';
import { moveAtDesk, newBooking } from '../support/records/bookings.ts';
import { newSlots } from '../support/records/catalogue.ts';
import { quietDay } from '../support/screens/admin-slots.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('a visit that the desk has moved is marked for its customer', async ({
  page,
  service,
  customer,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const date = quietDay();
  const [ten, two] = await newSlots(service, [
    { date, startTime: '10:00' },
    { date, startTime: '14:00' },
  ]);
  if (!ten || !two) throw new Error('No slots');
  const booking = await newBooking(customer, ten);
  const mark = page.getByText(`Moved by us from ${formatDay(date)} 10:00`);
  await openSignedIn(page, `/dashboard/my-bookings/${booking._id}`, customer);
  await expect(page.getByText('10:00 – 10:45').first()).toBeVisible();
  await expect(mark).toHaveCount(0);
  await moveAtDesk(booking, two);
  await expect(mark).toBeVisible();
  await expectUsable(page);
  await page.goto('/dashboard/my-bookings');
  await expect(mark).toBeVisible();
  await expectUsable(page);
});
