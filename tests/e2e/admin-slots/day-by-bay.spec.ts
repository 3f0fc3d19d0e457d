import { randomUUID } from 'node:crypto';
import type { Bay } from '@carwash/domain/days/bay';
import type { Service } from '@carwash/domain/services/service';
import { publicSettingsId } from '@carwash/domain/settings/settings-ids';
import type { Slot } from '@carwash/domain/slots/slot';
import type { Locator, Page } from '@playwright/test';
import { inEveryLook } from '../support/browser/every-look.ts';
import { expectUsable } from '../support/browser/expect-usable.ts';
import { newAccount } from '../support/records/accounts.ts';
import { type BaysBefore, putBaysBack, readBays, setBays } from '../support/records/bays.ts';
import { bookingNow, newBooking } from '../support/records/bookings.ts';
import { newSlots } from '../support/records/catalogue.ts';
import { bookingsOf } from '../support/records/purchase-reads.ts';
import { withoutSettings } from '../support/records/settings.ts';
import {
  bookSlot,
  closeSlot,
  deskAt,
  deskDialog,
  fillInDeskForm,
  openSlot,
  quietDay,
  sellButton,
  showStarts,
} from '../support/screens/admin-slots.ts';
import { toast } from '../support/screens/toasts.ts';
import { db } from '../support/server/emulators.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

let before: BaysBefore;
let putSettingsBack: () => Promise<void>;
test.beforeEach(async () => {
  before = await readBays();
  putSettingsBack = await withoutSettings();
});
test.afterEach(async () => {
  await putSettingsBack();
  await putBaysBack(before);
});

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

const dayOf = ([slot]: readonly Slot[]) => deskAt(slot?.date ?? '');

/** Shows the day of the slots to an admin. Bays are set up last: then what is booked has one of them. */
async function showDay(page: Page, slots: readonly Slot[]): Promise<void> {
  await setBays(bays());
  await page.goto(dayOf(slots));
  await expect(grid(page)).toBeVisible();
}

/** Signs an admin in and shows them the day of the slots. */
async function openDay(page: Page, slots: readonly Slot[], ofBays = bays()): Promise<void> {
  await setBays(ofBays);
  await openSignedIn(page, dayOf(slots), await newAccount('admin'));
  await expect(grid(page)).toBeVisible();
}

test('bays stand side by side with jobs in their true length, and free time is sold, closed and opened', async ({
  page,
  customer,
  service,
}) => {
  await test.step('jobs stand in their true length, and each leads to its booking', async () => {
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
    const minutes = ((block?.height ?? 0) / (await hourHeight())) * 60;
    expect(Math.round(minutes)).toBe(45);
    await expect(page.getByRole('list', { name: 'Slots of the day' })).toContainText('1 booked');

    const edit = page.getByRole('button', { name: `Edit ${service.name} for ${customer.name}` });
    await edit.click();
    const plate = dialog(page).getByLabel('Registration plate');
    await plate.fill('KHULNA GHA 12-3456');
    await page.reload();
    await edit.click();
    await expect(plate).toHaveValue('KHULNA GHA 12-3456');
    await dialog(page).getByRole('button', { name: 'Save changes' }).click();
    await expect(toast(page, 'Booking changed')).toBeVisible();
    await expect(job).toHaveAccessibleName(/KHULNA GHA 12-3456/);
    await job.click();
    await expect(page).toHaveURL(`/dashboard/bookings/${booking._id}`);
  });

  await test.step('free time of a bay is sold there and nowhere else', async () => {
    const slots = await newDay(service, ['10:00', '12:00']);
    await showDay(page, slots);
    await bayColumn(page, 'Second')
      .getByRole('button', { name: /^Book .* at 12:00 in Second$/ })
      .click();
    await expect(deskDialog(page).getByRole('combobox', { name: 'Bay' })).toHaveText('Second');
    await fillInDeskForm(page, 'Rahim Uddin');
    await sellButton(page).click();
    await expect(toast(page, 'Booking successful')).toBeVisible();
    await expect(
      bayColumn(page, 'Second').getByRole('link', { name: /Rahim Uddin/ }),
    ).toBeVisible();
    const [, noon] = slots;
    if (!noon) throw new Error('No slots');
    await expect.poll(() => bookingsOf(noon)).toHaveLength(1);
  });

  await test.step('the starts of an hour are closed and opened', async () => {
    const slots = await newDay(service, ['10:00', '10:30']);
    const [first] = slots;
    if (!first) throw new Error('No slots');
    await showDay(page, slots);
    await showStarts(page, '10:00').click();
    await closeSlot(page, service.name, first).click();
    await expect(openSlot(page, service.name, first)).toBeVisible();
    await inEveryLook(page, () => expectUsable(page));
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(
      bayColumn(page, 'First').getByRole('button', { name: /^Book .* at 10:30/ }),
    ).toBeVisible();
    await expect(
      bayColumn(page, 'First').getByRole('button', { name: /^Book .* at 10:00/ }),
    ).toHaveCount(0);
    await showStarts(page, '10:00').click();
    await openSlot(page, service.name, first).click();
    await expect(bookSlot(page, service.name, first)).toBeVisible();
  });
});

