import { bookingEndpoints } from '@carwash/domain/bookings/endpoints';
import type { DeskMethod, Transaction } from '@carwash/domain/payments/transaction';
import type { Service } from '@carwash/domain/services/service';
import type { APIRequestContext, Page } from '@playwright/test';
import { vehicle } from '../../support/purchases/vehicle.ts';
import { inEveryLook } from '../support/browser/every-look.ts';
import { expectUsable } from '../support/browser/expect-usable.ts';
import { allowLostConnection } from '../support/browser/firestore-connection.ts';
import { holdAnswers } from '../support/browser/hold-answers.ts';
import { navigateTo } from '../support/browser/navigate-to.ts';
import { type Account, newAccount } from '../support/records/accounts.ts';
import { bookingNow, complete } from '../support/records/bookings.ts';
import { dayFromToday, newSlot } from '../support/records/catalogue.ts';
import { toast } from '../support/screens/toasts.ts';
import { callAs, tokenOf } from '../support/server/call-api.ts';
import { db } from '../support/server/emulators.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

interface Sale {
  admin: Account;
  service: Service;
  paymentMethod: DeskMethod;
  customerId?: string;
  /** Days from today. */
  ahead?: number;
}

/** Sells a slot at the desk. */
async function sell(
  request: APIRequestContext,
  { admin, service, paymentMethod, customerId, ahead = 1 }: Sale,
): Promise<string> {
  const slot = await newSlot(service, { date: dayFromToday(ahead) });
  const body = {
    slotId: slot._id,
    customerName: 'Rahim Uddin',
    paymentMethod,
    ...(customerId !== undefined && { customerId }),
    ...vehicle,
  };
  const token = await tokenOf(admin);
  const answer = await callAs(request, bookingEndpoints.createDeskBooking, { token, body });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).data._id;
}

const paymentOf = async (id: string) => (await db.transactions.doc(id).get()).data();

const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

const payment = (page: Page) => page.getByRole('region', { name: 'Payment' });

