import type { OpenPeriod } from '@carwash/domain/closings/closing';
import { expectedCash } from '@carwash/domain/closings/sum-receipts';
import { expectedTerminal } from '@carwash/domain/closings/terminal-count';
import { endpoints } from '@carwash/domain/endpoints';
import type { Page } from '@playwright/test';
import { vehicle } from '../../support/purchases/vehicle.ts';
import { inEveryLook } from '../support/browser/every-look.ts';
import { expectUsable } from '../support/browser/expect-usable.ts';
import { navigateTo } from '../support/browser/navigate-to.ts';
import { expectNothingCut, expectOnePage, pageWidths } from '../support/browser/printed-pages.ts';
import { type Account, newAccount } from '../support/records/accounts.ts';
import { toast } from '../support/screens/toasts.ts';
import { callAs, tokenOf } from '../support/server/call-api.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

const main = (page: Page) => page.getByRole('main');

/** Closes everything that earlier tests have sold. */
async function closeEarlier(page: Page, admin: Account): Promise<void> {
  const token = await tokenOf(admin);
  const period = await (await callAs(page.request, endpoints.getOpenPeriod, { token })).json();
  const open: OpenPeriod = period.data;
  const { closingNumber } = open;
  const expectedCashMinor = expectedCash(100_000, open);
  const expectedTerminalMinor = expectedTerminal(open.figures);
  const countedCash = expectedCashMinor / 100;
  const differenceReason = 'An earlier test counted another float.';
  const body = {
    closingNumber,
    expectedCashMinor,
    openingFloat: 1000,
    countedCash,
    differenceReason,
    expectedTerminalMinor,
    terminalTotal: expectedTerminalMinor / 100,
  };
  const closed = await callAs(page.request, endpoints.closeDay, { token, body });
  expect(closed.status()).toBe(200);
}

test('a walk-in has a numbered receipt, and the day is closed with three clicks and one field', async ({
  page,
  slot,
}) => {
  const admin = await newAccount('admin');
  await closeEarlier(page, admin);
  const token = await tokenOf(admin);
  const body = {
    slotId: slot._id,
    customerName: 'Kamal Hossain',
    paymentMethod: 'cash',
    ...vehicle,
  };
  const sold = await callAs(page.request, endpoints.createDeskBooking, { token, body });
  const { data: booking } = await sold.json();

  await test.step('the receipt is numbered at once, and prints on one page', async () => {
    await page.addInitScript('window.print = () => {}');
    await openSignedIn(page, `/dashboard/transaction-overview?transaction=${booking._id}`, admin);
    await page.getByRole('link', { name: /^Receipt \d{4}-\d{6}$/ }).click();
    const receipt = page.getByRole('article', { name: /^Receipt \d{4}-\d{6}$/ });
    for (const text of ['Kamal Hossain', vehicle.registrationPlate, '$49.90', 'Cash']) {
      await expect(receipt).toContainText(text);
    }
    await expect(page.getByRole('button', { name: 'Print 80 mm' })).toBeVisible();
    await inEveryLook(page, () => expectUsable(page));
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pageWidths(pdf)).toHaveLength(1);
  });

  await navigateTo(page, '/dashboard/today');
  let expected = 0;
  const readExpected = async () => {
    const text = await main(page).getByText('Expected in the till').innerText();
    return Number(/\$([\d,]+\.\d\d)/.exec(text)?.[1]?.replace(',', ''));
  };
  await test.step('closing needs the counted cash alone', async () => {
    await main(page).getByRole('link', { name: 'Close the day' }).click();
    await expect(main(page).getByRole('row', { name: /^Cash/ })).toContainText('$49.90');
    expected = await readExpected();
    await page.getByLabel('Counted cash').fill(String(expected));
    await main(page).getByRole('button', { name: 'Close the day' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close it' }).click();
    await expect(toast(page, 'Closed')).toBeVisible();
    await expect(main(page)).toContainText('Nothing has come or gone.');
  });

  await test.step('the last closing is reopened with a reason, and closed again with a difference', async () => {
    const opener = main(page).getByRole('button', { name: /^Reopen closing/ });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: /^Reopen closing/ });
    await dialog.getByRole('button', { name: 'Reopen' }).click();
    await expect(dialog).toContainText('Reason is required.');
    await dialog.getByLabel('Reason').fill('The coins were not counted.');
    await page.reload();
    await opener.click();
    await expect(dialog.getByLabel('Reason')).toHaveValue('The coins were not counted.');
    await dialog.getByRole('button', { name: 'Reopen' }).click();
    await expect(main(page).getByRole('row', { name: /^Cash/ })).toContainText('$49.90');
    await test.step('cash that goes to the bank is no longer expected, until it is taken back', async () => {
      await main(page).getByRole('button', { name: 'Note cash in or out' }).click();
      const cash = page.getByRole('dialog', { name: 'Cash in or out' });
      await cash.getByRole('button', { name: 'Note it' }).click();
      await expect(cash).toContainText('Amount is required.');
      await cash.getByLabel('Amount').fill('20');
      await inEveryLook(page, () => expectUsable(page));
      await cash.getByRole('button', { name: 'Note it' }).click();
      const entries = main(page).getByRole('list', { name: 'Cash put in or taken out' });
      await expect(entries).toContainText('-$20.00');
      await expect.poll(readExpected).toBeCloseTo(expected - 20);
      await entries.getByRole('button', { name: /^Take back/ }).click();
      const back = page.getByRole('dialog', { name: 'Take this entry back?' });
      await back.getByLabel('Reason').fill('It stays in the till.');
      await back.getByRole('button', { name: 'Take it back' }).click();
      await expect(entries.getByRole('listitem')).toHaveCount(2);
      await expect.poll(readExpected).toBeCloseTo(expected);
    });
    await page.getByLabel('Counted cash').fill(String(expected - 1));
    await expect(main(page)).toContainText('$1.00 is missing.');
    await main(page).getByRole('button', { name: 'Close the day' }).click();
    await expect(main(page)).toContainText('Say why it differs.');
    await page.getByLabel('Reason', { exact: true }).fill('A coin was lost.');
    await main(page).getByRole('button', { name: 'Compare the card terminal' }).click();
    await page.getByLabel('Total of the terminal').fill('5');
    await expect(main(page)).toContainText('$5.00 is too much.');
    await page.getByLabel('Reason of the terminal').fill('A sale was noted as cash.');
    await main(page).getByRole('button', { name: 'Close the day' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close it' }).click();
    await expect(main(page)).toContainText('Nothing has come or gone.');
  });

  await test.step('a closing is shown as a sheet', async () => {
    await main(page)
      .getByRole('button', { name: /^Show closing/ })
      .first()
      .click();
    const sheet = page.getByRole('article', { name: /^Closing/ });
    await expect(sheet).toContainText('A coin was lost.');
    await expect(sheet).toContainText('-$1.00');
    await expect(sheet).toContainText('Taken out: bank');
    await expect(sheet).toContainText('A sale was noted as cash.');
    await page.getByRole('button', { name: 'Print 80 mm' }).click();
    await expect
      .poll(async () => pageWidths(await page.pdf({ preferCSSPageSize: true })))
      .toEqual([80]);
    await expectNothingCut(page, 72);
    await page.getByRole('button', { name: 'Print A4 or Letter' }).click();
    await expectOnePage(page);
  });
});
