import type { Page } from '@playwright/test';
import { inEveryLook } from '../support/browser/every-look.ts';
import { expectUsable } from '../support/browser/expect-usable.ts';
import { newAccount } from '../support/records/accounts.ts';
import { bookingNow, newBooking } from '../support/records/bookings.ts';
import { dayFromToday, newSlot } from '../support/records/catalogue.ts';
import { toast } from '../support/screens/toasts.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

const menuEntries = (page: Page) =>
  page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link');

test('a washer takes cars through their visit, and sees no customer, no money and no other page', async ({
  page,
  customer,
  service,
  anotherBrowser,
}) => {
  // Begun at every time of the day.
  const slot = await newSlot(service, {
    date: dayFromToday(0),
    startTime: '00:00',
    endTime: '00:45',
  });
  const booking = await newBooking(customer, slot);
  const rowOn = (screen: Page) => screen.getByRole('listitem').filter({ hasText: service.name });
  const row = rowOn(page);
  const group = (name: RegExp) => page.getByRole('region', { name }).filter({ has: row });
  const undo = (screen: Page, stage: string) =>
    toast(screen, stage).getByRole('button', { name: 'Undo' });
  await openSignedIn(page, '/dashboard/today', await newAccount('washer'));

  await test.step('the cars of today are there, without the customer and without money', async () => {
    await expect(row).toContainText(booking.vehicle.registrationPlate);
    await expect(page.getByRole('main')).not.toContainText(/\+880|\$|Takings|Needs a look/);
    await expect(page.getByRole('main')).not.toContainText(customer.name);
    await expect(row.getByRole('link')).toHaveCount(0);
    await expect(row.getByRole('button', { name: 'No-show' })).toHaveCount(0);
    await inEveryLook(page, () => expectUsable(page));
  });

  await test.step('one tap says how far a car is, and can be undone', async () => {
    await row.getByRole('button', { name: 'Arrived', exact: true }).click();
    // A toast stays while the mouse is on it.
    await undo(page, 'Arrived').hover();
    await expect(group(/^Arrived/)).toBeVisible();
    await undo(page, 'Arrived').click();
    await expect(group(/^Arrived/)).toBeHidden();
    await row.getByRole('button', { name: 'Arrived', exact: true }).click();
    await row.getByRole('button', { name: 'Start washing', exact: true }).click();
    await expect(group(/^Being washed/)).toBeVisible();
    await expect.poll(async () => (await bookingNow(booking)).stage).toBe('washing');
  });

  await test.step('what a colleague taps is there at once', async () => {
    const colleague = await anotherBrowser();
    await openSignedIn(colleague, '/dashboard/today', await newAccount('washer'));
    await rowOn(colleague).getByRole('button', { name: 'Ready', exact: true }).click();
    await undo(colleague, 'Ready to collect').hover();
    await expect(group(/^Ready to collect/)).toBeVisible();
    await undo(colleague, 'Ready to collect').click();
    await expect(group(/^Being washed/)).toBeVisible();
  });

  await test.step('the menu has nothing else', async () => {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(menuEntries(page)).toHaveText([
      'Home',
      'Today',
      'Profile',
      'Edit Profile',
      'Change Password',
    ]);
  });

  await test.step('another page is refused kindly', async () => {
    await page.goto('/dashboard');
    const heading = { name: 'Your role does not include this page' };
    await expect(page.getByRole('heading', heading)).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
    await expectUsable(page);
    await page.getByRole('link', { name: 'See the cars of today' }).click();
    await expect(row).toBeVisible();
  });
});
