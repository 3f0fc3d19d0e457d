import type { PublicSettings } from '@carwash/domain/settings/public-settings';
import { publicSettingsId } from '@carwash/domain/settings/settings-ids';
import { storeSettings } from '../../support/settings/settings.ts';
import { expectUsable } from '../support/browser/expect-usable.ts';
import { navigateTo } from '../support/browser/navigate-to.ts';
import { newAccount } from '../support/records/accounts.ts';
import { newBooking } from '../support/records/bookings.ts';
import {
  dayFromToday,
  newService,
  newSlot,
  removeService,
  slotIn,
} from '../support/records/catalogue.ts';
import { onlyTransactionOf } from '../support/records/purchase-reads.ts';
import { withoutSettings } from '../support/records/settings.ts';
import {
  bookingPageOf,
  confirmBooking,
  confirmButton,
  fillInVehicle,
  prepareBooking,
} from '../support/screens/booking-page.ts';
import { dayButton } from '../support/screens/calendar.ts';
import { panelOf } from '../support/screens/my-bookings.ts';
import { servicePageOf, slotButton } from '../support/screens/service-page.ts';
import { db } from '../support/server/emulators.ts';
import { fixtures } from '../support/server/server-context.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

const store = (settings: Partial<PublicSettings>) => storeSettings(fixtures, settings);

/** Every page follows the settings, so each test leaves them as they were. */
let putBack: () => Promise<void>;
test.beforeEach(async () => {
  putBack = await withoutSettings();
});
test.afterEach(() => putBack());

test('a customer is told the hold and the notice that apply when the booking is sold', {
  tag: '@long',
}, async ({ page, customer, slot, browserErrors, service }) => {
  await test.step('a customer who was shown better terms is asked once more', async () => {
    browserErrors.allow(/status of 409/);
    await prepareBooking(page, slot, customer);
    await expect(page.getByText(/^Free to cancel until/)).toBeVisible();
    await store({ cancellationHours: 72 });
    await confirmButton(page).click();
    await expect(page.getByText('only until 72 hours before it starts')).toBeVisible();
    await expect(page.getByText('Starts in under 72 hours')).toBeVisible();
    await confirmBooking(page);
    await expect.poll(async () => (await onlyTransactionOf(slot)).cancellationHours).toBe(72);
  });

  await test.step('the page of the service and the booking page tell them', async () => {
    const slot = await newSlot(service, { startTime: '12:00' });
    await store({ holdMinutes: 20, cancellationHours: 3 });
    await page.goto(`/services/${slot.serviceId}`);
    await expect(page.getByText('Free to cancel until 3 hours before it starts.')).toBeVisible();
    await navigateTo(page, bookingPageOf(slot));
    await fillInVehicle(page);
    await expect(page.getByText('We keep the slot for you for 20 minutes.')).toBeVisible();
    await confirmBooking(page);
    await expect
      .poll(() => onlyTransactionOf(slot))
      .toMatchObject({ holdMinutes: 20, cancellationHours: 3 });
  });

  await test.step('a booking tells the notice that it was sold under', async () => {
    const slot = await slotIn(30 * 60, service);
    const booking = await newBooking(customer, slot, { cancellationHours: 36 });
    await page.goto(`/dashboard/my-bookings/${booking._id}`);
    await expect(page.getByText('Starts in under 36 hours')).toBeVisible();
    await navigateTo(page, panelOf(booking));
    await expect(
      page.getByText(/^Starts in under 36 hours.* Moving it does not change that\.$/),
    ).toBeVisible();
  });
});

test('days too far ahead and times that start too soon are not offered, nor booked by their address', {
  tag: '@long',
}, async ({ page, customer, service, passTime }) => {
  await test.step('days that are too far ahead are not offered', async () => {
    // Both days are in one month, because the calendar shows one.
    const isInOneMonth = (days: number) =>
      dayFromToday(days).slice(0, 7) === dayFromToday(days + 1).slice(0, 7);
    const bookAheadDays = isInOneMonth(3) ? 3 : 4;
    await store({ bookAheadDays });
    const near = await newSlot(service, { date: dayFromToday(bookAheadDays) });
    const far = await newSlot(service, { date: dayFromToday(bookAheadDays + 1) });
    await openSignedIn(page, `/services/${service._id}`, customer);
    await expect(dayButton(page, near.date)).toHaveAttribute('aria-selected', 'true');
    await expect(slotButton(page, near)).toBeEnabled();
    await expect(dayButton(page, far.date)).toBeDisabled();
    await page.goto(servicePageOf(far));
    await expect(page.getByText(/^No slots available for/)).toBeVisible();
    await navigateTo(page, bookingPageOf(far));
    await expect(page.getByText('is too far ahead to be booked')).toBeVisible();
  });

  await test.step('a time that starts too soon goes, and is not booked by its address either', async () => {
    await store({ lastMinutes: 120 });
    const soon = await slotIn(126, service);
    const later = await slotIn(300, service);
    await page.clock.install();
    await page.goto(servicePageOf(soon));
    await slotButton(page, soon).click();
    await passTime('06:30');
    await expect(page.getByText('starts too soon to be booked')).toBeVisible();
    await expect(slotButton(page, soon)).toHaveCount(0);
    if (soon.date === later.date) await expect(slotButton(page, later)).toBeEnabled();
    await navigateTo(page, bookingPageOf(soon));
    await expect(page.getByText('starts too soon to be booked')).toBeVisible();
    await expect(confirmButton(page)).toBeDisabled();
  });
});

test('the owner says where we come to, and a customer elsewhere is told before paying', {
  tag: '@long',
}, async ({ page, customer, anotherBrowser }) => {
  const service = await newService({ location: 'customer' });
  const slot = await newSlot(service);
  await page.setViewportSize({ width: 360, height: 740 });

  await test.step('the owner sets the areas', async () => {
    const owner = await anotherBrowser();
    await openSignedIn(owner, '/dashboard/settings?section=booking', await newAccount('admin'));
    await owner.getByLabel('Area 1', { exact: true }).fill('Gulshan');
    await owner.getByRole('button', { name: 'Add area' }).click();
    await owner.getByLabel('Area 2', { exact: true }).fill('1213');
    await owner.getByRole('button', { name: 'Save changes' }).click();
    await expect
      .poll(async () => (await db.settings.doc(publicSettingsId).get()).data()?.servedAreas)
      .toEqual(['Gulshan', '1213']);
  });

  const outside = page.getByRole('note').filter({ hasText: 'We do not come to this address.' });
  await test.step('an address outside is told with the areas and the phone number', async () => {
    await openSignedIn(page, servicePageOf(slot), customer);
    await expect(page.getByText('We come to: Gulshan, 1213')).toBeVisible();
    await navigateTo(page, bookingPageOf(slot));
    await expect(outside).toContainText('We come to: Gulshan, 1213.');
    await expect(outside.getByRole('link')).toHaveAttribute('href', /^tel:/);
    await fillInVehicle(page);
    await confirmButton(page).click();
    await expect(page.getByLabel('Address')).toBeFocused();
    await expect(page).toHaveURL(bookingPageOf(slot));
    await expectUsable(page);
  });

  await test.step('an address inside is booked', async () => {
    await page.getByLabel('Address').fill('7 Lake Road, GULSHAN');
    await confirmBooking(page);
    await expect
      .poll(() => onlyTransactionOf(slot))
      .toMatchObject({ address: '7 Lake Road, GULSHAN' });
  });
  await removeService(service);
});
