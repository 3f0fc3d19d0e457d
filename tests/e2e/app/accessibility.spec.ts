import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/browser/expect-accessible.ts';
import { expectUsable } from '../support/browser/expect-usable.ts';
import { newBooking } from '../support/records/bookings.ts';
import { dayFromToday, newSlot } from '../support/records/catalogue.ts';
import { bookingPageOf } from '../support/screens/booking-page.ts';
import { servicePageOf } from '../support/screens/service-page.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

/** Looks at a screen once what it shows is there. */
async function inspect(page: Page, path: string, shows: string | RegExp): Promise<void> {
  await page.goto(path);
  await expect(page.getByText(shows).filter({ visible: true }).first()).toBeVisible();
  await expectUsable(page);
}

/** Looks at a dialog once it has faded in: half-way its letters are faint. */
async function expectDialogAccessible(page: Page): Promise<void> {
  await expect(page.locator('.MuiDialog-container')).toHaveCSS('opacity', '1');
  await expectAccessible(page);
}

const looks = [
  { scheme: 'light', viewport: { width: 1280, height: 900 } },
  { scheme: 'dark', viewport: { width: 360, height: 740 } },
] as const;

for (const { scheme, viewport } of looks) {
  test.describe(`${scheme}, ${viewport.width} pixels`, () => {
    test.use({ colorScheme: scheme, viewport });

    test('the public screens', async ({ page, slot }) => {
      await inspect(page, '/', 'What our customers say');
      await inspect(page, '/services', /^\d+ services/);
      await inspect(page, '/services/foamwash', '5 stars');
      await inspect(page, servicePageOf(slot), 'until 10:45');
      await inspect(page, '/review', 'Overall rating');
      await inspect(page, '/about', 'Our mission');
      await inspect(page, '/auth/signin', 'Demo Admin');
      await inspect(page, '/auth/signup', 'Create your account');
      await inspect(page, '/auth/forgot-password', /password/i);
      await inspect(page, '/no/such/page', 'Page Not Found');
    });

    test("the customer's screens", async ({ page, customer, service, slot }) => {
      const upcoming = await newBooking(customer, slot);
      const past = await newSlot(service, { date: dayFromToday(-3) });
      const completed = await newBooking(customer, past, { status: 'completed' });
      const given = await newSlot(service, { date: dayFromToday(5) });
      const cancelled = await newBooking(customer, given, { status: 'cancelled' });
      await openSignedIn(page, '/dashboard/my-bookings', customer);
      await inspect(page, '/dashboard/my-bookings', 'Completed');
      await inspect(page, `/dashboard/my-bookings/${upcoming._id}`, 'Confirmed');
      await inspect(page, `/dashboard/my-bookings/${cancelled._id}`, 'Refund on its way');
      await inspect(page, '/dashboard/reschedule-booking', 'Cancel Booking');
      await inspect(
        page,
        `/dashboard/reschedule-booking?booking=${upcoming._id}&date=${slot.date}`,
        '10:00',
      );
      await inspect(page, '/dashboard/my-transactions', 'Paid');
      await inspect(page, `/dashboard/my-transactions/${completed._id}`, completed._id);
      await inspect(page, '/dashboard/profile', customer.email);
      await inspect(page, '/dashboard/edit-profile', 'Save');
      await inspect(page, '/dashboard/change-password', 'Change Password');
      const free = await newSlot(service, { date: dayFromToday(6) });
      await inspect(page, bookingPageOf(free), 'Your vehicle');
    });

    test('the dialogs', async ({ page, customer, slot }) => {
      await newBooking(customer, slot);
      await openSignedIn(page, '/dashboard/my-bookings', customer);
      await page.getByRole('button', { name: /^Cancel Booking/ }).click();
      await expect(page.getByRole('button', { name: 'No, keep it' })).toBeVisible();
      await expectDialogAccessible(page);
    });

    test('the screens of half an account', async ({ page, browserErrors }) => {
      // What Firebase says of a code that was never given.
      browserErrors.allow(/status of 400/);
      await inspect(page, '/auth/action?mode=resetPassword&oobCode=none', /no longer works/);
      await page.goto('/auth/signup');
      await page.getByRole('button', { name: 'Google' }).click();
      await expectDialogAccessible(page);
    });
  });
}
