import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { foldMarkId } from '@carwash/domain/statistics/stats-ids';
import { foldDeltas } from '@carwash/functions/statistics/fold-deltas';
import type { Page } from '@playwright/test';
import { readXlsx } from 'hucre/xlsx';
import { inEveryLook } from '../support/browser/every-look.ts';
import { expectAccessible } from '../support/browser/expect-accessible.ts';
import { expectUsable } from '../support/browser/expect-usable.ts';
import { cutOffFirestore } from '../support/browser/firestore-connection.ts';
import { touch } from '../support/browser/touch.ts';
import { newAccount } from '../support/records/accounts.ts';
import { newBooking, payBack } from '../support/records/bookings.ts';
import { dayFromToday } from '../support/records/catalogue.ts';
import { daysAgo, newTransaction, newTransactions } from '../support/records/transactions.ts';
import { typeDay } from '../support/screens/day-field.ts';
import { toast } from '../support/screens/toasts.ts';
import { db } from '../support/server/emulators.ts';
import { fixtures } from '../support/server/server-context.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

const address = '/dashboard/transaction-overview';

/** A word that nobody else in the database is called. */
const uniqueWord = () => `zq${randomBytes(4).toString('hex')}`;

const searchFor = (word: string) => `${address}?search=${word}`;

/** The number on the card under this name. */
const figure = (page: Page, name: string) =>
  page.locator('dl[aria-label="Key figures"] > div').filter({ hasText: name });

async function numberOn(page: Page, name: string): Promise<number> {
  const text = await figure(page, name)
    .getByRole('definition')
    .locator('> :first-child')
    .innerText();
  return Number(text.replace(/[$,]/g, ''));
}

const list = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** The rows of a list's table, its heading not included. */
const rows = (page: Page, name: string) =>
  list(page, name)
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });

const details = (page: Page) => page.getByRole('dialog', { name: 'Transaction' });
const refundDialog = (page: Page) => page.getByRole('dialog', { name: 'Mark refunded' });

/** Picks a day of the month that the field's calendar opens with. */
async function pickDay(page: Page, field: string, dayOfMonth: string): Promise<void> {
  const group = page.getByRole('group', { name: field, exact: true });
  await group.getByRole('button', { name: /^Choose date/ }).click();
  await page.getByRole('gridcell', { name: dayOfMonth, exact: true }).click();
  await expect(page.getByRole('gridcell')).toHaveCount(0);
}

/** The days that are in force. */
const daysInForce = (page: Page) => {
  const { searchParams } = new URL(page.url());
  return ['startDate', 'endDate'].map((name) => searchParams.get(name));
};

/** The exported file, line by line; none of the texts that are tested has a line break or a comma. */
async function exportedLines(page: Page): Promise<string[][]> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^transactions-.+\.csv$/);
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  return lines.map((line) => line.split(','));
}

/** The exported spreadsheet, row by row. */
async function exportedRows(page: Page) {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export Excel' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^transactions-.+\.xlsx$/);
  const { sheets } = await readXlsx(await readFile(await download.path()));
  return sheets[0]?.rows ?? [];
}

/** So long ago that its refund is among the first that are due. */
const longAgo = (minutes: number) => new Date(daysAgo(900).getTime() + minutes * 60_000);

const refundEvents = async ({ _id }: { _id: string }) =>
  (await db.bookingEvents(_id).where('kind', '==', 'refunded').get()).docs.map((doc) => doc.data());

