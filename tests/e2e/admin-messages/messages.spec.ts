import type { Booking } from '@carwash/domain/bookings/booking';
import type { Page } from '@playwright/test';
import { inEveryLook } from '../support/browser/every-look.ts';
import { expectUsable } from '../support/browser/expect-usable.ts';
import { newAccount } from '../support/records/accounts.ts';
import { newBooking } from '../support/records/bookings.ts';
import { newSlot } from '../support/records/catalogue.ts';
import { attempted, messagesOf, newMessage } from '../support/records/messages.ts';
import { toast } from '../support/screens/toasts.ts';
import { db } from '../support/server/emulators.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

const cards = (page: Page, { _id }: Booking) =>
  page
    .getByRole('list', { name: 'Messages' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: _id }) });

const stateOf = async ({ _id }: { _id: string }) =>
  (await db.messages.doc(_id).get()).data()?.state;

const mark = (page: Page) => page.getByRole('img', { name: 'Something needs a look' });

test('messages that need a look are sent again or settled, and the menu says that there are any', async ({
  page,
  customer,
  service,
  slot,
  browserErrors,
}) => {
  const booking = await newBooking(customer, slot);
  const unknown = await newMessage(booking, 'confirmation', {
    state: 'attention',
    deliveries: attempted('unknown'),
  });
  const refused = await newMessage(booking, 'cancelled', {
    state: 'attention',
    deliveries: attempted('refused', 'The mailbox is full.'),
  });
  const aboutMoney = await newBooking(customer, await newSlot(service, { startTime: '15:00' }));
  await newMessage(aboutMoney, 'refunded', {
    state: 'settled',
    deliveries: attempted('refused', 'The mailbox is full.'),
  });

  await test.step('they are listed first, in words', async () => {
    await openSignedIn(page, '/dashboard/messages', await newAccount('admin'));
    await expect(cards(page, booking)).toHaveCount(2);
    const card = cards(page, booking).filter({ hasText: 'Confirmation with receipt' });
    await expect(card).toContainText('the connection was lost, it may have arrived');
    await expect(card.getByRole('link', { name: customer.name })).toBeVisible();
    await expect(cards(page, booking).filter({ hasText: 'Cancelled' })).toContainText(
      'Email: refused: The mailbox is full.',
    );
    await expect(page.getByRole('region', { name: 'Sent this month' })).toBeVisible();
    await inEveryLook(page, () => expectUsable(page));
  });

  await test.step('the menu has a mark', async () => {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(mark(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(mark(page)).toBeHidden();
  });

  await test.step('one is sent again, once the admin knows that it may come twice', async () => {
    await cards(page, booking)
      .getByRole('button', { name: 'Send again: Confirmation with receipt' })
      .click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('then the reader gets it twice');
    await expect(page.locator('.MuiDialog-container')).toHaveCSS('opacity', '1');
    await inEveryLook(page, () => expectUsable(page));
    await dialog.getByRole('button', { name: 'Yes, send it again' }).click();
    await expect(toast(page, 'The message is sent again')).toBeVisible();
    await expect(cards(page, booking)).toHaveCount(1);
    await expect.poll(() => stateOf(unknown)).toBe('settled');
    const confirmations = async () =>
      (await messagesOf(booking)).filter(({ version }) => version.startsWith('test-')).length;
    await expect.poll(confirmations).toBe(1);
  });

  await test.step('the other one is settled', async () => {
    await cards(page, booking).getByRole('button', { name: 'Settled: Cancelled' }).click();
    await expect(toast(page, 'The message is settled')).toBeVisible();
    await expect(cards(page, booking)).toHaveCount(0);
    await expect.poll(() => stateOf(refused)).toBe('settled');
  });

  await test.step('settled ones are found, and a list that cannot be loaded can be asked for again', async () => {
    browserErrors.allow(/status of 503/);
    await page.route('**/api/messages?*', (route) => route.fulfill({ status: 503, json: {} }));
    await page.getByRole('combobox', { name: 'Show' }).click();
    await page.getByRole('option', { name: 'Settled' }).click();
    await expect(page.getByText('The messages could not be loaded.')).toBeVisible();
    await page.unroute('**/api/messages?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(cards(page, booking)).toHaveCount(2);
    expect(new URL(page.url()).searchParams.get('state')).toBe('settled');
    await cards(page, booking).first().getByRole('link', { name: booking._id }).click();
    await expect(page).toHaveURL(`/dashboard/bookings/${booking._id}`);
    await page.goBack();
  });

  await test.step('one about money that went back leads to its payment, because there may be no booking', async () => {
    const { _id } = aboutMoney;
    await cards(page, aboutMoney)
      .getByRole('link', { name: `Payment ${_id}` })
      .click();
    await expect(page).toHaveURL(new RegExp(`transaction=${_id}`));
  });
});
