import { bookingEndpoints } from '@carwash/domain/bookings/endpoints';
import type { Slot } from '@carwash/domain/slots/slot';
import type { APIRequestContext, Page } from '@playwright/test';
import { vehicle } from '../../support/purchases/vehicle.ts';
import { inEveryLook } from '../support/browser/every-look.ts';
import { expectUsable } from '../support/browser/expect-usable.ts';
import { type Account, newAccount } from '../support/records/accounts.ts';
import {
  dayFromToday,
  newServicesOfOneBay,
  newSlot,
  removeService,
} from '../support/records/catalogue.ts';
import { SaleEffort } from '../support/screens/sale.ts';
import { toast } from '../support/screens/toasts.ts';
import { callAs, tokenOf } from '../support/server/call-api.ts';
import { db } from '../support/server/emulators.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** Sells a slot at the desk, paid in cash. */
async function sell(request: APIRequestContext, admin: Account, slot: Slot): Promise<string> {
  const body = {
    slotId: slot._id,
    customerName: 'Rahim Uddin',
    paymentMethod: 'cash' as const,
    ...vehicle,
  };
  const token = await tokenOf(admin);
  const answer = await callAs(request, bookingEndpoints.createDeskBooking, { token, body });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).data._id;
}

const bookingNow = async (id: string) => (await db.bookings.doc(id).get()).data();
const paymentNow = async (id: string) => (await db.transactions.doc(id).get()).data();

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Edit booking' });
const edit = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Edit', exact: true });
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save changes' });
const longer = (page: Page) => dialog(page).getByLabel('Longer by (optional)');

test('the desk corrects a plate, adds minutes and changes the service of a booking', async ({
  page,
  request,
  browserErrors,
}) => {
  const [dear, cheap] = await newServicesOfOneBay({ price: 49.9 }, { price: 39.9 });
  const date = dayFromToday(1);
  const [first, second] = [
    await newSlot(dear, { date, startTime: '09:00', endTime: '10:00' }),
    await newSlot(dear, { date, startTime: '10:00', endTime: '11:00' }),
  ];
  const admin = await newAccount('admin');
  const id = await sell(request, admin, first);
  await sell(request, admin, second);
  await openSignedIn(page, `/dashboard/bookings/${id}`, admin);

  await test.step('plate and minutes: two clicks and two fields', async () => {
    const effort = new SaleEffort();
    await effort.click(edit(page));
    await inEveryLook(page, () => expectUsable(page));
    await effort.type(dialog(page).getByLabel('Registration plate'), 'KHULNA GHA 12-3456');
    await effort.type(longer(page), '10');
    await expect(dialog(page).getByText('From 09:00 to 09:55')).toBeVisible();
    await effort.click(save(page));
    await expect(toast(page, 'Booking changed')).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    expect(effort).toMatchObject({ clicks: 2, fields: 2 });
    await expect(page.getByRole('main')).toContainText('KHULNA GHA 12-3456');
    await expect(page.getByText('Changed by the car wash')).toBeVisible();
    await expect
      .poll(() => bookingNow(id))
      .toMatchObject({
        slot: { endTime: '09:55' },
        vehicle: { registrationPlate: 'KHULNA GHA 12-3456' },
      });
  });

  await test.step('more minutes than the bay has are refused, and typed text survives a reload and is asked about', async () => {
    browserErrors.allow(/status of 409/);
    await edit(page).click();
    await longer(page).fill('20');
    await save(page).click();
    await expect(dialog(page).getByRole('alert')).toContainText('is free until 10:00 only');
    await page.reload();
    await expect(longer(page)).toHaveValue('20');
    await longer(page).press('Escape');
    const question = page.getByRole('dialog', { name: 'Discard your changes?' });
    await question.getByRole('button', { name: 'Discard changes' }).click();
    await expect(dialog(page)).toBeHidden();
    await page.reload();
    await expect(edit(page)).toBeVisible();
    await expect(dialog(page)).toBeHidden();
  });

  await test.step('a cheaper service gives the difference back: four clicks', async () => {
    const effort = new SaleEffort();
    await effort.click(edit(page));
    await effort.click(dialog(page).getByRole('combobox', { name: 'Service' }));
    await effort.click(page.getByRole('option', { name: cheap.name }));
    await expect(dialog(page).getByText('Hand $10.00 out now.')).toBeVisible();
    await inEveryLook(page, () => expectUsable(page));
    await effort.click(save(page));
    await expect(dialog(page)).toBeHidden();
    expect(effort.clicks).toBe(4);
    await expect.poll(() => paymentNow(id)).toMatchObject({ refunds: [{ amount: 10 }] });
    await expect(page.getByRole('region', { name: 'Payment' })).toContainText('$10.00');
  });

  await test.step('a dearer one asks how the difference is paid: five clicks', async () => {
    const effort = new SaleEffort();
    await effort.click(edit(page));
    await effort.click(dialog(page).getByRole('combobox', { name: 'Service' }));
    await effort.click(page.getByRole('option', { name: dear.name }));
    await expect(dialog(page)).toContainText('$49.90, until now $39.90: $10.00 more');
    await inEveryLook(page, () => expectUsable(page));
    await effort.click(dialog(page).getByRole('radio', { name: 'Card terminal' }));
    await effort.click(save(page));
    await expect(dialog(page)).toBeHidden();
    expect(effort.clicks).toBe(5);
    const added = page.getByRole('region', { name: 'Payment' }).getByRole('region');
    await expect(added).toContainText('Card terminal');
    await expect(added).toContainText('$10.00');
    await expect(page.getByText('Paid at the desk')).toBeVisible();
    await inEveryLook(page, () => expectUsable(page));
  });
  await Promise.all([removeService(dear), removeService(cheap)]);
});

