import type { Page } from '@playwright/test';
import { holdAnswers } from '../support/browser/hold-answers.ts';
import { navigateTo } from '../support/browser/navigate-to.ts';
import { newAccount } from '../support/records/accounts.ts';
import { bookingNow, newBooking } from '../support/records/bookings.ts';
import { newSlot, slotIn } from '../support/records/catalogue.ts';
import { slotNow } from '../support/records/purchase-reads.ts';
import { daysAgo, newTransaction } from '../support/records/transactions.ts';
import { bookingsFoundBy, openActions, reasonField } from '../support/screens/admin-bookings.ts';
import {
  bookSlot,
  deskAt,
  deskDialog,
  fillInCar,
  quietDay,
  sellButton,
  showStarts,
} from '../support/screens/admin-slots.ts';
import { askForRole } from '../support/screens/admin-users.ts';
import {
  askToCancel,
  cancelDialog,
  confirmMove,
  panel,
  panelOf,
  rescheduleAddress,
  sayYes,
  upcoming,
} from '../support/screens/my-bookings.ts';
import { slotButton } from '../support/screens/service-page.ts';
import { toast, toastsOf } from '../support/screens/toasts.ts';
import { db } from '../support/server/emulators.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

/**
 * Every listener may see the change of a click before the click is answered: the row, the card or
 * the button that was clicked is gone by then. Whoever clicked is told what came of it all the same.
 */
async function expectToldLate(
  page: Page,
  calls: string,
  { act, seen, told }: { act: () => Promise<void>; seen: () => Promise<void>; told: string },
): Promise<void> {
  const answers = await holdAnswers(page, calls);
  await act();
  await answers.reached;
  await seen();
  expect(toastsOf(page).join()).not.toContain(told);
  answers.release();
  await expect(toast(page, told)).toBeVisible();
}

test('a customer who cancels or reschedules is told what came of it, wherever they have gone', {
  tag: '@long',
}, async ({ page: first, context, customer, service, slot }) => {
  await openSignedIn(first, '/about', customer);

  await test.step('a customer who cancels', async () => {
    const page = await context.newPage();
    await newBooking(customer, slot);
    await page.goto(rescheduleAddress);
    await askToCancel(page);
    await expectToldLate(page, '**/api/bookings/*', {
      act: () => sayYes(page).click(),
      seen: () => expect(page.getByText('No upcoming bookings found')).toBeVisible(),
      told: 'Booking cancelled successfully',
    });
    await expect(cancelDialog(page)).toBeHidden();
  });

  await test.step('a customer who reschedules', async () => {
    const page = await context.newPage();
    const booking = await newBooking(customer, slot);
    const target = await newSlot(service, { startTime: '14:00' });
    await page.goto(panelOf(booking));
    await slotButton(page, target).click();
    await expectToldLate(page, '**/api/bookings/reschedule*', {
      act: () => confirmMove(page).click(),
      seen: () => expect(upcoming(page)).toContainText('14:00'),
      told: 'Booking rescheduled successfully',
    });
    await expect(panel(page)).toBeHidden();
  });

  await test.step('a customer who reschedules and has gone on stays where they are', async () => {
    const slot = await newSlot(service, { startTime: '12:00' });
    const page = await context.newPage();
    const booking = await newBooking(customer, slot);
    const target = await newSlot(service, { startTime: '16:00' });
    await page.goto(panelOf(booking));
    await slotButton(page, target).click();
    await expectToldLate(page, '**/api/bookings/reschedule*', {
      act: () => confirmMove(page).click(),
      seen: async () => {
        await page
          .getByRole('navigation')
          .getByRole('link', { name: 'Profile', exact: true })
          .click();
        await expect(page).toHaveURL('/dashboard/profile');
      },
      told: 'Booking rescheduled successfully',
    });
    await expect(page).toHaveURL('/dashboard/profile');
  });
});

