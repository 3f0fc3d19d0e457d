import { overflow } from '../support/browser/overflow.ts';
import { newAccount } from '../support/records/accounts.ts';
import { bookingNow, cancel, newBooking, reschedule } from '../support/records/bookings.ts';
import { dayFromToday, newSlot, slotIn } from '../support/records/catalogue.ts';
import { slotNow } from '../support/records/purchase-reads.ts';
import { chooseDay, dayButton } from '../support/screens/calendar.ts';
import {
  cancelDialog,
  confirmMove,
  panel,
  panelOf,
  rescheduleAddress,
  rescheduleLink,
  sayYes,
  upcoming,
} from '../support/screens/my-bookings.ts';
import { servicePageOf, slotButton } from '../support/screens/service-page.ts';
import { toast } from '../support/screens/toasts.ts';
import { db } from '../support/server/emulators.ts';
import { openSignedIn, submitSignIn } from '../support/sign-in/sign-in.ts';
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
  await expect(slotButton(page, slot)).toHaveText(/Your time$/);
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

test('a new time is chosen in a panel that has an address, and confirmed however quick somebody is', async ({
  page,
  customer,
  service,
  slot,
}) => {
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
    await confirmMove(page).click();
    await expect(toast(page, pleaseSelect)).toBeVisible();
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

test('only days to come, open times and own bookings can be chosen', async ({
  page,
  customer,
  slot,
  service,
}) => {
  await test.step("another customer's booking and none at all read the same", async () => {
    const others = await newBooking(await newAccount(), slot);
    await openSignedIn(page, panelOf(others), customer);
    await expect(panel(page).getByText('We could not find this booking.')).toBeVisible();
    await expect(page.getByText('No upcoming bookings found')).toBeVisible();
    await page.goto(`${rescheduleAddress}?booking=nonsense`);
    await expect(panel(page).getByText('We could not find this booking.')).toBeVisible();
  });

  await test.step('only days to come and open times can be chosen', async () => {
    const booking = await newBooking(customer, await newSlot(service, { date: dayFromToday(40) }));
    const day = { date: dayFromToday(1) };
    const open = await newSlot(service, { ...day, startTime: '09:00' });
    const heldUntil = new Date(Date.now() + 10 * 60_000);
    const closed = [
      await newSlot(service, { ...day, startTime: '11:00', isBooked: 'booked' }),
      await newSlot(service, { ...day, startTime: '12:00', isBooked: 'canceled' }),
      await newSlot(service, { ...day, startTime: '13:00', heldUntil }),
    ];
    await page.goto(`${panelOf(booking)}&date=${day.date}`);
    await expect(slotButton(page, open)).toBeEnabled();
    for (const slot of closed) await expect(slotButton(page, slot)).toBeDisabled();

    await page.goto(`${panelOf(booking)}&date=${dayFromToday(-1)}`);
    await expect(
      panel(page).getByText('Please select a date to view available slots.'),
    ).toBeVisible();
  });
});

test('two customers want one slot: exactly one gets it, and the other chooses again', async ({
  page,
  browserErrors,
  customer,
  service,
  anotherBrowser,
}) => {
  browserErrors.allow(/status of 409/);
  const rival = await newAccount();
  const mine = await newBooking(customer, await newSlot(service, { startTime: '08:00' }));
  const rivals = await newBooking(rival, await newSlot(service, { startTime: '09:00' }));
  const wanted = await newSlot(service, { startTime: '14:00' });
  const other = await newSlot(service, { startTime: '15:00' });
  const rivalPage = await anotherBrowser();
  await openSignedIn(page, panelOf(mine), customer);
  await openSignedIn(rivalPage, panelOf(rivals), rival);
  for (const one of [page, rivalPage]) await slotButton(one, wanted).click();
  await Promise.all([page, rivalPage].map((one) => confirmMove(one).click()));

  await expect.poll(async () => (await slotNow(wanted)).isBooked).toBe('booked');
  const iWon = (await bookingNow(mine)).slot._id === wanted._id;
  const [winner, loser] = iWon ? [page, rivalPage] : [rivalPage, page];
  await expect(panel(winner)).toBeHidden();
  await expect(panel(loser).getByText('The 14:00 slot has been booked.')).toBeVisible();
  await expect(slotButton(loser, wanted)).toBeDisabled();

  await slotButton(loser, other).click();
  await confirmMove(loser).click();
  await expect(panel(loser)).toBeHidden();
  const [winners, losers] = iWon ? [mine, rivals] : [rivals, mine];
  await expect.poll(() => bookingNow(winners)).toMatchObject({ slot: { _id: wanted._id } });
  await expect.poll(() => bookingNow(losers)).toMatchObject({ slot: { _id: other._id } });
});

test('changes elsewhere to the booking or the chosen time are told, and the panel goes on', async ({
  page,
  browserErrors,
  customer,
  service,
  slot,
}) => {
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
    await expect(slotButton(page, elsewhere)).toHaveText(/Your time$/);
    await expect(slotButton(page, slot)).toBeEnabled();
    await expect(panel(page).getByRole('definition')).toHaveText([/ at 16:00$/, '–']);

    await cancel(booking);
    await expect(panel(page).getByText('This booking is cancelled.')).toBeVisible();
    await panel(page).getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText('No upcoming bookings found')).toBeVisible();
    await expect(upcoming(page)).toBeFocused();
  });
});

