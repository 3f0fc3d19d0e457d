import { overflow } from '../support/browser/overflow.ts';
import { newAccount } from '../support/records/accounts.ts';
import { bookingNow, cancel, newBooking, reschedule } from '../support/records/bookings.ts';
import { dayFromToday, newSlot } from '../support/records/catalogue.ts';
import { chooseDay, dayButton } from '../support/screens/calendar.ts';
import {
  confirmMove,
  panel,
  panelOf,
  rescheduleAddress,
  rescheduleLink,
  upcoming,
} from '../support/screens/my-bookings.ts';
import { servicePageOf, slotButton } from '../support/screens/service-page.ts';
import { toast } from '../support/screens/toasts.ts';
import { db } from '../support/server/emulators.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

const rescheduled = 'Booking rescheduled successfully';
const pleaseSelect = 'Please select a new time slot';
const endpoint = '**/api/bookings/reschedule*';

test('a booking moves; its old time opens and its new one closes in other browsers', async ({
  page,
  customer,
  service,
  slot,
  anotherBrowser,
}) => {
  const booking = await newBooking(customer, slot);
  const target = await newSlot(service, { date: dayFromToday(3), startTime: '11:00' });
  const [atOldDay, atNewDay] = [await anotherBrowser(), await anotherBrowser()];
  await atOldDay.goto(servicePageOf(slot));
  await atNewDay.goto(servicePageOf(target));
  await expect(slotButton(atOldDay, slot)).toBeDisabled();
  await expect(slotButton(atNewDay, target)).toBeEnabled();

  await openSignedIn(page, rescheduleAddress, customer);
  await rescheduleLink(page).click();
  await expect(page).toHaveURL(panelOf(booking));
  await expect(panel(page)).toBeFocused();
  await expect(slotButton(page, slot)).toHaveText(/This booking$/);
  await expect(slotButton(page, slot)).toBeDisabled();
  await expect(dayButton(page, dayFromToday(2))).toHaveAttribute('aria-selected', 'true');

  await chooseDay(page, target.date);
  await slotButton(page, target).click();
  await expect(panel(page).getByRole('definition')).toHaveText([/ at 10:00$/, / at 11:00$/]);
  await confirmMove(page).dblclick();
  await expect(toast(page, rescheduled)).toBeVisible();
  await expect(panel(page)).toBeHidden();
  await expect(page).toHaveURL(rescheduleAddress);
  await expect(rescheduleLink(page)).toBeFocused();
  await expect(upcoming(page).getByText('11:00', { exact: false })).toHaveCount(1);

  await expect(slotButton(atOldDay, slot)).toBeEnabled();
  await expect(slotButton(atNewDay, target)).toHaveText(/Booked$/);
  await expect
    .poll(() => bookingNow(booking))
    .toMatchObject({ status: 'pending', slot: { _id: target._id } });
  const events = await db.bookingEvents(booking._id).orderBy('createdAt').get();
  expect(events.docs.map((event) => event.data())).toMatchObject([
    { kind: 'booked' },
    { kind: 'rescheduled', slots: { from: { _id: slot._id }, to: { _id: target._id } } },
  ]);
  const payment = (await db.transactions.doc(booking._id).get()).data();
  expect(payment).toMatchObject({ status: 'success', amount: booking.amount });
});