test('a busy day and its week are shown whole, wide and narrow', { tag: '@long' }, async ({
  page,
  customer,
  service,
}) => {
  await test.step('a busy day is accessible and fits, wide and narrow', async () => {
    const own = bays({ cleanUp: 15 });
    const date = quietDay();
    const times = ['09:00', '10:00', '11:00', '12:00', '13:00'];
    const slots = await newDay(service, times, date);
    await newSlots(service, [
      { date, startTime: '14:00', isBooked: 'canceled' },
      { date, startTime: '16:00', heldUntil: new Date(Date.now() + 10 * 60_000) },
    ]);
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
    await expect(page.getByRole('list', { name: 'Slots of the day' })).toContainText(
      /1 being paid.*1 closed/,
    );
    await inEveryLook(page, async () => {
      await expect(
        page.getByRole('link', { name: new RegExp(customer.name) }).first(),
      ).toBeVisible();
      await expectUsable(page);
    });
  });

  await test.step('a week shows how full each bay is, and leads to the day', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const slots = await newDay(service, ['10:00', '11:00', '12:00']);
    const [ten, eleven] = slots;
    if (!ten || !eleven) throw new Error('No slots');
    await newBooking(customer, ten);
    await newBooking(customer, ten, {});
    await newBooking(customer, eleven, {});
    await showDay(page, slots);
    await page.getByRole('tab', { name: 'Week' }).click();
    const row = (name: string) => page.getByRole('row').filter({ hasText: name });
    await expect(row('First').getByRole('cell').first()).toHaveText(/^\d+% full2 bookings$/);
    await expect(row('Second').getByRole('cell').first()).toHaveText(/^\d+% full1 booking$/);
    await expect(row('All').getByRole('cell').first()).toContainText('3 bookings');
    await inEveryLook(page, async () => {
      await expect(page.getByText('2 bookings')).toBeVisible();
      await expectUsable(page);
    });
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole('button', { name: 'Next week' }).click();
    await expect(page.getByText('2 bookings')).toHaveCount(0);
    await page.goBack();
    await expect(page.getByText('2 bookings')).toBeVisible();
    await page.getByRole('region', { name: 'The week by bay' }).getByRole('link').first().click();
    await expect(bayColumn(page, 'Second').getByRole('link')).toHaveCount(1);
  });
});

/** Returns where an element is, as soon as it has a place: it has none while it is drawn anew. */
async function boxOf(element: Locator) {
  let box = await element.boundingBox();
  while (!box) box = await element.boundingBox();
  return box;
}

