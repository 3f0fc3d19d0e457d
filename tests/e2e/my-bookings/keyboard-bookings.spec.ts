import { press, tabTo } from '../support/browser/keyboard.ts';
import { bookingNow, newBooking } from '../support/records/bookings.ts';
import { dayFromToday, newSlot } from '../support/records/catalogue.ts';
import { dayButton } from '../support/screens/calendar.ts';
import {
  cancelButton,
  confirmMove,
  panel,
  rescheduleAddress,
  rescheduleLink,
  sayNo,
  sayYes,
} from '../support/screens/my-bookings.ts';
import { slotButton } from '../support/screens/service-page.ts';
import { toast } from '../support/screens/toasts.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('a booking is moved and then cancelled without a mouse', { tag: '@long' }, async ({
  page,
  customer,
  service,
}) => {
  const slot = await newSlot(service, { date: dayFromToday(1) });
  const booking = await newBooking(customer, slot);
  const target = await newSlot(service, { date: dayFromToday(2), startTime: '12:00' });
  await openSignedIn(page, rescheduleAddress, customer);
  await press(page, rescheduleLink(page));
  await expect(panel(page)).toBeFocused();

  await tabTo(page, dayButton(page, slot.date));
  await page.keyboard.press('ArrowRight');
  await expect(dayButton(page, target.date)).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, slotButton(page, target));
  await press(page, confirmMove(page));
  await expect(toast(page, 'Booking rescheduled successfully')).toBeVisible();
  await expect(rescheduleLink(page)).toBeFocused();
  await expect.poll(() => bookingNow(booking)).toMatchObject({ slot: { _id: target._id } });

  await press(page, cancelButton(page));
  await expect(sayNo(page)).toBeFocused();
  await press(page, sayYes(page));
  await expect(toast(page, 'Booking cancelled successfully')).toBeVisible();
  await expect(page.locator(':focus')).toContainText('No upcoming bookings found');
  await expect.poll(() => bookingNow(booking)).toMatchObject({ status: 'cancelled' });

  await press(page, page.getByRole('link', { name: 'Book a service' }));
  await expect(page).toHaveURL('/services');
});