test('a new time is chosen in a panel that has an address, and confirmed however quick somebody is', {
  tag: '@long',
}, async ({ page, customer, service, slot }) => {
  const booking = await newBooking(customer, slot);
  const target = await newSlot(service, { startTime: '12:00' });

  await test.step('the panel closes with the back button and opens again from its address', async () => {
    await openSignedIn(page, rescheduleAddress, customer);
    await rescheduleLink(page).click();
    await slotButton(page, target).click();
    await page.reload();
    await expect(slotButton(page, target)).toHaveAttribute('aria-pressed', 'true');
    await page.goBack();
    await expect(page).toHaveURL(rescheduleAddress);
    await expect(panel(page)).toBeHidden();

    await page.goto(panelOf(booking));
    await page.getByRole('button', { name: 'Keep my time' }).click();
    await expect(panel(page)).toBeHidden();
    await expect(rescheduleLink(page)).toBeFocused();
    await expect.poll(() => bookingNow(booking)).toMatchObject({ slot: { _id: slot._id } });
  });

  await test.step('another day clears the chosen time, and without one nothing is confirmed', async () => {
    const nextDay = await newSlot(service, { date: dayFromToday(3), startTime: '16:00' });
    await page.goto(panelOf(booking));
    await slotButton(page, target).click();
    await expect(panel(page).getByRole('definition').last()).toHaveText(/ at 12:00$/);

    await chooseDay(page, nextDay.date);
    await expect(panel(page).getByRole('definition').last()).toHaveText('–');
    await expect(slotButton(page, nextDay)).toBeEnabled();
    await expect(confirmMove(page)).toBeDisabled();
    await expect(panel(page).getByText(pleaseSelect)).toBeVisible();
    await expect(confirmMove(page)).toHaveAccessibleDescription(pleaseSelect);

    await chooseDay(page, slot.date);
    await expect(slotButton(page, target)).toHaveAttribute('aria-pressed', 'false');
    await slotButton(page, target).click();
    await expect(page.getByText(pleaseSelect)).toHaveCount(0);
    await expect.poll(() => bookingNow(booking)).toMatchObject({ slot: { _id: slot._id } });
  });

  await test.step('list, panel and choice fit a phone', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);
    await page.goto(rescheduleAddress);
    await expect(rescheduleLink(page)).toBeVisible();
    await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step('a click that is quicker than the screen confirms the chosen time', async () => {
    await page.goto(panelOf(booking));
    await slotButton(page, target).waitFor();
    await slotButton(page, target).evaluate(async (time) => {
      (time as HTMLElement).click();
      // Work that follows a click at once has run; work that is put off until later has not.
      for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
      [...time.ownerDocument.querySelectorAll('button')]
        .find((one) => one.textContent === 'Confirm new time')
        ?.click();
    });
    await expect(toast(page, rescheduled)).toBeVisible();
    await expect.poll(() => bookingNow(booking)).toMatchObject({ slot: { _id: target._id } });
  });
});

test('changes elsewhere to the booking or the chosen time are told, and the panel goes on', {
  tag: '@long',
}, async ({ page, browserErrors, customer, service, slot }) => {
  const booking = await newBooking(customer, slot);
  await test.step('a time that somebody takes at the last moment is told, and the panel goes on', async () => {
    browserErrors.allow(/status of 409/);
    const rivals = await newBooking(
      await newAccount(),
      await newSlot(service, { startTime: '09:00' }),
    );
    const wanted = await newSlot(service, { startTime: '14:00' });
    const other = await newSlot(service, { startTime: '15:00' });
    await openSignedIn(page, panelOf(booking), customer);
    await slotButton(page, wanted).click();
    await page.route(endpoint, async (route) => {
      await reschedule(rivals, wanted);
      await route.continue();
    });
    await confirmMove(page).click();
    await expect(
      toast(page, 'Failed to reschedule booking: This slot is not available any more.'),
    ).toBeVisible();
    await expect(panel(page).getByText('The 14:00 slot has been booked.')).toBeVisible();

    await page.unroute(endpoint);
    await slotButton(page, other).click();
    await expect(panel(page).getByText('The 14:00 slot has been booked.')).toBeHidden();
    await confirmMove(page).click();
    await expect(toast(page, rescheduled)).toBeVisible();
  });

  await test.step('changes of the booking elsewhere are told in the open panel', async () => {
    const elsewhere = await newSlot(service, { startTime: '16:00' });
    await page.goto(panelOf(booking));
    await slotButton(page, elsewhere).click();

    await reschedule(booking, elsewhere);
    await expect(
      panel(page).getByText(/^This booking has been moved to .* at 16:00\.$/),
    ).toBeVisible();
    await expect(slotButton(page, elsewhere)).toHaveText(/This booking$/);
    await expect(slotButton(page, slot)).toBeEnabled();
    await expect(panel(page).getByRole('definition')).toHaveText([/ at 16:00$/, '–']);

    await cancel(booking);
    await expect(panel(page).getByText('This booking is cancelled.')).toBeVisible();
    await panel(page).getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText('No upcoming bookings found')).toBeVisible();
    await expect(upcoming(page)).toBeFocused();
  });
});