/** Moves the pointer with a booking to a time in a bay, and holds it there. */
async function dragTo(page: Page, job: Locator, bay: string, time: string): Promise<void> {
  const [from, column, hour] = await Promise.all([
    boxOf(job),
    boxOf(bayColumn(page, bay)),
    boxOf(grid(page).getByRole('button', { name: `All starts from ${time}` })),
  ]);
  await page.mouse.move(from.x + 20, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(from.x + 30, from.y + 20);
  await page.mouse.move(column.x + column.width / 2, hour.y + 14, { steps: 5 });
}

/** Drags on to another time and lets go in one moment, as a quick hand does. */
async function flingTo(page: Page, bay: string, time: string): Promise<void> {
  const column = await boxOf(bayColumn(page, bay));
  const hour = await boxOf(grid(page).getByRole('button', { name: `All starts from ${time}` }));
  const place = { clientX: column.x + column.width / 2, clientY: hour.y + 14 };
  await page.evaluate((at) => {
    for (const type of ['pointermove', 'pointerup']) dispatchEvent(new PointerEvent(type, at));
  }, place);
}

const dropMark = (page: Page, bay: string) => bayColumn(page, bay).locator('[data-drop]');

test('a booking is dragged to another bay at once and to another time after a question, or goes back', async ({
  page,
  customer,
  service,
  browserErrors,
}) => {
  await test.step('to another bay at once, and to another time after a question', async () => {
    const slots = await newDay(service, ['09:00', '10:00', '11:00']);
    const [nine, ten] = slots;
    if (!nine || !ten) throw new Error('No slots');
    const booking = await newBooking(customer, nine);
    await openDay(page, slots);
    const link = { name: new RegExp(customer.name) };
    const inFirst = bayColumn(page, 'First').getByRole('link', link);
    const inSecond = bayColumn(page, 'Second').getByRole('link', link);

    await dragTo(page, inFirst, 'Second', '09:00');
    await expect(dropMark(page, 'Second')).toHaveText('09:00 – 09:45');
    await page.mouse.up();
    await expect(toast(page, 'Booking moved')).toBeVisible();
    await expect(inSecond).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(/dashboard\/slots/);
    await expect.poll(async () => (await bookingNow(booking)).slot.startTime).toBe('09:00');

    const closed = { from: nine.date, to: nine.date, periods: [], note: 'Victory Day' };
    await db.settings.doc(publicSettingsId).set({ _id: publicSettingsId, exceptions: [closed] });
    await dragTo(page, inSecond, 'First', '10:00');
    await expect(dropMark(page, 'First')).toHaveText('10:00 – 10:45');
    await page.mouse.up();
    await expect(dialog(page)).toContainText('from 09:00 to 10:00 in First');
    await expect(dialog(page)).toContainText('Victory Day');
    await inEveryLook(page, () => expectUsable(page));
    await page.setViewportSize({ width: 1280, height: 900 });
    await dialog(page).getByRole('checkbox', { name: 'Move on this day all the same' }).check();
    await dialog(page).getByRole('button', { name: 'Move to 10:00' }).click();
    await expect(inFirst).toHaveAccessibleName(/10:00 – 10:45/);
    await expect.poll(async () => (await bookingNow(booking)).slot._id).toBe(ten._id);
  });

  await test.step('a drag that is given up or answered with no moves nothing, and neither does Escape', async () => {
    const slots = await newDay(service, ['09:00', '10:00', '11:00']);
    const [nine, , eleven] = slots;
    if (!nine || !eleven) throw new Error('No slots');
    const booking = await newBooking(customer, nine);
    await newBooking(customer, eleven, {});
    await showDay(page, slots);
    const job = bayColumn(page, 'First').getByRole('link', { name: /09:00 – 09:45/ });

    await dragTo(page, job, 'Second', '10:00');
    await expect(dropMark(page, 'Second')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dropMark(page, 'Second')).toHaveCount(0);
    await page.mouse.up();
    await dragTo(page, job, 'First', '10:00');
    await expect(dropMark(page, 'First')).toBeVisible();
    const column = await boxOf(bayColumn(page, 'First'));
    const taken = await boxOf(grid(page).getByRole('button', { name: 'All starts from 11:00' }));
    // The bay is taken at that time.
    await page.mouse.move(column.x + column.width / 2, taken.y + 14);
    await expect(dropMark(page, 'First')).toHaveCount(0);
    await page.mouse.up();
    await dragTo(page, job, 'Second', '09:00');
    await expect(dropMark(page, 'Second')).toBeVisible();
    await flingTo(page, 'Second', '10:00');
    await dialog(page).getByRole('button', { name: 'Keep it there' }).click();
    await page.mouse.up();
    await expect(dialog(page)).toHaveCount(0);
    await expect(job).toBeVisible();
    await expect(page).toHaveURL(/dashboard\/slots/);
    await expect.poll(() => bookingNow(booking)).toEqual(booking);
  });

  await test.step('a move that the server refuses is undone', async () => {
    browserErrors.allow(/status of 409/);
    const slots = await newDay(service, ['09:00', '10:00']);
    const [nine] = slots;
    if (!nine) throw new Error('No slots');
    await newBooking(customer, nine);
    await showDay(page, slots);
    const message = 'This bay is not free at that time. Please choose another one.';
    await page.route('**/api/bookings/*/move', (route) =>
      route.fulfill({ status: 409, json: { success: false, code: 'slot_taken', message } }),
    );
    const job = bayColumn(page, 'First').getByRole('link');
    await dragTo(page, job, 'Second', '09:00');
    await page.mouse.up();
    await expect(toast(page, `Failed to move the booking: ${message}`)).toBeVisible();
    await expect(job).toBeVisible();
    await expect(bayColumn(page, 'Second').getByRole('link')).toHaveCount(0);
  });
});

test('with the keyboard: arrows move through the day, Enter opens, and a button moves', {
  tag: '@long',
}, async ({ page, customer, service }) => {
  const slots = await newDay(service, ['09:00', '10:00', '11:00']);
  const [nine, ten] = slots;
  if (!nine || !ten) throw new Error('No slots');
  const booking = await newBooking(customer, nine);
  await openDay(page, slots);
  const focused = page.locator(':focus');
  await expect(grid(page).getByRole('link', { name: customer.name })).toBeVisible();
  await grid(page).getByRole('button', { name: 'All starts from 09:00' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(focused).toHaveAccessibleName(new RegExp(`${customer.name}.*First`));
  await page.keyboard.press('ArrowDown');
  await expect(focused).toHaveAccessibleName(/^Book .* at 10:00 in First/);
  await page.keyboard.press('ArrowRight');
  await expect(focused).toHaveAccessibleName(/^Book .* at 10:00 in Second/);
  await page.keyboard.press('Enter');
  await expect(deskDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(deskDialog(page)).toBeHidden();
  await expect(focused).toHaveAccessibleName(/^Book .* at 10:00 in Second/);

  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowLeft');
  await expect(focused).toHaveAccessibleName(new RegExp(customer.name));
  // The day changes while the focus is on its way.
  await grid(page).evaluate((day) =>
    window.addEventListener('focusout', () => day.append(document.createElement('div')), {
      once: true,
    }),
  );
  await page.keyboard.press('Tab');
  await expect(focused).toHaveAccessibleName(`Move ${service.name} for ${customer.name}`);
  await page.keyboard.press('Enter');
  await dialog(page).getByRole('button', { name: /10:00/ }).press('Enter');
  await dialog(page).getByRole('combobox', { name: 'Bay' }).press('Enter');
  await page.getByRole('option', { name: 'Second' }).press('Enter');
  await dialog(page)
    .getByRole('button', { name: /^Move to .* 10:00$/ })
    .press('Enter');
  await expect(bayColumn(page, 'Second').getByRole('link')).toHaveAccessibleName(/10:00 – 10:45/);
  await expect.poll(async () => (await bookingNow(booking)).slot._id).toBe(ten._id);
});

test('a walk-in is sold the present minute, and a phone begins with it', { tag: '@long' }, async ({
  page,
  service,
}) => {
  const [bay] = bays({ name: 'Door', services: [service._id] });
  if (!bay) throw new Error('No bay');
  await setBays([bay]);
  await openSignedIn(page, '/dashboard/slots', await newAccount('admin'));
  await page.getByRole('button', { name: 'Walk-in now' }).click();
  await expect(dialog(page)).toContainText(service.name);
  await inEveryLook(page, () => expectUsable(page));
  await page.setViewportSize({ width: 1280, height: 900 });
  await dialog(page)
    .getByRole('button', { name: `Book ${service.name} from now on` })
    .click();
  await expect(deskDialog(page).getByRole('combobox', { name: 'Time' })).toHaveText(/^Now, /);
  await fillInDeskForm(page, 'Salma Khatun');
  await sellButton(page).dblclick();
  await expect(toast(page, 'Booking successful')).toBeVisible();
  const job = page.getByRole('link', { name: /Salma Khatun/ });
  await expect(bayColumn(page, 'Door').getByRole('link', { name: /Salma Khatun/ })).toBeVisible();
  await expect(job).toBeInViewport();

  // There is no bay left: the next one has to wait.
  await page.getByRole('button', { name: 'Walk-in now' }).click();
  await expect(dialog(page).getByRole('listitem').filter({ hasText: service.name })).toContainText(
    'No bay is free for so long',
  );
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 360, height: 740 });
  const now = page.getByText(/^Now, \d\d:\d\d$/);
  await expect(now).toBeVisible();
  const [nowBox, jobBox] = [await now.boundingBox(), await job.boundingBox()];
  expect(jobBox?.y).toBeGreaterThan(nowBox?.y ?? Number.POSITIVE_INFINITY);
});
