import { longSale } from '../../support/purchases/long-sale.ts';
import { expectNothingCut, expectOnePage, pageWidths } from '../support/browser/printed-pages.ts';
import { newAccount } from '../support/records/accounts.ts';
import { newTransaction } from '../support/records/transactions.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('a long receipt prints whole on one page of a roll, of A4 and of Letter', async ({
  page,
  service,
  slot,
}) => {
  const customer = { ...(await newAccount()), name: longSale.name };
  const { lines } = longSale;
  const sale = await newTransaction({ customer, service, slot }, { lines, amount: 42333.8 });
  await page.addInitScript('window.print = () => {}');
  await openSignedIn(page, `/dashboard/receipts/${sale._id}`, await newAccount('admin'));
  const print = (name: string) => page.getByRole('button', { name }).click();
  await expect(page.getByRole('article')).toContainText(longSale.name);

  for (const [name, width, margin] of [
    ['Print 80 mm', 80, 4],
    ['Print 58 mm', 58, 3],
  ] as const) {
    await print(name);
    await expect
      .poll(async () => pageWidths(await page.pdf({ preferCSSPageSize: true })))
      .toEqual([width]);
    await expectNothingCut(page, width - 2 * margin);
  }
  await print('Print A4 or Letter');
  await expectOnePage(page);
});