test('a late move does not win the refund back, and a session that ends loses nothing that was chosen', async ({
  page,
  customer,
  service,
  browserErrors,
  slot,
}) => {
  await test.step('a late move says before the click that it does not win the refund back', async () => {
    const booking = await newBooking(customer, await slotIn(23 * 60, service));
    const target = await newSlot(service, { date: dayFromToday(9), startTime: '11:00' });
    await openSignedIn(page, panelOf(booking), customer);
    await chooseDay(page, target.date);
    await slotButton(page, target).click();
    const note =
      'It starts in less than 24 hours. You can still move it, but if you cancel it afterwards there is no refund.';
    await expect(panel(page).getByText(note)).toBeVisible();
    await confirmMove(page).click();
    await expect(toast(page, rescheduled)).toBeVisible();
    await expect.poll(() => bookingNow(booking)).toMatchObject({ refundTerms: 'forfeited' });

    await page.getByRole('button', { name: /^Cancel Booking/ }).click();
    await expect(
      cancelDialog(page).getByText(
        'It was moved less than 24 hours before it was to start, so there is no refund.',
      ),
    ).toBeVisible();
    await sayYes(page).click();
    await expect(toast(page, 'Booking cancelled successfully')).toBeVisible();
    await expect
      .poll(async () => (await db.transactions.doc(booking._id).get()).data())
      .toMatchObject({
        status: 'success',
      });
  });

  await test.step('a session that ends in the middle loses nothing that was chosen', async () => {
    browserErrors.allow(/status of 401/);
    const booking = await newBooking(customer, slot);
    const target = await newSlot(service, { date: dayFromToday(3), startTime: '11:00' });
    await page.goto(panelOf(booking));
    await chooseDay(page, target.date);
    await slotButton(page, target).click();
    await page.route(endpoint, (route) =>
      route.continue({ headers: { ...route.request().headers(), authorization: 'Bearer over' } }),
    );
    await confirmMove(page).click();
    await expect(page).toHaveURL(/\/auth\/signin\?from=/);

    await page.unroute(endpoint);
    await submitSignIn(page, customer);
    await expect(slotButton(page, target)).toHaveAttribute('aria-pressed', 'true');
    await confirmMove(page).click();
    await expect(toast(page, rescheduled)).toBeVisible();
    await expect.poll(() => bookingNow(booking)).toMatchObject({ slot: { _id: target._id } });
  });
});