test('a payment that is made elsewhere shows in the figures, the charts and the list, folded or not', async ({
  page,
  service,
  slot,
  customer,
}) => {
  await test.step('it shows in the figures, the charts and the list', async () => {
    const word = uniqueWord();
    const customer = { ...(await newAccount()), name: `Nadia ${word}` };
    await openSignedIn(page, searchFor(word), await newAccount('admin'));
    await expect(page.getByText('No transactions found')).toBeVisible();
    await expect(figure(page, 'Successful')).toContainText('success rate');
    const total = await numberOn(page, 'Total transactions');
    const revenue = await numberOn(page, 'Total revenue');
    await touch(page);
    await page.getByRole('switch', { name: /Revenue by service/ }).check();
    const earned = page.getByRole('region', { name: 'Table: Revenue by service' });
    await expect(earned.getByRole('row').nth(1)).toBeVisible();
    await expect(earned).not.toContainText(service.name);

    await newTransaction({ customer, service, slot }, { amount: 120.5 });
    await expect(rows(page, 'Transactions')).toHaveCount(1);
    await expect(rows(page, 'Transactions')).toContainText(
      `${customer.name}${service.name}$120.50`,
    );
    await expect.poll(() => numberOn(page, 'Total transactions')).toBeGreaterThan(total);
    // Others may give money back meanwhile: the chart proves this sale.
    await expect.poll(() => numberOn(page, 'Total revenue')).not.toBe(revenue);
    await expect(earned.getByRole('row', { name: service.name })).toContainText('$120.50');
  });

  await test.step('figures are live before they are folded, and a fold shows in none of them, for no moment', async () => {
    const server = fixtures.context;
    const foldsSoFar = async () =>
      (await server.db.statsDeltas.doc(foldMarkId).get()).data()?.fold ?? 0;
    // Others pay and cancel meanwhile, though not thirty at a time.
    const [many, others] = [60, 30];
    await page.goto(address);
    await expect(figure(page, 'Successful')).toContainText('success rate');
    const numbers = await recordNumbers(page, 'Total transactions');
    const total = await numberOn(page, 'Total transactions');
    const begin = Date.now();
    const made = Array.from({ length: many }, (_, index) => ({
      createdAt: new Date(begin - 1000 - index),
    }));
    const before = await foldsSoFar();
    await newTransactions({ customer, service, slot }, made);
    await expect
      .poll(() => numberOn(page, 'Total transactions'))
      .toBeGreaterThan(total + many - others);
    // Somebody else's payment may have folded them a moment ago.
    await foldDeltas(server);
    const folds = await foldsSoFar();
    expect(folds).toBeGreaterThan(before);
    await newTransactions({ customer, service, slot }, [{ createdAt: new Date(begin) }]);
    await expect.poll(async () => (await numbers()).at(-1)).toBeGreaterThan(total + many - others);
    const shown = await numbers();
    expect(shown.filter((number, index) => number < (shown[index - 1] ?? 0) - others)).toEqual([]);
    expect(Math.max(...shown)).toBeLessThan(total + many + others);
  });
});

/** Keeps every number that the card shows from now on. Written as text: it runs in the page. */
async function recordNumbers(page: Page, name: string): Promise<() => Promise<number[]>> {
  await page.evaluate(`{
    const cards = [...document.querySelectorAll('dl[aria-label="Key figures"] > div')];
    const card = cards.find(({ textContent }) => textContent.includes('${name}'));
    const look = () => shownNumbers.push(card.querySelector('dd > :first-child').textContent);
    globalThis.shownNumbers = [];
    new MutationObserver(look).observe(card, { subtree: true, childList: true, characterData: true });
    look();
  }`);
  return async () => {
    const texts = await page.evaluate<string[]>('shownNumbers');
    return texts.map((text) => Number(text.replace(/[$,]/g, '')));
  };
}

