import { inEveryLook } from '../support/browser/every-look.ts';
import { expectUsable } from '../support/browser/expect-usable.ts';
import { holdAnswers } from '../support/browser/hold-answers.ts';
import { newAccount } from '../support/records/accounts.ts';
import { bookingNow, newBooking } from '../support/records/bookings.ts';
import { dayFromToday, newSlot } from '../support/records/catalogue.ts';
import { toast, toastsOf } from '../support/screens/toasts.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('the staff takes a car through its visit with one tap for each stage, and the customer sees it at once', async ({
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
  const row = page.getByRole('listitem').filter({ hasText: service.name });
  const group = (name: RegExp) => page.getByRole('region', { name }).filter({ has: row });
  const tap = (name: string) => row.getByRole('button', { name, exact: true }).click();

  await test.step('Today shows the takings, and is usable in every look', async () => {
    const admin = await newAccount('admin');
    await openSignedIn(page, '/dashboard/today', admin);
    await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Takings so far' })).toContainText('$');
    await inEveryLook(page, () => expectUsable(page));
  });

  const own = await anotherBrowser();
  await test.step('a tap moves the car on; the last one is undone, also when it is answered first', async () => {
    await openSignedIn(own, `/dashboard/my-bookings/${booking._id}`, customer);
    const answers = await holdAnswers(page, '**/api/bookings/*/stage', { times: 1 });
    await tap('Arrived');
    await expect(group(/^Arrived/)).toBeVisible();
    await expect(own.getByRole('main').getByText('Arrived').first()).toBeVisible();
    await tap('Start washing');
    await expect(group(/^Being washed/)).toBeVisible();
    const undo = toast(page, 'Being washed').getByRole('button', { name: 'Undo' });
    await expect(undo).toBeVisible();
    answers.release();
    await undo.click();
    await expect(group(/^Arrived/)).toBeVisible();
    await expect.poll(async () => (await bookingNow(booking)).stage).toBe('arrived');
    expect(toastsOf(page).filter((text) => text.includes('Arrived'))).toEqual([]);
  });

  await test.step('ready is seen by the customer, and a collected car is done', async () => {
    await tap('Start washing');
    await tap('Ready');
    await expect(group(/^Ready to collect/)).toBeVisible();
    await expect(own.getByRole('main').getByText('Ready to collect').first()).toBeVisible();
    await tap('Collected');
    await expect(group(/^Done/)).toBeVisible();
    await expect(row.getByRole('button')).toHaveText(['Photos']);
  });
});

test('a visit is marked as a no-show only after a question', async ({
  page,
  customer,
  service,
}) => {
  // Late from a quarter past midnight on; before that it is late as soon as the grace time has passed.
  await page.clock.install();
  const slot = await newSlot(service, {
    date: dayFromToday(0),
    startTime: '00:00',
    endTime: '00:45',
  });
  const booking = await newBooking(customer, slot);
  await openSignedIn(page, '/dashboard/today', await newAccount('admin'));
  const row = page.getByRole('listitem').filter({ hasText: service.name });
  await expect(row).toBeVisible();
  const lateMs = slot.startsAt.getTime() + 16 * 60_000 - Date.now();
  if (lateMs > 0) await page.clock.fastForward(lateMs);
  await row.getByRole('button', { name: 'No-show' }).click();
  const question = page.getByRole('dialog', { name: 'Mark as a no-show?' });
  await question.getByRole('button', { name: 'Keep waiting' }).click();
  await expect(question).toBeHidden();
  await row.getByRole('button', { name: 'No-show' }).click();
  await question.getByRole('button', { name: 'No-show' }).click();
  await expect(row).toContainText('No-show');
  await expect.poll(async () => (await bookingNow(booking)).status).toBe('no_show');
});