test('an admin who changes a booking or a payment in a list that then lacks it is told the result', {
  tag: '@long',
}, async ({ page, customer, slot, service }) => {
  await test.step('an admin who cancels in a list that no longer has the booking', async () => {
    const booking = await newBooking(customer, slot);
    const confirmed = `${bookingsFoundBy(customer.email)}&status=pending`;
    await openSignedIn(page, confirmed, await newAccount('admin'));
    const menu = await openActions(page, booking);
    await menu.getByRole('menuitem', { name: 'Cancel booking' }).click();
    await reasonField(page).fill('The water is off.');
    await expectToldLate(page, '**/cancel', {
      act: () => sayYes(page).click(),
      seen: () => expect(page.getByText('No bookings found')).toBeVisible(),
      told: 'Booking cancelled successfully',
    });
    await expect(cancelDialog(page)).toBeHidden();
  });

  await test.step('an admin who marks a visit in a list that no longer has it', async () => {
    const booking = await newBooking(customer, await slotIn(-15, service));
    const confirmed = `${bookingsFoundBy(customer.email)}&status=pending&when=all`;
    await page.goto(confirmed);
    const menu = await openActions(page, booking);
    await expectToldLate(page, '**/status', {
      act: () => menu.getByRole('menuitem', { name: 'Mark completed' }).click(),
      seen: () => expect(page.getByText('No bookings found')).toBeVisible(),
      told: 'Booking marked as completed',
    });
    await expect.poll(() => bookingNow(booking)).toMatchObject({ status: 'completed' });
  });

  await test.step('an admin who marks a refund', async () => {
    const payer = { ...(await newAccount()), name: `Late ${service._id}` };
    const refund = await newTransaction(
      { customer: payer, service, slot },
      // The oldest come first.
      {
        status: 'refund_due',
        refundReason: 'slot_gone',
        createdAt: daysAgo(901),
      },
    );
    await navigateTo(page, '/dashboard/transaction-overview');
    const button = page.getByRole('button', { name: `Mark refunded: ${payer.name}` });
    await button.click();
    const dialog = page.getByRole('dialog', { name: 'Mark refunded' });
    await dialog.getByLabel('Reference').fill('RF-late');
    await expectToldLate(page, '**/api/transactions/*/status', {
      act: () => dialog.getByRole('button', { name: 'Mark refunded' }).click(),
      seen: () => expect(page.getByLabel(`Mark refunded: ${payer.name}`)).toHaveCount(0),
      told: 'The refund is marked as paid back',
    });
    await expect(dialog).toBeHidden();
    await expect
      .poll(async () => (await db.transactions.doc(refund._id).get()).get('status'))
      .toBe('refunded');
  });
});

test('an admin at the desk, or who changes a role, is told what came of it', {
  tag: '@long',
}, async ({ page, service, customer, anotherBrowser }) => {
  await test.step('an admin who books at the desk', async () => {
    const slot = await newSlot(service, { date: quietDay() });
    await openSignedIn(page, deskAt(slot.date), await newAccount('admin'));
    await bookSlot(page, service.name, slot).click();
    await deskDialog(page).getByLabel('Name (optional)').fill('Rahim Uddin');
    await fillInCar(page);
    await expectToldLate(page, '**/api/bookings/desk', {
      act: () => sellButton(page).click(),
      seen: () => expect(deskDialog(page).getByText('(booked)')).toBeVisible(),
      told: 'Booking successful',
    });
    await expect(deskDialog(page)).toBeHidden();
  });

  await test.step('an admin who closes a slot', async () => {
    const slot = await newSlot(service, { date: quietDay() });
    await page.goto(deskAt(slot.date));
    await showStarts(page, '10:00').click();
    await expectToldLate(page, '**/api/services/slots/*', {
      act: () => page.getByRole('button', { name: `Close ${service.name}` }).click(),
      seen: async () => {
        await expect.poll(async () => (await slotNow(slot)).isBooked).toBe('canceled');
        await page.getByRole('button', { name: 'Done' }).click();
      },
      told: 'Slot status updated successfully',
    });
  });

  await test.step('an admin who changes a role', async () => {
    const theirs = await anotherBrowser();
    await openSignedIn(theirs, '/dashboard/profile', customer);
    await navigateTo(page, `/dashboard/users?search=${customer.uid}`);
    const question = await askForRole(page, customer, 'Admin');
    await expectToldLate(page, '**/api/auth/update-role/*', {
      act: () => question.getByRole('button', { name: 'Change the role' }).click(),
      seen: () => expect(theirs.getByRole('banner').getByText('Welcome, Admin')).toBeVisible(),
      told: 'User role updated successfully',
    });
  });
});
