import type { Service } from '@carwash/domain/services/service';
import { addDays } from '@carwash/domain/time/business-time';
import type { Page } from '@playwright/test';
import { slotsOf } from '../../support/reads/slots.ts';
import { inEveryLook } from '../support/browser/every-look.ts';
import { expectUsable } from '../support/browser/expect-usable.ts';
import { newAccount } from '../support/records/accounts.ts';
import { newBooking } from '../support/records/bookings.ts';
import {
  newService,
  newSlot,
  newSlots,
  removeService,
  writeSlotStatus,
} from '../support/records/catalogue.ts';
import { slotNow } from '../support/records/purchase-reads.ts';
import { quietDay, quietMonday } from '../support/screens/admin-slots.ts';
import { typeDay } from '../support/screens/day-field.ts';
import { toast } from '../support/screens/toasts.ts';
import { fixtures } from '../support/server/server-context.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

const addAddress = '/dashboard/slots?view=add';
const listAddress = '/dashboard/slots?view=list';

const oneSlot = (page: Page) => page.getByRole('form', { name: 'One slot' });
const manySlots = (page: Page) => page.getByRole('form', { name: 'Many slots at once' });

async function chooseService(page: Page, form: ReturnType<typeof oneSlot>, { name }: Service) {
  await form.getByRole('combobox', { name: 'Service' }).click();
  await page.getByRole('option', { name, exact: true }).click();
}

/** Opens the slots of a service in the list, unless they are open already as those of the first one are. */
async function openGroup(page: Page, { name }: Service) {
  const summary = page.getByRole('button', { name });
  await summary.waitFor();
  if ((await summary.getAttribute('aria-expanded')) === 'false') await summary.click();
  return page.getByRole('region', { name });
}

test('slots are created one by one or many at once, each only once, and impossible ones refused', async ({
  page,
  browserErrors,
  service,
}) => {
  await test.step('a slot is created, once, and an impossible one is refused', async () => {
    browserErrors.allow(/status of 40[09]/);
    const date = quietDay();
    const form = oneSlot(page);
    const create = form.getByRole('button', { name: 'Create slot' });
    await openSignedIn(page, addAddress, await newAccount('admin'));
    await create.click();
    await expect(form.getByText('Start time is required.')).toBeVisible();

    await chooseService(page, form, service);
    await typeDay(page, 'Date', date);
    await form.getByLabel('Start time').fill('10:00');
    await form.getByLabel('End time').fill('09:00');
    await create.click();
    await expect(form.getByText('End time must be after start time.')).toBeVisible();
    await form.getByLabel('End time').fill('11:00');
    await create.dblclick();
    await expect(toast(page, 'Slot created successfully')).toBeVisible();
    await expect
      .poll(() => slotsOf(fixtures, service))
      .toMatchObject([{ date, startTime: '10:00', endTime: '11:00' }]);

    await form.getByLabel('Start time').fill('10:00');
    await form.getByLabel('End time').fill('11:30');
    await create.click();
    await expect(toast(page, 'This service has a slot at that time already.')).toBeVisible();
    await expect(form.getByLabel('Start time')).toHaveValue('10:00');

    // Starts may overlap: whether it can be sold is asked of the bays.
    await form.getByLabel('Start time').fill('10:30');
    await create.click();
    await expect
      .poll(async () => (await slotsOf(fixtures, service)).map(({ startTime }) => startTime))
      .toEqual(['10:00', '10:30']);
  });

  await test.step('many slots are previewed, created, and found to exist already', async () => {
    const service = await newService();
    const form = manySlots(page);
    const monday = quietMonday();
    await newSlot(service, { date: monday, startTime: '09:00', endTime: '09:45' });
    await page.goto(addAddress);
    await chooseService(page, form, service);
    await expect(form.getByLabel('Length in minutes')).toHaveValue('45');
    // From a Monday to the Sunday of the week after.
    await typeDay(page, 'First day', monday);
    await typeDay(page, 'Last day', addDays(monday, 13));
    await form.getByLabel('Closing time').fill('12:00');
    await expect(form.getByText('Creates 55, 1 exists already')).toBeVisible();
    for (const day of [/^Sat/, /^Sun/]) await form.getByRole('button', { name: day }).click();
    await expect(form.getByText('Creates 39, 1 exists already')).toBeVisible();
    await form.getByRole('button', { name: 'Create 39 slots' }).dblclick();
    await expect(toast(page, '39 slots created, 1 exists already')).toBeVisible();
    await expect.poll(() => slotsOf(fixtures, service)).toHaveLength(40);

    await expect(form.getByText('Creates 0, 40 exist already')).toBeVisible();
    await expect(form.getByRole('button', { name: 'Create slots' })).toBeDisabled();
    await form.getByLabel('Length in minutes').fill('60');
    await expect(form.getByText('Creates 20, 10 exist already')).toBeVisible();
    await form.getByLabel('Closing time').fill('08:00');
    await expect(form.getByText('Closing time must be after opening time.')).toBeVisible();
    await removeService(service);
    await inEveryLook(page, async () => {
      await expect(form.getByRole('group', { name: 'Last day' })).toBeVisible();
      await expectUsable(page);
    });
  });
});

