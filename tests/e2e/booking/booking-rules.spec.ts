import type { PublicSettings } from '@carwash/domain/settings/public-settings';
import { storeSettings } from '../../support/settings/settings.ts';
import { newBooking } from '../support/records/bookings.ts';
import { dayFromToday, newSlot, slotIn } from '../support/records/catalogue.ts';
import { onlyTransactionOf } from '../support/records/purchase-reads.ts';
import { withoutSettings } from '../support/records/settings.ts';
import {
  bookingPageOf,
  confirmBooking,
  confirmButton,
  prepareBooking,
} from '../support/screens/booking-page.ts';
import { dayButton } from '../support/screens/calendar.ts';
import { panelOf } from '../support/screens/my-bookings.ts';
import { servicePageOf, slotButton } from '../support/screens/service-page.ts';
import { ground } from '../support/server/server-context.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

const store = (settings: Partial<PublicSettings>) => storeSettings(ground, settings);

/** Every page follows the settings, so each test leaves them as they were. */
let putBack: () => Promise<void>;
test.beforeEach(async () => {
  putBack = await withoutSettings();
});
test.afterEach(() => putBack());

test('who books is told the hold and the notice of the business', async ({
  page,
  customer,
  slot,
}) => {
  await store({ holdMinutes: 20, cancellationHours: 3 });
  await page.goto(`/services/${slot.serviceId}`);
  await expect(page.getByText('Free to cancel until 3 hours before it starts.')).toBeVisible();
  await prepareBooking(page, slot, customer);
  await expect(page.getByText('We keep the slot for you for 20 minutes.')).toBeVisible();
  await confirmBooking(page);
  expect(await onlyTransactionOf(slot)).toMatchObject({ holdMinutes: 20, cancellationHours: 3 });
});

test('who is shown better terms than there are by now is asked once more', async ({
  page,
  customer,
  slot,
  browserErrors,
}) => {
  browserErrors.allow(/status of 409/);
  await prepareBooking(page, slot, customer);
  await expect(page.getByText(/^Free to cancel until/)).toBeVisible();
  await store({ cancellationHours: 72 });
  await confirmButton(page).click();
  await expect(page.getByText('only until 72 hours before it starts')).toBeVisible();
  await expect(page.getByText('It starts in less than 72 hours')).toBeVisible();
  await confirmBooking(page);
  expect((await onlyTransactionOf(slot)).cancellationHours).toBe(72);
});

test('a booking tells the notice that it was sold under', async ({ page, customer, service }) => {
  const slot = await slotIn(30 * 60, service);
  const booking = await newBooking(customer, slot, { cancellationHours: 36 });
  await openSignedIn(page, `/dashboard/my-bookings/${booking._id}`, customer);
  await expect(page.getByText('It starts in less than 36 hours')).toBeVisible();
  await page.goto(panelOf(booking));
  await expect(page.getByText('It starts in less than 36 hours.')).toBeVisible();
});

test('a time that starts too soon goes, and is not booked by its address either', async ({
  page,
  customer,
  service,
  passTime,
}) => {
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
  await openSignedIn(page, bookingPageOf(soon), customer);
  await expect(page.getByText('starts too soon to be booked')).toBeVisible();
  await expect(confirmButton(page)).toBeDisabled();
});

test('days that are too far ahead are not offered', async ({ page, customer, service }) => {
  await store({ bookAheadDays: 3 });
  const near = await newSlot(service, { date: dayFromToday(3) });
  const far = await newSlot(service, { date: dayFromToday(4) });
  await page.goto(`/services/${service._id}`);
  await expect(dayButton(page, near.date)).toHaveAttribute('aria-selected', 'true');
  await expect(slotButton(page, near)).toBeEnabled();
  await expect(dayButton(page, far.date)).toBeDisabled();
  await page.goto(servicePageOf(far));
  await expect(page.getByText(/^No slots available for/)).toBeVisible();
  await openSignedIn(page, bookingPageOf(far), customer);
  await expect(page.getByText('is too far ahead to be booked')).toBeVisible();
});
