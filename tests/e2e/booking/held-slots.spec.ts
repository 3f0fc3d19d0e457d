import type { Transaction } from '@carwash/domain/payments/transaction';
import type { Service } from '@carwash/domain/services/service';
import type { Slot } from '@carwash/domain/slots/slot';
import { formatDay } from '@carwash/domain/time/calendar-days';
import type { Page } from '@playwright/test';
import { overflow } from '../support/browser/overflow.ts';
import { type Account, newAccount } from '../support/records/accounts.ts';
import { newBooking } from '../support/records/bookings.ts';
import { newSlot, writeSlotStatus } from '../support/records/catalogue.ts';
import { newTransaction } from '../support/records/transactions.ts';
import {
  bookingPageOf,
  cardPageAddress,
  confirmButton,
  prepareBooking,
} from '../support/screens/booking-page.ts';
import { toast } from '../support/screens/toasts.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { sandboxUrl } from '../support/suite.ts';
import { expect, test } from '../support/test.ts';

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

test('the nearest times include one that the customer holds, which they can give up for a time beside it', {
  tag: '@long',
}, async ({ page, customer, service, slot }) => {
  const own = await newSlot(service, { startTime: '11:00' });
  const theirs = await newSlot(service, { startTime: '13:00' });
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

  // Begins before the held one is over.
  const beside = await newSlot(service, { startTime: '11:30', endTime: '12:15' });
  const inTheWay = 'The 11:30 slot is kept by your unfinished booking. Please choose another time.';
  await page.goto(bookingPageOf(beside));
  await expect(page.getByText(inTheWay)).toBeVisible();
  await expect(confirmButton(page)).toBeDisabled();
  await expect.poll(() => overflow(page)).toBe(0);
  await page.getByRole('button', { name: `Give up: ${service.name} at 11:00` }).click();
  await page.getByRole('button', { name: 'Yes, give it up' }).click();
  await expect(toast(page, 'the slot was released')).toBeVisible();
  await expect(confirmButton(page)).toBeEnabled();
  await expect(page.getByText(inTheWay)).toBeHidden();
});
