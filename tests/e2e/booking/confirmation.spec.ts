import { readFile } from 'node:fs/promises';
import { overflow } from '../support/browser/overflow.ts';
import { newAccount } from '../support/records/accounts.ts';
import { newBooking } from '../support/records/bookings.ts';
import { bookingsOf } from '../support/records/purchase-reads.ts';
import { bookingsFoundBy } from '../support/screens/admin-bookings.ts';
import { goToPay } from '../support/screens/booking-page.ts';
import { pay } from '../support/screens/card-page.ts';
import { expectBookingConfirmed } from '../support/screens/payment-return.ts';
import { toastsOf } from '../support/screens/toasts.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('a customer who has paid reads service, time, place and price, and the code to say on the phone', async ({
  page,
  customer,
  slot,
  service,
}) => {
  await goToPay(page, slot, customer);
  await page.setViewportSize({ width: 360, height: 740 });
  await pay(page);

  await test.step('on a phone the toast covers the bar at the top, and nothing that is read', async () => {
    const toast = page.getByRole('alert').filter({ hasText: 'Booking successful' });
    await expect(toast).toBeVisible();
    const lowerEdge = async () => {
      const box = await toast.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    const heading = page.getByRole('heading', { name: 'Your booking is confirmed' });
    const upperEdge = async () => (await heading.boundingBox())?.y ?? 0;
    await expect.poll(async () => (await lowerEdge()) <= (await upperEdge())).toBe(true);
  });

  await test.step('the page names everything about the visit', async () => {
    await expectBookingConfirmed(page);
    const [booking] = await bookingsOf(slot);
    const main = page.getByRole('main');
    await expect(main).toContainText(booking?.code ?? 'a code');
    await expect(main).toContainText(service.name);
    await expect(main).toContainText(`${slot.startTime} – ${slot.endTime}`);
    await expect(main).toContainText('$49.90');
    await expect(main).toContainText(/Free to cancel until|no refund/);
    await expect(main).not.toContainText(booking?._id ?? 'T-');
    await expect(page.getByRole('link', { name: 'Directions' })).toHaveAttribute('href', /^https:/);
    await expect(page.getByRole('link', { name: 'Call us' })).toHaveAttribute('href', /^tel:\+/);
    await expect(page.getByRole('link', { name: 'Google Calendar' })).toHaveAttribute(
      'href',
      /^https:\/\/calendar\.google\.com\/.*dates=\d{8}T\d{6}Z/,
    );

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Add to calendar' }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    expect(file).toContain('BEGIN:VEVENT');
    expect(file).toContain(`UID:${booking?._id}`);

    await expect.poll(() => overflow(page)).toBe(0);
    await page.getByRole('link', { name: 'Receipt' }).click();
    await expect(page.getByText(booking?._id ?? 'T-').first()).toBeVisible();
  });
});

test('the confirmation is there later too, and the desk finds a booking by its code', async ({
  page,
  customer,
  slot,
  anotherBrowser,
}) => {
  const booking = await newBooking(customer, slot);

  await test.step('the page of the booking leads to it, without a word that anything has just happened', async () => {
    await openSignedIn(page, `/dashboard/my-bookings/${booking._id}`, customer);
    await expect(page.getByText(`Code ${booking.code}`)).toBeVisible();
    const before = toastsOf(page).length;
    await page.getByRole('link', { name: 'Confirmation, directions and calendar' }).click();
    await expectBookingConfirmed(page);
    await expect(page.getByText(booking.code)).toBeVisible();
    expect(toastsOf(page)).toHaveLength(before);
  });

  await test.step('the desk finds a booking by its code, however it is typed', async () => {
    const { code } = booking;
    const desk = await anotherBrowser();
    const spellings = [code, code.toLowerCase(), code.replace('-', '').toLowerCase()];
    await openSignedIn(desk, bookingsFoundBy(code), await newAccount('admin'));
    for (const spelling of spellings) {
      await desk.goto(bookingsFoundBy(spelling));
      await expect(desk.getByText(customer.name).first()).toBeVisible();
    }
  });
});
