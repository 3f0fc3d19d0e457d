import type { Page } from '@playwright/test';
import { vehicle } from '../../support/purchases/vehicle.ts';
import { announcedAlerts } from '../support/browser/announced-alerts.ts';
import { holdAnswers } from '../support/browser/hold-answers.ts';
import { loseAnswer } from '../support/browser/lose-answer.ts';
import { newAccount } from '../support/records/accounts.ts';
import { type BaysBefore, putBaysBack, readBays, withFirstBay } from '../support/records/bays.ts';
import { newBooking } from '../support/records/bookings.ts';
import { newSlot } from '../support/records/catalogue.ts';
import { bookingsOf, onlyTransactionOf, slotNow } from '../support/records/purchase-reads.ts';
import {
  bookSlot,
  closeSlot,
  deskAt,
  deskDialog,
  deskName,
  fillInCar,
  fillInDeskForm,
  openSlot,
  quietDay,
  sellButton,
  showStarts,
} from '../support/screens/admin-slots.ts';
import { servicePageOf, slotButton } from '../support/screens/service-page.ts';
import { expectTold, toast } from '../support/screens/toasts.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

let before: BaysBefore;
test.beforeEach(async () => {
  before = await readBays();
  await withFirstBay();
});
test.afterEach(() => putBaysBack(before));

const unanswered = 'No answer came. Confirm again: the slot is sold only once.';

const plate = (page: Page) => deskDialog(page).getByLabel('Registration plate');

