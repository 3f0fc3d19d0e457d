import { randomBytes } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { vehicle } from '../../support/purchases/vehicle.ts';
import { newBooking } from '../support/records/bookings.ts';
import { dayFromToday, newSlot } from '../support/records/catalogue.ts';
import { bookingsOf } from '../support/records/purchase-reads.ts';
import { cardPageAddress, confirmButton } from '../support/screens/booking-page.ts';
import { payButton } from '../support/screens/card-page.ts';
import { expectBookingConfirmed } from '../support/screens/payment-return.ts';
import { servicePageOf, slotButton } from '../support/screens/service-page.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

/** The work of a customer: taps on anything but the field that is filled in next, and fields. */
class Effort {
  taps = 0;
  fields = 0;

  async tap(target: Locator): Promise<void> {
    this.taps += 1;
    await target.tap();
  }

  async fill(page: Page, label: string, text: string): Promise<void> {
    this.fields += 1;
    await page.getByLabel(label, { exact: true }).fill(text);
  }
}

test('a regular pays in four taps and fills in nothing, at the usual weekday and hour', async ({
  page,
  customer,
  service,
}, info) => {
  const past = await newSlot(service, { date: dayFromToday(-4), startTime: '14:00' });
  await newBooking(customer, past, { status: 'completed' });
  await newSlot(service, { date: dayFromToday(2) });
  const usual = await newSlot(service, { date: dayFromToday(3), startTime: '14:30' });
  await openSignedIn(page, '/', customer);

  const effort = new Effort();
  await expect(page.getByRole('link', { name: /^Same again: .* 14:30, \$49\.90$/ })).toBeVisible();
  await effort.tap(page.getByRole('button', { name: /^Account of / }));
  await effort.tap(page.getByRole('menuitem', { name: 'Book again' }));
  await expect(page).toHaveURL(`/booking/${service._id}/${usual._id}`);
  await expect(page.getByRole('radio', { name: /Toyota Axio/ })).toBeChecked();
  await effort.tap(confirmButton(page));
  await page.waitForURL(cardPageAddress);
  await effort.tap(payButton(page));

  await expectBookingConfirmed(page);
  await expect
    .poll(() => bookingsOf(usual))
    .toMatchObject([{ vehicle, customer: { uid: customer.uid } }]);
  info.annotations.push({ type: 'effort', description: JSON.stringify(effort) });
  expect(effort.taps).toBeLessThanOrEqual(4);
  expect(effort.fields).toBe(0);
});

test(
  'a newcomer pays in eight taps and ten fields',
  { tag: '@long' },
  async ({ page, service, slot }, info) => {
    const effort = new Effort();
    await page.goto(`/services?search=${service.name}`);
    await effort.tap(page.getByRole('link', { name: service.name }));
    await page.goto(servicePageOf(slot)); // its first open day
    await effort.tap(slotButton(page, slot));
    await effort.tap(page.getByRole('button', { name: 'Book This Service' }));
    await effort.tap(page.getByRole('link', { name: 'Create an account' }));
    await effort.fill(page, 'Name', 'Farhana Yasmin');
    await effort.fill(page, 'Email', `${randomBytes(8).toString('hex')}@example.test`);
    await effort.fill(page, 'Password', 'long enough');
    await effort.fill(page, 'Phone', '01711111111');
    await effort.fill(page, 'Address', '7 New Road');
    await effort.tap(page.getByRole('button', { name: 'Sign up', exact: true }));
    effort.fields += 1;
    await effort.tap(page.getByRole('radio', { name: 'Car', exact: true }));
    await effort.fill(page, 'Registration plate', vehicle.registrationPlate);
    await effort.fill(page, 'Vehicle brand', vehicle.vehicleBrand);
    await effort.fill(page, 'Vehicle model', vehicle.vehicleModel);
    await effort.fill(page, 'Manufacturing year', String(vehicle.manufacturingYear));
    await effort.tap(confirmButton(page));
    await page.waitForURL(cardPageAddress);
    await effort.tap(payButton(page));

    await expectBookingConfirmed(page);
    info.annotations.push({ type: 'effort', description: JSON.stringify(effort) });
    expect(effort.taps).toBeLessThanOrEqual(8);
    expect(effort.fields).toBeLessThanOrEqual(10);
  },
);