test('of two who change a booking the second reads what the first did, and confirms again', async ({
  page,
  request,
  service,
  browserErrors,
  anotherBrowser,
}) => {
  browserErrors.allow(/status of 409/);
  const slot = await newSlot(service, {
    date: dayFromToday(1),
    startTime: '09:00',
    endTime: '10:00',
  });
  const admin = await newAccount('admin', 'Rahim Uddin');
  const id = await sell(request, admin, slot);
  await openSignedIn(page, `/dashboard/bookings/${id}`, await newAccount('admin'));
  await edit(page).click();
  const plate = dialog(page).getByLabel('Registration plate');
  await plate.fill('KHULNA GHA 12-3456');

  const first = await anotherBrowser();
  await openSignedIn(first, `/dashboard/bookings/${id}`, admin);
  await edit(first).click();
  await longer(first).fill('10');
  await save(first).click();
  await expect(dialog(first)).toBeHidden();

  await save(page).click();
  await expect(dialog(page).getByRole('alert')).toContainText(
    'Rahim Uddin changed how long it takes. Please look again.',
  );
  await expect(plate).toHaveValue('KHULNA GHA 12-3456');
  await expect(longer(page)).toHaveValue('');
  await save(page).click();
  await expect(dialog(page)).toBeHidden();
  await expect
    .poll(() => bookingNow(id))
    .toMatchObject({
      slot: { endTime: '09:55' },
      vehicle: { registrationPlate: 'KHULNA GHA 12-3456' },
      version: 3,
    });
});

test('two bookings exchange their places in one action', async ({ page, request, service }) => {
  const date = dayFromToday(1);
  const [first, second] = [
    await newSlot(service, { date, startTime: '09:00', endTime: '10:00' }),
    await newSlot(service, { date, startTime: '11:00', endTime: '12:00' }),
  ];
  const admin = await newAccount('admin');
  const [id, otherId] = [await sell(request, admin, first), await sell(request, admin, second)];
  await openSignedIn(page, `/dashboard/bookings/${id}`, admin);
  const effort = new SaleEffort();
  const main = page.getByRole('main');
  await effort.click(main.getByRole('button', { name: 'Move', exact: true }));
  const moving = page.getByRole('dialog', { name: 'Move booking' });
  await effort.click(moving.getByRole('combobox', { name: 'Swap with' }));
  await effort.click(
    page.getByRole('option', { name: new RegExp(`^11:00 Rahim Uddin, ${service.name}`) }),
  );
  await inEveryLook(page, () => expectUsable(page));
  await effort.click(moving.getByRole('button', { name: 'Swap with 11:00' }));
  await expect(toast(page, 'The bookings have exchanged their places')).toBeVisible();
  await expect(moving).toBeHidden();
  expect(effort.clicks).toBe(4);
  await expect.poll(() => bookingNow(id)).toMatchObject({ slot: { _id: second._id } });
  await expect.poll(() => bookingNow(otherId)).toMatchObject({ slot: { _id: first._id } });
  await expect(page.getByText('Rescheduled')).toBeVisible();
});
