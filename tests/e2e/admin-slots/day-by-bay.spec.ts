import { randomUUID } from 'node:crypto';
import type { Bay } from '@carwash/domain/bays/bay';
import type { Service } from '@carwash/domain/services/service';
import type { Slot } from '@carwash/domain/slots/slot';
import type { Page } from '@playwright/test';
import { inEveryLook } from '../support/browser/every-look.ts';
import { expectUsable } from '../support/browser/expect-usable.ts';
import { newAccount } from '../support/records/accounts.ts';
import { type BaysBefore, putBaysBack, readBays, setBays } from '../support/records/bays.ts';
import { newBooking } from '../support/records/bookings.ts';
import { newSlots } from '../support/records/catalogue.ts';
import { bookingsOf } from '../support/records/purchase-reads.ts';
import {
  bookSlot,
  closeSlot,
  deskAt,
  deskDialog,
  openSlot,
  quietDay,
} from '../support/screens/admin-slots.ts';
import { fillInVehicle } from '../support/screens/booking-page.ts';
import { toast } from '../support/screens/toasts.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

let before: BaysBefore;
test.beforeEach(async () => {
  before = await readBays();
});
test.afterEach(() => putBaysBack(before));

const names = ['First', 'Second'];

const bays = (change: Partial<Bay> = {}): Bay[] =>
  names.map((name) => ({
    _id: randomUUID(),
    name,
    kind: 'bay',
    services: null,
    cleanUp: 0,
    ...change,
  }));

const grid = (page: Page) => page.getByRole('region', { name: 'The day by bay' });
const bayColumn = (page: Page, name: string) => grid(page).getByRole('list', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

/** Starts of the service at these times of a day. */
const newDay = (service: Service, times: readonly string[], date = quietDay()) =>
  newSlots(
    service,
    times.map((startTime) => ({ startTime, date })),
  );

/** Bays are set up last: then what is booked has one of them. */
async function openDay(page: Page, slots: readonly Slot[], ofBays = bays()): Promise<void> {
  await setBays(ofBays);
  const [{ date = '' } = {}] = slots;
  await openSignedIn(page, deskAt(date), await newAccount('admin'));
  await expect(grid(page)).toBeVisible();
}

test('bays stand side by side, jobs in their true length, and each leads to its booking', async ({
  page,
  customer,
  service,
}) => {
  const slots = await newDay(service, ['10:00', '11:00']);
  const [ten] = slots;
  if (!ten) throw new Error('No slots');
  const booking = await newBooking(customer, ten);
  await openDay(page, slots, bays({ cleanUp: 10 }));
  await expect(grid(page).getByRole('heading')).toHaveText(names);
  const job = bayColumn(page, 'First').getByRole('link');
  await expect(job).toHaveAccessibleName(
    new RegExp(`${customer.name}.*${service.name}.*10:00 – 10:45\\s*, First`),
  );
  // Three quarters of an hour, and the hours of the clock.
  const hourHeight = async () => {
    const [from, to] = await Promise.all(
      ['10:00', '11:00'].map((time) =>
        grid(page)
          .getByRole('button', { name: `All starts from ${time}` })
          .boundingBox(),
      ),
    );
    return (to?.y ?? 0) - (from?.y ?? 0);
  };
  const block = await job.locator('..').boundingBox();
  expect(Math.round(((block?.height ?? 0) / (await hourHeight())) * 60)).toBe(45);
  await expect(page.getByRole('list', { name: 'Slots of the day' })).toContainText('1 booked');
  await job.click();
  await expect(page).toHaveURL(`/dashboard/bookings/${booking._id}`);
});

test('free time of a bay is sold there and nowhere else', async ({ page, service }) => {
  const slots = await newDay(service, ['10:00', '12:00']);
  await openDay(page, slots);
  await bayColumn(page, 'Second').getByRole('button', { name: 'Book at 12:00 in Second' }).click();
  await expect(deskDialog(page).getByRole('combobox', { name: 'Bay' })).toHaveText('Second');
  await deskDialog(page).getByLabel('Name', { exact: true }).fill('Rahim Uddin');
  await fillInVehicle(page);
  await deskDialog(page).getByRole('button', { name: 'Confirm booking' }).click();
  await expect(toast(page, 'Booking successful')).toBeVisible();
  await expect(bayColumn(page, 'Second').getByRole('link', { name: /Rahim Uddin/ })).toBeVisible();
  const [, noon] = slots;
  expect(noon && (await bookingsOf(noon))).toHaveLength(1);
});

test('the starts of an hour are closed and opened', async ({ page, service }) => {
  const slots = await newDay(service, ['10:00', '10:30']);
  const [first] = slots;
  if (!first) throw new Error('No slots');
  await openDay(page, slots);
  await grid(page).getByRole('button', { name: 'All starts from 10:00' }).click();
  await closeSlot(page, service.name, first).click();
  await expect(openSlot(page, service.name, first)).toBeVisible();
  await inEveryLook(page, () => expectUsable(page));
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(
    bayColumn(page, 'First').getByRole('button', { name: /^Book at 10:30/ }),
  ).toBeVisible();
  await expect(
    bayColumn(page, 'First').getByRole('button', { name: /^Book at 10:00/ }),
  ).toHaveCount(0);
  await grid(page).getByRole('button', { name: 'All starts from 10:00' }).click();
  await openSlot(page, service.name, first).click();
  await expect(bookSlot(page, service.name, first)).toBeVisible();
});

test('a busy day is accessible and fits, wide and narrow', async ({ page, customer, service }) => {
  const own = bays({ cleanUp: 15 });
  const times = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '16:00'];
  const slots = await newDay(service, times);
  const [, ten, eleven, , one] = slots;
  if (!ten || !eleven || !one) throw new Error('No slots');
  await newBooking(customer, ten);
  await newBooking(customer, ten, { note: 'Please mind the roof box.' });
  await newBooking(customer, eleven, {});
  await newBooking(customer, one);
  await newBooking(customer, one);
  // One bay is not enough for those of the same time.
  await openDay(page, slots, own.slice(0, 1));
  await expect(grid(page).getByRole('heading', { name: 'No bay' })).toBeVisible();
  await inEveryLook(page, async () => {
    await expect(page.getByRole('link', { name: new RegExp(customer.name) }).first()).toBeVisible();
    await expectUsable(page);
  });
});