test('a slot is closed and opened with one tap, days are turned, and a refusal is taken back', async ({
  page,
  service,
  anotherBrowser,
  browserErrors,
}) => {
  await test.step('customers see at once what is closed and opened', async () => {
    const slot = await newSlot(service);
    const customer = await anotherBrowser();
    await customer.goto(servicePageOf(slot));
    await expect(slotButton(customer, slot)).toBeEnabled();

    await openSignedIn(page, deskAt(slot.date), await newAccount('admin'));
    await showStarts(page, '10:00').click();
    await closeSlot(page, service.name, slot).click();
    const cell = page.getByRole('listitem').filter({ has: openSlot(page, service.name, slot) });
    await expect(cell.getByText('Closed', { exact: true })).toBeVisible();
    await expectTold(page, 'Slot status updated successfully');
    await expect(slotButton(customer, slot)).toBeDisabled();
    await expect(slotButton(customer, slot)).toHaveText(/Unavailable/);

    await openSlot(page, service.name, slot).press('Enter');
    await expect(bookSlot(page, service.name, slot)).toBeEnabled();
    await expect(closeSlot(page, service.name, slot)).toBeFocused();
    await expect(slotButton(customer, slot)).toBeEnabled();
    await expect.poll(() => slotNow(slot)).toMatchObject({ isBooked: 'available' });
  });

  await test.step('a change that the server refuses is undone and explained', async () => {
    browserErrors.allow(/status of 409/);
    const slot = await newSlot(service, { date: quietDay() });
    const message = 'A customer is paying for this slot right now. Try again later.';
    await page.goto(deskAt(slot.date));
    await page.route(`**/api/services/slots/${slot._id}`, (route) =>
      route.fulfill({ status: 409, json: { success: false, code: 'conflict', message } }),
    );
    await showStarts(page, '10:00').click();
    await closeSlot(page, service.name, slot).click();
    await expect(toast(page, `Failed to update slot status: ${message}`)).toBeVisible();
    await expect(closeSlot(page, service.name, slot)).toBeEnabled();
    await page.unroute(`**/api/services/slots/${slot._id}`);
  });

  await test.step('days are turned and chosen, and a day without slots leads to new ones', async () => {
    const slot = await newSlot(service, { date: quietDay() });
    await page.goto(deskAt(slot.date));
    await expect(bookSlot(page, service.name, slot)).toBeVisible();
    await page.getByRole('button', { name: 'Next day' }).click();
    await expect(page.getByText(/^There are no slots on/)).toBeVisible();
    await page.getByRole('button', { name: 'Previous day' }).click();
    await expect(bookSlot(page, service.name, slot)).toBeVisible();
    await page.goBack();
    await expect(page.getByText(/^There are no slots on/)).toBeVisible();
    await page.getByRole('button', { name: 'Add slots' }).click();
    await expect(page.getByRole('tab', { name: 'Add slots' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await page.getByRole('tab', { name: 'Day' }).click();
    await page.getByRole('button', { name: 'Today' }).click();
    await expect(page).toHaveURL('/dashboard/slots');
  });
});

test('a walk-in is booked once, and every desk sees who comes with which car', async ({
  page,
  service,
  anotherBrowser,
}) => {
  const slot = await newSlot(service, { date: quietDay() });
  const otherDesk = await anotherBrowser();
  await openSignedIn(otherDesk, deskAt(slot.date), await newAccount('admin'));
  await expect(bookSlot(otherDesk, service.name, slot)).toBeVisible();

  await openSignedIn(page, deskAt(slot.date), await newAccount('admin'));
  await bookSlot(page, service.name, slot).click();
  await expect(deskDialog(page).getByText('$49.90')).toBeVisible();
  await sellButton(page, 'Cash').click();
  await expect(page.getByText('Registration plate is required.')).toBeVisible();
  await expect(plate(page)).toBeFocused();

  await fillInDeskForm(page, 'Rahim Uddin');
  // The form stays open after a reload and keeps its values.
  await page.reload();
  await expect(deskName(page)).toHaveValue('Rahim Uddin');
  await expect(deskDialog(page).getByText('This form is as you left it.')).toBeVisible();
  await sellButton(page, 'Cash').dblclick();
  await expect(toast(page, 'Booking successful')).toBeVisible();
  await expect(deskDialog(page)).toBeHidden();

  const booked = new RegExp(`Rahim Uddin.*${vehicle.registrationPlate}.*Car`);
  await expect(otherDesk.getByRole('link', { name: booked })).toBeVisible();
  const transaction = await onlyTransactionOf(slot);
  expect(transaction).toMatchObject({ paymentMethod: 'cash', status: 'success', amount: 49.9 });
  await expect.poll(() => bookingsOf(slot)).toHaveLength(1);

  await page.getByRole('link', { name: booked }).click();
  await expect(page).toHaveURL(`/dashboard/bookings/${transaction._id}`);
});

test('a sale whose answer is lost is confirmed again and sold once, and under another name not at all', {
  tag: '@long',
}, async ({ page, service, browserErrors }) => {
  await openSignedIn(page, '/dashboard/slots', await newAccount('admin'));

  await test.step('a sale whose answer is lost is confirmed again, and sold once', async () => {
    browserErrors.allow(/ERR_FAILED/);
    const slot = await newSlot(service, { date: quietDay() });
    await page.goto(deskAt(slot.date));
    await bookSlot(page, service.name, slot).click();
    await fillInDeskForm(page, 'Salma Khatun');
    await loseAnswer(page, '**/api/bookings/desk');
    await sellButton(page).click();
    await expect(deskDialog(page).getByText(unanswered)).toBeVisible();
    await expect(deskDialog(page).getByText('(booked)')).toBeVisible();
    const form = page.url();
    await deskDialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(deskDialog(page)).toBeHidden();
    await page.goto(form);
    await expect(deskName(page)).toHaveValue('Salma Khatun');
    await expect(deskDialog(page).getByText(unanswered)).toBeVisible();
    await sellButton(page).click();
    await expect(toast(page, 'Booking successful')).toBeVisible();
    await expect(page.getByRole('link', { name: /Salma Khatun/ })).toBeVisible();
    await expect.poll(() => onlyTransactionOf(slot)).toMatchObject({ paymentMethod: 'later' });
  });

  await test.step('with another name after a lost answer nothing more is sold', async () => {
    browserErrors.allow(/status of 409/);
    const slot = await newSlot(service, { date: quietDay() });
    await page.goto(deskAt(slot.date));
    await bookSlot(page, service.name, slot).click();
    await fillInDeskForm(page, 'Rokeya Begam');
    await loseAnswer(page, '**/api/bookings/desk');
    await sellButton(page).click();
    await expect(deskDialog(page).getByText(unanswered)).toBeVisible();
    await deskName(page).fill('Rokeya Begum');
    await page.reload();
    await expect(deskName(page)).toHaveValue('Rokeya Begum');
    await sellButton(page).click();
    await expect(deskDialog(page).getByText('This sale was made already')).toBeVisible();
    await expect(sellButton(page)).toBeDisabled();
    await deskDialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('link', { name: /Rokeya Begam/ })).toBeVisible();
    await expect.poll(() => onlyTransactionOf(slot)).toMatchObject({ paymentMethod: 'later' });
  });
});

test('a booking at the desk can belong to an account, of which the next customer finds nothing', async ({
  page,
  customer,
  service,
}) => {
  await test.step('a booking at the desk can belong to an account, which then shows it', async () => {
    const slot = await newSlot(service, { date: quietDay() });
    await openSignedIn(page, deskAt(slot.date), await newAccount('admin'));
    await bookSlot(page, service.name, slot).click();
    const account = page.getByRole('combobox', { name: 'Find an account' });
    const other = await newAccount();
    await account.fill(other.email.slice(0, 12));
    await page.getByRole('option', { name: other.name }).click();
    await expect(deskName(page)).toHaveValue(other.name);
    await account.fill(customer.email.slice(0, 12));
    await expect(deskName(page)).toHaveValue('');
    await page.getByRole('option', { name: customer.name }).click();
    await expect(account).toHaveValue(customer.email);
    await expect(deskName(page)).toHaveValue(customer.name);
    await fillInCar(page);
    await sellButton(page).press('Enter');
    const booked = page.getByRole('link', { name: new RegExp(customer.name) });
    await expect(booked).toBeVisible();
    // The button that opened the dialog is gone: the keyboard goes on in the day.
    await expect(
      page.getByRole('region', { name: 'The day by bay' }).locator(':focus'),
    ).toHaveCount(1);
    const { uid, email } = customer;
    await expect.poll(() => bookingsOf(slot)).toMatchObject([{ customer: { uid, email } }]);
  });

  await test.step('the next customer finds nothing of the last one in the form, however it was left', async () => {
    const slot = await newSlot(service, { date: quietDay() });
    const next = await newSlot(service, { date: slot.date, startTime: '11:00', endTime: '11:45' });
    await page.goto(deskAt(slot.date));
    const account = page.getByRole('combobox', { name: 'Find an account' });
    const question = page.getByRole('dialog', { name: 'Discard your changes?' });
    const ways = [
      async () => {
        // In the field of the plate it would close the list of known cars first.
        await deskName(page).focus();
        await page.keyboard.press('Escape');
      },
      () => deskDialog(page).getByRole('button', { name: 'Cancel' }).click(),
      () => page.goBack(),
    ];
    for (const leave of ways) {
      await bookSlot(page, service.name, slot).click();
      await account.fill(customer.email.slice(0, 12));
      await page.getByRole('option', { name: customer.name }).click();
      await expect(deskName(page)).toHaveValue(customer.name);
      await fillInCar(page);
      await leave();
      await question.getByRole('button', { name: 'Keep editing' }).click();
      await expect(deskName(page)).toHaveValue(customer.name);
      await leave();
      await question.getByRole('button', { name: 'Discard changes' }).click();
      await expect(deskDialog(page)).toBeHidden();

      await bookSlot(page, service.name, next).click();
      await expect(plate(page)).toBeFocused();
      const typed = deskDialog(page).locator('input:not([aria-hidden], [type=radio])');
      for (const field of await typed.all()) {
        await expect(field).toHaveValue('');
      }
      await expect(deskDialog(page).getByLabel('Registration plate')).toHaveValue('');
      await expect(deskDialog(page).getByRole('radio', { checked: true })).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(deskDialog(page)).toBeHidden();
    }
  });
});

test('a refusal or a rival costs nothing that was typed for a slot', { tag: '@long' }, async ({
  page,
  browserErrors,
  service,
  customer,
}) => {
  await test.step('input is kept for the slot that could not be booked, and only for it', async () => {
    browserErrors.allow(/status of 500/);
    const slot = await newSlot(service, { date: quietDay() });
    const next = await newSlot(service, { date: slot.date, startTime: '11:00', endTime: '11:45' });
    await openSignedIn(page, deskAt(slot.date), await newAccount('admin'));
    await bookSlot(page, service.name, slot).click();
    await fillInDeskForm(page, 'Rahim Uddin');
    const call = '**/api/bookings/desk';
    const answers = await holdAnswers(page, call, { instead: { status: 500, json: {} } });
    await sellButton(page).click();
    await answers.reached;
    // The result is visible.
    await deskDialog(page).press('Escape');
    await expect(deskName(page)).toHaveValue('Rahim Uddin');
    answers.release();
    await expect(deskDialog(page).getByText('No answer came.')).toBeVisible();
    // The button had the focus and lost it while it was disabled; now the sale is over.
    await expect(sellButton(page)).toBeEnabled();
    await deskDialog(page).press('Escape');
    await expect(deskDialog(page)).toBeHidden();
    await page.unroute(call);

    await bookSlot(page, service.name, next).click();
    await expect(deskName(page)).toHaveValue('');
    await page.keyboard.press('Escape');
    await bookSlot(page, service.name, slot).click();
    await expect(deskName(page)).toHaveValue('Rahim Uddin');
    await sellButton(page).click();
    await expect(toast(page, 'Booking successful')).toBeVisible();
    await expect
      .poll(() => bookingsOf(slot))
      .toMatchObject([{ customer: { name: 'Rahim Uddin' } }]);
  });

  await test.step('a rival who is faster costs nothing that was typed', async () => {
    browserErrors.allow(/status of 409/);
    const slot = await newSlot(service, { date: quietDay() });
    const later = await newSlot(service, { date: slot.date, startTime: '11:00', endTime: '11:45' });
    await page.goto(deskAt(slot.date));
    await bookSlot(page, service.name, slot).click();
    await fillInDeskForm(page, 'Karim Mia');

    const message = 'This slot has just been taken.';
    await page.route('**/api/bookings/desk', (route) =>
      route.fulfill({ status: 409, json: { success: false, code: 'slot_taken', message } }),
    );
    await sellButton(page).click();
    await expect(deskDialog(page).getByText(message)).toBeVisible();
    // The dialog and a toast outside of it both say so.
    await expect.poll(() => announcedAlerts(page)).toEqual([message, message]);
    await page.unroute('**/api/bookings/desk');

    await newBooking(customer, slot);
    await expect(deskDialog(page).getByText('The 10:00 slot has been booked.')).toBeVisible();
    await expect(sellButton(page)).toBeDisabled();
    await expect(deskName(page)).toHaveValue('Karim Mia');

    await page.getByRole('combobox', { name: 'Time' }).click();
    await page.getByRole('option', { name: /^11:00/ }).click();
    await sellButton(page).click();
    await expect(toast(page, 'Booking successful')).toBeVisible();
    await expect(page.getByRole('link', { name: new RegExp(customer.name) })).toBeVisible();
    await expect(page.getByRole('link', { name: /Karim Mia/ })).toBeVisible();
    await expect
      .poll(() => bookingsOf(later))
      .toMatchObject([{ customer: { uid: null, name: 'Karim Mia' } }]);
  });
});
