import type { Transaction } from '@carwash/domain/payments/transaction';
import type { Service } from '@carwash/domain/services/service';
import { defaultSettings } from '@carwash/domain/settings/default-settings';
import type { Slot } from '@carwash/domain/slots/slot';
import { formatDay } from '@carwash/domain/time/format-day';
import type { Page } from '@playwright/test';
import { overflow } from '../support/browser/overflow.ts';
import { type Account, newAccount } from '../support/records/accounts.ts';
import { newBooking } from '../support/records/bookings.ts';
import { dayFromToday, newSlot, writeSlotStatus } from '../support/records/catalogue.ts';
import { slotNow } from '../support/records/purchase-reads.ts';
import { newTransaction } from '../support/records/transactions.ts';
import {
  bookingPageOf,
  cardPageAddress,
  confirmButton,
  prepareBooking,
} from '../support/screens/booking-page.ts';
import { chooseDay } from '../support/screens/calendar.ts';
import { confirmMove, panelOf } from '../support/screens/my-bookings.ts';
import { slotButton } from '../support/screens/service-page.ts';
import { toast } from '../support/screens/toasts.ts';
import { db } from '../support/server/emulators.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { sandboxUrl } from '../support/suite.ts';
import { expect, test } from '../support/test.ts';

const tryAgain =
  /Another customer may have paid for this slot just now. Please try again in a minute/;

interface Holder {
  customer: Account;
  service: Service;
  slot: Slot;
}

/** A slot as it is while somebody pays for it. */
async function hold(holder: Holder, change: Partial<Transaction> = {}): Promise<Transaction> {
  const payment = { status: 'pending', paymentUrl: `${sandboxUrl}/paynow.php`, ...change } as const;
  const transaction = await newTransaction(holder, payment);
  const { claimId, expiresAt } = transaction;
  await writeSlotStatus(holder.slot, { claimId, heldUntil: expiresAt });
  return transaction;
}

const alert = (page: Page) => page.getByRole('alert').filter({ hasText: /slot/ });

test('a customer with three holds is told which, gives one up, and takes another', async ({
  page,
  customer,
  service,
  slot,
  browserErrors,
}) => {
  browserErrors.allow(/status of 409/);
  const held: Slot[] = [];
  for (const startTime of ['11:00', '12:00', '13:00']) {
    const other = await newSlot(service, { startTime });
    await hold(
      { customer, service, slot: other },
      { createdAt: new Date(Date.now() - held.length) },
    );
    held.push(other);
  }
  await prepareBooking(page, slot, customer);
  await confirmButton(page).click();
  for (const { date, startTime } of held) {
    await expect(alert(page)).toContainText(
      `${service.name} on ${formatDay(date)} at ${startTime}`,
    );
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(() => overflow(page)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('link', { name: 'See your payments' }).click();
  await page
    .getByRole('button', { name: `Give up: ${service.name}` })
    .first()
    .click();
  await page.getByRole('button', { name: 'Yes, give it up' }).click();
  await expect(toast(page, 'the slot was released')).toBeVisible();
  await expect(page.getByRole('button', { name: `Give up: ${service.name}` })).toHaveCount(2);

  await page.goBack();
  await confirmButton(page).click();
  await page.waitForURL(cardPageAddress);
});

test('the nearest times include one that the customer holds, and are not read out with the reason', async ({
  page,
  customer,
  service,
  slot,
}) => {
  const own = await newSlot(service, { startTime: '11:00' });
  const theirs = await newSlot(service, { startTime: '12:00' });
  await hold({ customer, service, slot: own });
  await hold({ customer: await newAccount(), service, slot: theirs });
  await newBooking(await newAccount(), slot);
  await page.setViewportSize({ width: 360, height: 740 });
  await openSignedIn(page, bookingPageOf(slot), customer);
  await expect(alert(page)).toContainText('10:00');
  await expect(alert(page).getByRole('link')).toHaveCount(0);
  const nearest = page.getByRole('group', { name: 'Nearest open times' });
  await expect(nearest.getByRole('link')).toHaveText(['11:00']);
  await expect.poll(() => overflow(page)).toBe(0);
  await nearest.getByRole('link').click();
  await expect(page.getByText('This slot is still held for you')).toBeVisible();
});

test('a customer who continues with little time left has the slot for longer', async ({
  page,
  customer,
  slot,
}) => {
  await prepareBooking(page, slot, customer);
  await confirmButton(page).click();
  await page.waitForURL(cardPageAddress);
  const soon = new Date(Date.now() + 60_000);
  const { claimId } = await slotNow(slot);
  const [payment] = (await db.transactions.where('claimId', '==', claimId).get()).docs;
  const began = new Date(soon.getTime() - defaultSettings.holdMinutes * 60_000);
  await payment?.ref.update({ createdAt: began, expiresAt: soon });
  await writeSlotStatus(slot, { heldUntil: soon });
  await page.goto('/dashboard/my-transactions');
  await page.getByRole('link', { name: 'Continue paying' }).click();
  await page.waitForURL(cardPageAddress);
  const { heldUntil } = await slotNow(slot);
  expect(Number(heldUntil) - Date.now()).toBeGreaterThan(10 * 60_000);
});

test.describe('a hold has lapsed, and it is unknown whether it was paid', () => {
  let payment: Transaction;

  test.beforeEach(async ({ service, slot, provider, browserErrors }) => {
    browserErrors.allow(/status of 409/);
    const justNow = new Date(Date.now() - 1000);
    payment = await hold(
      { customer: await newAccount(), service, slot },
      { expiresAt: justNow, createdAt: new Date(Date.now() - 15 * 60_000) },
    );
    await provider.misbehave({ search: { mode: 'down' } }, payment._id);
  });

  test('others are told to try again, and can once it is known that the hold was not paid', async ({
    page,
    customer,
    service,
    slot,
    provider,
    anotherBrowser,
  }) => {
    await test.step('a customer who moves a booking there is told to try again', async () => {
      const from = await newSlot(service, { date: dayFromToday(3), startTime: '15:00' });
      const booking = await newBooking(customer, from);
      await openSignedIn(page, panelOf(booking), customer);
      await chooseDay(page, slot.date);
      await slotButton(page, slot).click();
      await confirmMove(page).click();
      await expect(page.getByRole('alert').filter({ hasText: tryAgain })).toBeVisible();
    });

    await test.step('a customer who wants the slot is told to try again, and can', async () => {
      const wanting = await anotherBrowser();
      await prepareBooking(wanting, slot, await newAccount());
      await confirmButton(wanting).click();
      await expect(alert(wanting)).toContainText(tryAgain);
      await expect(confirmButton(wanting)).toBeEnabled();
      await provider.mend();
      await expect(async () => {
        await confirmButton(wanting).click();
        await wanting.waitForURL(cardPageAddress, { timeout: 4000 });
      }).toPass();
    });
  });
});