test('the history is filtered and turned, and its export holds exactly what was found', {
  tag: '@long',
}, async ({ page, service, slot }) => {
  const word = uniqueWord();
  const customer = { ...(await newAccount()), name: `=${word}` };
  const purchase = { customer, service, slot };
  const made = await newTransactions(purchase, [
    ...Array.from({ length: 26 }, (_, index) => ({
      createdAt: daysAgo(index / 2),
      amount: index + 1,
    })),
    { createdAt: daysAgo(20), status: 'failed', failureReason: 'declined' },
    { createdAt: daysAgo(40), paymentMethod: 'cash', providerReference: null },
  ]);
  const [old, failed] = [made.at(-1)?._id ?? '', made.at(-2)?._id ?? ''];
  await newTransaction({ ...purchase, customer: await newAccount() }, { createdAt: daysAgo(3) });

  await openSignedIn(page, searchFor(word), await newAccount('admin'));
  const found = rows(page, 'Transactions');
  await expect(found).toHaveCount(25);
  await expect(found.first()).toContainText('$1.00CardPaid');
  await page.getByRole('button', { name: 'Next' }).last().click();
  await expect(found).toHaveCount(2);
  await page.getByRole('button', { name: 'Previous' }).last().click();
  await expect(found).toHaveCount(25);

  await test.step('the last 30 days are exported as a file', async () => {
    const [head = [], ...lines] = await exportedLines(page);
    expect(head[0]).toMatch(/transactionId$/);
    expect(lines.map(([id]) => id)).toEqual(made.slice(0, -1).map(({ _id }) => _id));
    const customerColumn = head.indexOf('customer');
    expect(new Set(lines.map((cells) => cells[customerColumn]))).toEqual(new Set([`'=${word}`]));
    await expect(page.getByText('27 transactions exported')).toBeVisible();
  });

  await test.step('and as a spreadsheet with amounts and days', async () => {
    const [head = [], ...exported] = await exportedRows(page);
    expect(exported.map(([id]) => id)).toEqual(made.slice(0, -1).map(({ _id }) => _id));
    const newest = Object.fromEntries(head.map((name, at) => [name, exported[0]?.[at]]));
    expect(newest).toMatchObject({
      customer: `=${word}`,
      phone: expect.stringMatching(/^\+\d+$/),
      amount: 1,
      date: expect.any(Date),
    });
  });

  await test.step('the history and its export are filtered by status', async () => {
    await page.getByRole('combobox', { name: 'Status' }).click();
    await page.getByRole('option', { name: 'Failed' }).click();
    await expect(found).toHaveCount(1);
    expect(new URL(page.url()).searchParams.get('status')).toBe('failed');
    const [, ...lines] = await exportedLines(page);
    expect(lines.map(([id]) => id)).toEqual([failed]);
  });

  await test.step('a row opens the details, and the way back closes them', async () => {
    await found.getByRole('cell', { name: failed }).click();
    await expect(details(page)).toContainText('The card was declined.');
    await expect(details(page)).toContainText('DHAKA METRO-GA 11-2233');
    await page.goBack();
    await expect(details(page)).toBeHidden();
  });

  await test.step('the history and its export are filtered by days', async () => {
    await page.getByRole('combobox', { name: 'Status' }).click();
    await page.getByRole('option', { name: 'All statuses' }).click();
    await expect(found).toHaveCount(25);
    const before = daysInForce(page);
    await typeDay(page, 'From', dayFromToday(5));
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Choose .* or an earlier day\.$/)).toBeVisible();
    expect(daysInForce(page)).toEqual(before);

    // A hand so slow that every date on the way stands for a while: none of them is in force.
    await typeDay(page, 'From', dayFromToday(-45), 400);
    expect(daysInForce(page)).toEqual(before);
    await page.keyboard.press('Enter');
    await expect.poll(() => daysInForce(page)).toEqual([dayFromToday(-45), dayFromToday(0)]);
    await expect(page.getByText(/or an earlier day\.$/)).toBeHidden();
    await typeDay(page, 'To', dayFromToday(-35));
    await page.getByRole('heading', { name: 'Transaction Overview' }).click();
    const days = [dayFromToday(-45), dayFromToday(-35)] as const;
    await expect.poll(() => daysInForce(page)).toEqual(days);

    // Another day of the month, picked again after it has been taken back.
    const [month, dayOfMonth] = [days[1].slice(0, 8), Number(days[1].slice(8))];
    const other = dayOfMonth > 1 ? dayOfMonth - 1 : 2;
    const picked = [days[0], `${month}${String(other).padStart(2, '0')}`];
    for (const _ of ['once', 'again']) {
      await pickDay(page, 'To', String(other));
      await expect.poll(() => daysInForce(page)).toEqual(picked);
      await page.goBack();
      await expect.poll(() => daysInForce(page)).toEqual(days);
    }
    await expect(found).toHaveCount(1);
    await expect(found.last()).toContainText('CashPaid');
    await found
      .last()
      .getByRole('button', { name: /^Details/ })
      .press('Enter');
    await expect(details(page)).toContainText(old);
    await expect(details(page).getByRole('link', { name: 'Booking and timeline' })).toHaveAttribute(
      'href',
      `/dashboard/bookings/${old}`,
    );
    await page.keyboard.press('Escape');
    await expect(details(page)).toBeHidden();
  });
});