test('a booking is paid later with two clicks, which its customer sees', async ({
  page,
  request,
  customer,
  service,
  anotherBrowser,
}) => {
  const admin = await newAccount('admin');
  const sale = { admin, service, paymentMethod: 'later', customerId: customer.uid } as const;
  const id = await sell(request, sale);
  const own = await anotherBrowser();
  await openSignedIn(own, `/dashboard/my-bookings/${id}`, customer);
  await expect(own.getByText('To pay at the desk.')).toBeVisible();

  await openSignedIn(page, '/dashboard/today', admin);
  await expect(page.getByRole('region', { name: 'Takings so far' })).toContainText('To pay');

  await navigateTo(page, `/dashboard/bookings/${id}`);
  await inEveryLook(page, () => expectUsable(page));
  await payment(page)
    .getByRole('button', { name: /^Paid: Rahim Uddin/ })
    .click();
  await page.getByRole('menuitem', { name: 'Card terminal' }).click();
  await expect(toast(page, 'Marked as paid')).toBeVisible();
  await expect(payment(page)).toContainText('Card terminal');
  await expect(own.getByText('To pay at the desk.')).toBeHidden();
  await expect
    .poll(() => paymentOf(id))
    .toMatchObject({ status: 'success', paymentMethod: 'terminal' });

  await test.step('the list of what is to be paid has the same two clicks', async () => {
    const other = await sell(request, { admin, service, paymentMethod: 'later', ahead: 2 });
    await navigateTo(page, '/dashboard/transaction-overview');
    await expect(page.getByRole('region', { name: /^To pay \(/ })).toBeVisible();
    await page.getByRole('button', { name: `Paid: Rahim Uddin, ${service.name}` }).click();
    await page.getByRole('menuitem', { name: 'Card terminal' }).click();
    await toast(page, 'Marked as paid').getByRole('button', { name: 'Undo' }).click();
    await expect(toast(page, 'To be paid again')).toBeVisible();
    await page.getByRole('button', { name: `Paid: Rahim Uddin, ${service.name}` }).click();
    await page.getByRole('menuitem', { name: 'Cash' }).click();
    await expect
      .poll(() => paymentOf(other))
      .toMatchObject({ status: 'success', paymentMethod: 'cash' });
  });
});

test('what was noted as paid by mistake is corrected, and can be paid again', async ({
  page,
  request,
  service,
}) => {
  const admin = await newAccount('admin');
  const id = await sell(request, { admin, service, paymentMethod: 'cash', ahead: 4 });
  await openSignedIn(page, `/dashboard/transaction-overview?transaction=${id}`, admin);
  const drawer = page.getByRole('dialog').last();
  await expect(drawer.getByRole('link', { name: /^Receipt/ })).toHaveCount(1);
  await drawer.getByRole('button', { name: 'Correct payment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Correct payment' });
  await dialog.getByRole('button', { name: 'Correct', exact: true }).click();
  await expect(dialog.getByLabel('Reason')).toHaveAccessibleDescription(/Reason is required/);
  await dialog.getByLabel('Reason').fill('The wrong car.');
  await inEveryLook(page, () => expectUsable(page));
  await dialog.getByRole('button', { name: 'Correct', exact: true }).click();
  await expect(toast(page, 'Payment corrected')).toBeVisible();
  await expect(drawer).toContainText('$49.90, cash, until');
  await expect(drawer.getByRole('link', { name: /^(Receipt|Credit note)/ })).toHaveCount(2);
  await drawer.getByRole('link', { name: /^Credit note/ }).click();
  await expect(page.getByRole('main')).toContainText(/Correction of receipt \d{4}-\d+/);
  await navigateTo(page, `/dashboard/bookings/${id}`);
  await expect(page.getByText('Payment corrected')).toBeVisible();
  await payment(page)
    .getByRole('button', { name: /^Paid: Rahim Uddin/ })
    .click();
  await page.getByRole('menuitem', { name: 'Card terminal' }).click();
  await expect
    .poll(() => paymentOf(id))
    .toMatchObject({
      status: 'success',
      paymentMethod: 'terminal',
      earlierSales: [{ amount: 49.9 }],
    });
});

test('what will never come is written off, with a reason that survives a reload', async ({
  page,
  request,
  service,
}) => {
  const admin = await newAccount('admin');
  const lost = await sell(request, { admin, service, paymentMethod: 'later', ahead: 3 });
  await complete(await bookingNow({ _id: lost }));
  await db.transactions.doc(lost).update({ 'slot.endsAt': new Date(Date.now() - 60_000) });
  await openSignedIn(page, '/dashboard/transaction-overview', admin);
  const writeOff = page.getByRole('button', { name: `Write off: Rahim Uddin, ${service.name}` });
  await writeOff.click();
  const dialog = page.getByRole('dialog', { name: 'Write off' });
  await dialog.getByLabel('Reason').fill('The number is not in use.');
  await inEveryLook(page, () => expectUsable(page));
  await page.reload();
  await writeOff.click();
  await expect(dialog.getByLabel('Reason')).toHaveValue('The number is not in use.');
  const held = await holdAnswers(page, '**/write-off');
  await dialog.getByRole('button', { name: 'Write off $49.90' }).click();
  await held.reached;
  await dialog.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Discard your changes?' })).toBeHidden();
  held.release();
  await expect(toast(page, 'Written off')).toBeVisible();
  await expect(writeOff).toBeHidden();
  await navigateTo(page, `/dashboard/bookings/${lost}`);
  await expect(payment(page)).toContainText('Written off');
  await expect(page.getByText('Reason: The number is not in use.')).toBeVisible();
  await expect.poll(() => paymentOf(lost)).toMatchObject({ status: 'written_off' });
});

test('cash goes back with two clicks, in parts and in full, and a mistaken sale is undone', async ({
  page,
  request,
  service,
  customer,
  browserErrors,
  anotherBrowser,
}) => {
  const admin = await newAccount('admin');
  const [whole, part] = [
    await sell(request, { admin, service, paymentMethod: 'cash' }),
    await sell(request, { admin, service, paymentMethod: 'cash', ahead: 2 }),
  ];

  await test.step('all of it', async () => {
    await openSignedIn(page, `/dashboard/bookings/${whole}`, admin);
    await button(page, 'Refund').click();
    await page.getByRole('button', { name: 'Refund $49.90' }).click();
    await expect(toast(page, 'The refund is noted')).toBeVisible();
    await expect(payment(page)).toContainText('Refunded');
    await expect.poll(() => paymentOf(whole)).toMatchObject({ status: 'refunded' });
  });

  await test.step('a part, and later the rest', async () => {
    await navigateTo(page, `/dashboard/bookings/${part}`);
    await button(page, 'Refund').click();
    const dialog = page.getByRole('dialog', { name: 'Refund' });
    await dialog.getByLabel('Amount').fill('10');
    await page.reload();
    await button(page, 'Refund').click();
    await expect(dialog.getByLabel('Amount')).toHaveValue('10');
    await inEveryLook(page, () => expectUsable(page));
    await dialog.getByRole('button', { name: 'Refund $10.00' }).click();
    await expect(payment(page)).toContainText('Refunded so far');
    await expect(payment(page)).toContainText('$10.00');
    await button(page, 'Refund').click();
    await dialog.getByRole('button', { name: 'Refund $39.90' }).click();
    await expect
      .poll(async () => (await paymentOf(part))?.refunds?.map(({ amount }) => amount))
      .toEqual([10, 39.9]);
  });

  await test.step('all of what was paid, while an addition is still to be paid', async () => {
    const id = await sell(request, { admin, service, paymentMethod: 'cash', ahead: 4 });
    const added = { ...(await paymentOf(id)), bookingId: id, amount: 12, received: null };
    const addition = await db.transactions.add({ ...added, status: 'unpaid' } as Transaction);
    await db.bookings.doc(id).update({ additions: [addition.id] });
    await navigateTo(page, `/dashboard/bookings/${id}`);
    await button(page, 'Refund').click();
    const dialog = page.getByRole('dialog', { name: 'Refund' });
    await expect(dialog).toContainText('The $12.00 that is still to be paid will not be asked for');
    await addition.update({ status: 'success' });
    await expect(dialog).toContainText('$61.90 can go back now');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('a mistaken sale is undone after one question', async () => {
    const sale = { admin, service, paymentMethod: 'cash', customerId: customer.uid } as const;
    const id = await sell(request, { ...sale, ahead: 3 });
    await navigateTo(page, `/dashboard/bookings/${id}`);
    await button(page, 'Undo sale').click();
    const question = page.getByRole('dialog', { name: 'Undo this sale?' });
    await expect(question).toContainText('Give back what was paid.');
    browserErrors.allow(/ERR_INTERNET_DISCONNECTED/);
    allowLostConnection(browserErrors);
    await page.context().setOffline(true);
    await question.getByRole('button', { name: 'Undo sale' }).click();
    await expect(question.getByRole('alert')).toContainText('offline');
    await page.context().setOffline(false);
    await question.getByRole('button', { name: 'Undo sale' }).click();
    await expect(toast(page, 'The sale is undone')).toBeVisible();
    await expect(payment(page)).toContainText('Nothing to pay');
    await expect(button(page, 'Undo sale')).toBeHidden();
    await expect
      .poll(() => paymentOf(id))
      .toMatchObject({ status: 'void', refunds: [{ reference: '' }] });

    const theirs = await anotherBrowser();
    await openSignedIn(theirs, `/dashboard/my-transactions/${id}`, customer);
    const receipt = theirs.getByRole('article', { name: `Receipt ${id}` });
    await expect(receipt).toContainText('The sale was undone, and your money was given back.');
    await expect(receipt).not.toContainText('stays paid');
  });
});