test('the list opens and closes slots, lets booked ones be, and is read page by page', async ({
  page,
  browserErrors,
  customer,
  service,
}) => {
  await test.step('the list opens and closes slots, and lets booked ones be', async () => {
    browserErrors.allow(/status of 409/);
    const slot = await newSlot(service, { date: quietDay() });
    const { date } = slot;
    const booked = await newSlot(service, { date, startTime: '12:00', endTime: '13:00' });
    await newBooking(customer, booked);
    const held = await newSlot(service, { date, startTime: '14:00', endTime: '15:00' });
    await openSignedIn(page, listAddress, await newAccount('admin'));
    const group = await openGroup(page, service);
    const row = (time: string) => group.getByRole('listitem').filter({ hasText: `${time} –` });
    const statusOf = (time: string) => row(time).getByRole('combobox', { name: /^Status of/ });

    await expect(row('12:00')).toContainText('Booked');
    await expect(statusOf('12:00')).toHaveCount(0);

    await statusOf('10:00').click();
    await page.getByRole('option', { name: 'Canceled' }).click();
    await expect(toast(page, 'Slot status updated successfully')).toBeVisible();
    await expect(row('10:00')).toContainText('Closed');
    await expect.poll(() => slotNow(slot)).toMatchObject({ isBooked: 'canceled' });

    await writeSlotStatus(held, {
      heldUntil: new Date(Date.now() + 10 * 60_000),
    });
    await expect(row('14:00')).toContainText('Being paid');
    await statusOf('14:00').click();
    await page.getByRole('option', { name: 'Canceled' }).click();
    await expect(
      toast(page, 'Failed to update slot status: A customer is paying for this slot right now.'),
    ).toBeVisible();
    await expect(statusOf('14:00')).toHaveText('Available');
    await inEveryLook(page, async () => {
      await expect(statusOf('10:00')).toBeVisible();
      await expectUsable(page);
    });
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  await test.step('a long list is read page by page, and past days are a step away', async () => {
    const service = await newService();
    const past = await newSlot(service, { date: '2020-01-06' });
    const date = quietDay();
    const hours = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'));
    await newSlots(
      service,
      hours.map((hour) => ({
        date,
        startTime: `${hour}:00`,
        endTime: `${hour}:45`,
      })),
    );
    await page.goto(listAddress);
    const group = await openGroup(page, service);
    const rows = group.getByRole('listitem').filter({ hasText: date.slice(0, 4) });
    await expect(rows).toHaveCount(20);
    const pages = group.getByRole('navigation', { name: /^Pages of/ });
    await pages.getByRole('button', { name: 'Next' }).click();
    await expect(rows).toHaveCount(4);
    await expect(group.getByText('23:00 – 23:45')).toBeVisible();

    await page.getByRole('button', { name: 'Past days' }).click();
    await expect(group.getByText(`${past.startTime} – ${past.endTime}`)).toBeVisible();
    await expect(group.getByText('Mon, 6 Jan 2020')).toBeVisible();
    await expect(rows).toHaveCount(0);
    await removeService(service);
  });
});