test('a refund is marked once, with a reference, and a later admin is told', async ({
  page,
  browserErrors,
  service,
  slot,
}) => {
  const customer = { ...(await newAccount()), name: `Omar ${uniqueWord()}` };
  const mine = await newBooking(customer, slot, { status: 'cancelled', createdAt: longAgo(0) });
  const [raced, overtaken] = await newTransactions({ customer, service, slot }, [
    { createdAt: longAgo(1), status: 'refund_due', refundReason: 'slot_gone' },
    {
      createdAt: longAgo(2),
      status: 'refund_due',
      refundReason: 'amount_mismatch',
      received: { amount: '1.00', currency: 'EUR' },
    },
  ]);
  if (!raced || !overtaken) throw new Error('No refunds are due');
  await openSignedIn(page, address, await newAccount('admin'));
  const due = rows(page, 'Refunds due').filter({ hasText: customer.name });
  await expect(due).toHaveCount(3);
  const dialog = refundDialog(page);
  const reference = dialog.getByLabel('Reference');
  const submit = dialog.getByRole('button', { name: 'Mark refunded' });
  const open = async (why: string) => {
    await due
      .filter({ hasText: why })
      .getByRole('button', { name: /^Mark refunded/ })
      .click();
    await expect(dialog).toContainText('Pay back');
    await expect(dialog).toContainText(`to ${customer.name}`);
  };

  await test.step('a refund without a reference is not sent', async () => {
    await open('The booking was cancelled.');
    await submit.click();
    await expect(dialog.getByText('Reference is required.')).toBeVisible();
    await expect(reference).toBeFocused();
  });

  await test.step('a typed reference survives a reload', async () => {
    await reference.fill('RF-1');
    await page.reload();
    await open('The booking was cancelled.');
    await expect(reference).toHaveValue('RF-1');
  });

  await test.step('a double click marks it once', async () => {
    await submit.dblclick();
    await expect(toast(page, 'The refund is marked as paid back')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(due).toHaveCount(2);
    await expect
      .poll(() => refundEvents(mine))
      .toMatchObject([{ by: { role: 'admin' }, reference: 'RF-1' }]);
  });

  await test.step('somebody else marks it while the dialog is open', async () => {
    await expect(due.filter({ hasText: 'not the price' })).toContainText('1.00 EUR');
    await open('not the price');
    await expect(dialog).toContainText('Pay back 1.00 EUR (asked 49.90 USD)');
    await reference.fill('RF-late');
    await payBack(overtaken, 'RF-first');
    await expect(dialog.getByRole('alert')).toContainText('with the reference RF-first');
    await expect(reference).toHaveValue('RF-late');
    await expect(submit).toBeHidden();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('somebody else marks it at the same moment', async () => {
    browserErrors.allow(/409/);
    await open('gone to somebody else');
    await page.route('**/api/transactions/*/status', async (route) => {
      await payBack(raced, 'RF-faster');
      await route.continue();
    });
    await reference.fill('RF-slower');
    await submit.click();
    await expect(dialog.getByRole('alert')).toContainText('RF-faster');
    await expect
      .poll(async () => (await db.transactions.doc(raced._id).get()).data()?.refundReference)
      .toBe('RF-faster');
  });
});

test('failures to load or to export are shown, and can be tried again', { tag: '@long' }, async ({
  page,
  browserErrors,
  customer,
  service,
  slot,
}) => {
  await newTransaction({ customer, service, slot });
  await openSignedIn(page, '/dashboard/profile', await newAccount('admin'));
  const reconnect = await cutOffFirestore(page, browserErrors);
  await page.goto(searchFor(customer.uid.slice(0, 12)));
  await touch(page);
  await expect(page.getByText('The charts could not be loaded')).toBeVisible();
  const failed = page.getByRole('alert').filter({ hasText: 'Error loading transactions' });
  await expect(failed.first()).toBeVisible();
  // In this order: once they can be reached, they may be there before anybody asks.
  await list(page, 'Transactions').getByRole('button', { name: 'Try again' }).click();
  await reconnect();
  await expect(rows(page, 'Transactions')).toHaveCount(1);

  await page.route('**/api/transactions/export?*', (route) => route.abort());
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await expect(toast(page, 'Failed to export the transactions')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export CSV' })).toBeEnabled();
});

test('everybody can use the screen, the details and the dialog', { tag: '@long' }, async ({
  page,
  service,
  slot,
}) => {
  const word = uniqueWord();
  const customer = { ...(await newAccount()), name: `Salma ${word}` };
  const [, due] = await newTransactions({ customer, service, slot }, [
    { status: 'failed', failureReason: 'expired' },
    { createdAt: longAgo(3), status: 'refund_due', refundReason: 'slot_gone' },
  ]);
  const _id = due?._id ?? '';
  await openSignedIn(
    page,
    `${address}?startDate=2009-01-01&endDate=${dayFromToday(0)}&search=${word}`,
    await newAccount('admin'),
  );
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Filters' }).click();
  await inEveryLook(page, async () => {
    await expect(list(page, 'Transactions').getByText(customer.name)).toHaveCount(2);
    await expect(page.getByRole('img', { name: /^Transactions by status/ })).toBeVisible();
    await expectUsable(page);
  });

  await page.goto(`${address}?transaction=${_id}`);
  await details(page)
    .getByRole('button', { name: /^Mark refunded/ })
    .click();
  await expect(page.locator('.MuiDialog-container')).toHaveCSS('opacity', '1');
  await inEveryLook(page, () => expectAccessible(page));
  await refundDialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(refundDialog(page)).toBeHidden();
  await inEveryLook(page, () => expectUsable(page));
  await payBack({ _id }, 'RF-9');
  await inEveryLook(page, async () => {
    await expect(details(page).getByRole('status')).toContainText('Refunded');
    await expect(details(page)).toContainText('RF-9');
  });
});
