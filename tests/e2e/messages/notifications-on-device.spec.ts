import type { Booking } from '@carwash/domain/bookings/booking';
import { bookingEndpoints } from '@carwash/domain/bookings/endpoints';
import type { Slot } from '@carwash/domain/slots/slot';
import type { Page } from '@playwright/test';
import { openPushService } from '../../support/push/open-push-service.ts';
import { inEveryLook } from '../support/browser/every-look.ts';
import { expectUsable } from '../support/browser/expect-usable.ts';
import { clickPush, subscribeTo, wasAsked } from '../support/browser/push-device.ts';
import { servedByWorker } from '../support/browser/service-worker.ts';
import type { Account } from '../support/records/accounts.ts';
import { newBooking } from '../support/records/bookings.ts';
import { slotIn } from '../support/records/catalogue.ts';
import { expectBookingConfirmed } from '../support/screens/payment-return.ts';
import { callAs, tokenOf } from '../support/server/call-api.ts';
import { db } from '../support/server/emulators.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { setting } from '../support/suite.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 }, serviceWorkers: 'allow' });

const publicKey = setting('PUSH_PUBLIC_KEY', '');
const days = 24 * 60;

let service: Awaited<ReturnType<typeof openPushService>>;
test.beforeEach(async () => {
  service = await openPushService(publicKey);
});
test.afterEach(() => service.close());

const card = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const devicesOf = async ({ uid }: Account): Promise<string[]> => {
  const { docs } = await db.pushSubscriptions.where('uid', '==', uid).get();
  return docs.map((device) => device.data().endpoint);
};

/** Opens the page that a customer sees after paying. */
async function openConfirmation(page: Page, slot: Slot, customer: Account): Promise<Booking> {
  const booking = await newBooking(customer, slot);
  await openSignedIn(page, `/booking-success?transaction=${booking._id}`, customer);
  await expectBookingConfirmed(page);
  return booking;
}

test('a customer turns notifications on after booking, gets one that leads to the booking, and stops them', async ({
  page,
  context,
  request,
  customer,
  service: wash,
}) => {
  const device = service.newDevice();
  const { endpoint } = device.subscription;
  await context.grantPermissions(['notifications']);
  await subscribeTo(context, device);
  const [slot, later] = [await slotIn(3 * days, wash), await slotIn(4 * days, wash)];
  const booking = await openConfirmation(page, slot, customer);
  const token = await tokenOf(customer);

  await test.step('the browser asks only after a click on the confirmation page', async () => {
    const turnOn = card(page).getByRole('button', { name: 'Turn on notifications' });
    await expect(turnOn).toBeVisible();
    await expect.poll(() => wasAsked(page)).toBe(false);
    await inEveryLook(page, () => expectUsable(page));
    await servedByWorker(page);
    await turnOn.click();
    await expect(card(page)).toContainText('This device tells you when your car is ready.');
    await expect.poll(() => devicesOf(customer)).toEqual([endpoint]);
  });

  await test.step('a message reaches the device, which alone can read it', async () => {
    const address = `${bookingEndpoints.rescheduleBooking.path}?${new URLSearchParams({ bookingId: booking._id, slotId: later._id })}`;
    const moved = await callAs(request, { method: 'PATCH', path: address }, { token });
    expect(moved.ok()).toBe(true);
    await expect
      .poll(() => device.received.map(({ shown }) => shown.title), { timeout: 30_000 })
      .toEqual(['Your booking has a new time']);
  });

  await test.step('the service worker shows it, and a click leads to the booking', async () => {
    const [received] = device.received;
    if (!received) throw new Error('There is a notification');
    const { title, body, tag } = received.shown;
    const { opened, ...shown } = await clickPush(context, received.payload);
    expect(shown).toEqual({ title, body, tag, isClosed: true });
    await page.goto(opened);
    await expect(page.getByText(`Code ${booking.code}`)).toBeVisible();
  });

  await test.step('a device that is gone is forgotten, and can be turned on again', async () => {
    service.answer(device, { status: 410 });
    const cancelled = await callAs(request, bookingEndpoints.cancelBooking, {
      token,
      params: { id: booking._id },
    });
    expect(cancelled.ok()).toBe(true);
    await expect.poll(() => devicesOf(customer), { timeout: 30_000 }).toEqual([]);
    await page.goto('/dashboard/profile');
    await expect(card(page)).toContainText('This device shows no notifications.');
    await card(page).getByRole('button', { name: 'Turn on for this device' }).click();
    await expect(card(page)).toContainText('This device shows notifications.');
    await expect.poll(() => devicesOf(customer)).toEqual([endpoint]);
    await inEveryLook(page, () => expectUsable(page));
  });

  await test.step('they stop on this device, and with signing out', async () => {
    await card(page).getByRole('button', { name: 'Stop on this device' }).click();
    await expect.poll(() => devicesOf(customer)).toEqual([]);
    await card(page).getByRole('button', { name: 'Turn on for this device' }).click();
    await expect.poll(() => devicesOf(customer)).toEqual([endpoint]);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect.poll(() => devicesOf(customer)).toEqual([]);
  });
});

test('a customer whose browser blocks notifications is told how to allow them, and nothing is subscribed', {
  tag: '@long',
}, async ({ page, context, customer, service: wash }) => {
  await subscribeTo(context, service.newDevice(), 'denied');
  await openConfirmation(page, await slotIn(3 * days, wash), customer);
  await card(page).getByRole('button', { name: 'Turn on notifications' }).click();
  await expect(card(page)).toContainText('Your browser blocks notifications of this site.');
  await inEveryLook(page, () => expectUsable(page));
  await page.goto('/dashboard/profile');
  await expect(card(page)).toContainText('Your browser blocks notifications of this site.');
  await expect(card(page).getByRole('button')).toHaveCount(0);
  await expect.poll(() => devicesOf(customer)).toEqual([]);
});
