import { expectUsable } from '../support/browser/expect-usable.ts';
import { navigateTo } from '../support/browser/navigate-to.ts';
import { newBooking } from '../support/records/bookings.ts';
import { dayFromToday, newSlot } from '../support/records/catalogue.ts';
import { bookingPageOf } from '../support/screens/booking-page.ts';
import { chooseDay } from '../support/screens/calendar.ts';
import { confirmMove, panelOf } from '../support/screens/my-bookings.ts';
import { servicePageOf, slotButton } from '../support/screens/service-page.ts';
import { expectTold } from '../support/screens/toasts.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

const book = { name: 'Book This Service' };

test('the open times of a day can be chosen, and a choice survives a reload but not another day', async ({
  page,
  service,
  slot,
}) => {
  // Made before the page is opened, which asks once a minute on which days there is room.
  const later = await newSlot(service, { date: dayFromToday(3), startTime: '16:00' });

  await test.step('times stand in the parts of the day, without an end, because every visit takes as long', async () => {
    const date = dayFromToday(2);
    await newSlot(service, { date, startTime: '13:00' });
    const timesOf = (part: string) => page.getByRole('list', { name: part }).getByRole('button');
    await page.goto(servicePageOf(slot));
    await expect(timesOf('Morning')).toHaveText(['10:00']);
    await expect(timesOf('Afternoon')).toHaveText(['13:00']);
    await expect(page.getByRole('list', { name: 'Evening' })).toHaveCount(0);

    await newSlot(service, { date, startTime: '17:30', endTime: '19:00' });
    await expect(timesOf('Evening')).toHaveText(['17:30']);
    await expect(timesOf('Morning')).toHaveText(['10:00']);
  });

  await test.step('another day clears the chosen time', async () => {
    await expect(page.getByText('Please select a time slot before booking.')).toBeVisible();
    await slotButton(page, slot).click();
    await expect(slotButton(page, slot)).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('button', book)).toBeEnabled();

    await chooseDay(page, later.date);
    await expect(slotButton(page, later)).toBeEnabled();
    await expect(page.getByRole('button', book)).toBeDisabled();
    await chooseDay(page, slot.date);
    await expect(slotButton(page, slot)).toHaveAttribute('aria-pressed', 'false');
    await expect(page.getByRole('button', book)).toBeDisabled();
  });

  await test.step('a choice survives a reload', async () => {
    await slotButton(page, slot).click();
    await page.reload();
    await expect(slotButton(page, slot)).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('button', book)).toBeEnabled();
  });

  await test.step('only open times can be chosen, and the others say why', async () => {
    const open = await newSlot(service, { startTime: '09:00', endTime: '09:45' });
    const booked = await newSlot(service, { startTime: '11:00', isBooked: 'booked' });
    const canceled = await newSlot(service, { startTime: '12:00', isBooked: 'canceled' });
    await expect(slotButton(page, open)).toBeEnabled();
    await expect(slotButton(page, booked)).toBeDisabled();
    await expect(slotButton(page, booked)).toContainText('Booked');
    await expect(slotButton(page, canceled)).toBeDisabled();
    await expect(slotButton(page, canceled)).toContainText('Unavailable');
  });

  await test.step('an address with a day that is over asks for another one', async () => {
    await page.goto(`/services/${slot.serviceId}?date=${dayFromToday(-1)}`);
    await expect(page.getByText('Please select a date to view available slots.')).toBeVisible();
    await expect(page.getByRole('button', book)).toBeDisabled();
  });
});

test.describe('far away', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test.describe('on a narrow phone', () => {
    test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

    test('every time names its place, from the card to the booking', { tag: '@long' }, async ({
      page,
      service,
      slot,
      customer,
    }) => {
      await openSignedIn(page, `/services?search=${encodeURIComponent(service.name)}`, customer);
      await expectUsable(page);
      await page.getByRole('link', { name: /^Next: .*10:00 in Dhaka$/ }).tap();
      await expect(page.getByText('All times are local to Dhaka.')).toBeVisible();
      await expect(page.getByText(/^Next: .*10:00 in Dhaka$/)).toBeVisible();
      await expect(page.getByText(/ at 10:00 in Dhaka$/)).toBeVisible();
      await expectUsable(page);
      await page.getByRole('button', book).tap();
      const summary = page.getByRole('region', { name: 'Your booking' });
      await expect(summary.getByText('10:00 in Dhaka')).toBeVisible();
      await expect(page.getByText('All times are local to Dhaka.')).toBeVisible();
      await expectUsable(page);

      const booking = await newBooking(customer, slot);
      await page.goto(bookingPageOf(slot));
      await expect(page.getByText(' at 10:00 in Dhaka is yours.')).toBeVisible();
      await navigateTo(page, `/booking-success?transaction=${booking._id}`);
      await expect(page.getByText(/^Your time: \w{3}, \d+ \w+ \d{4}, \d\d:\d\d/)).toBeVisible();
      await navigateTo(page, `/dashboard/my-bookings/${booking._id}`);
      await expect(page.getByText(/^Free to cancel until .* in Dhaka\./)).toBeVisible();
      await navigateTo(page, '/dashboard/my-bookings');
      await expect(page.getByText('10:00 – 10:45 in Dhaka')).toBeVisible();
      await expectUsable(page);

      const other = await newSlot(service, { startTime: '12:00' });
      await navigateTo(page, panelOf(booking));
      await slotButton(page, other).tap();
      await confirmMove(page).tap();
      await expectTold(page, 'Booking rescheduled successfully');
      await expect(page.getByRole('main')).toContainText('12:00');
      await navigateTo(page, '/');
      await page.getByRole('button', { name: /^Account of / }).tap();
      await expect(page.getByRole('menuitem', { name: /^Next: .*12:00 in Dhaka$/ })).toBeVisible();
      await expectUsable(page);
    });
  });
});
