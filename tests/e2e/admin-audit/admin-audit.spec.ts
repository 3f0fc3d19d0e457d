import { endpoints } from '@carwash/domain/endpoints';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectUsable } from '../support/browser/expect-usable.ts';
import { type Account, newAccount } from '../support/records/accounts.ts';
import { callAs, tokenOf } from '../support/server/call-api.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

const changesBy = ({ uid }: Account) => `/dashboard/audit?by=${uid}`;

const entries = (page: Page) =>
  page.getByRole('table', { name: 'Changes by staff' }).getByRole('row');

async function choose(page: Page, filter: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: filter }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Another admin at work, who calls the API. */
async function admin(request: APIRequestContext) {
  const account = await newAccount('admin');
  const token = await tokenOf(account);
  return {
    account,
    async call(name: 'updateSlot' | 'updateService' | 'updateRole', id: string, body: object) {
      const answer = await callAs(request, endpoints[name], { token, params: { id }, body });
      expect(answer.ok(), await answer.text()).toBe(true);
    },
  };
}

test('changes by another admin appear at once, in words, and are found by kind and by person', async ({
  page,
  request,
  customer,
  service,
  slot,
}) => {
  await test.step('it appears and is found', async () => {
    const colleague = await admin(request);
    await openSignedIn(page, changesBy(colleague.account), await newAccount('admin'));
    await expect(page.getByRole('combobox', { name: 'Person' })).toHaveText(colleague.account.name);
    await expect(page.getByText('No changes match these filters')).toBeVisible();

    await colleague.call('updateSlot', slot._id, { isBooked: 'canceled' });
    const latest = entries(page).nth(1);
    await expect(latest).toContainText(colleague.account.name);
    await expect(latest).toContainText('SlotSlot closed');
    await expect(latest).toContainText(`${service.name}, `);
    await expect(latest).toContainText('Status: Available → became Canceled');

    const { price, duration } = service;
    await colleague.call('updateService', service._id, {
      price: price + 10,
      duration: duration + 15,
      description: `${service.description} ${'Foam and rinse. '.repeat(20)}`.trim(),
    });
    await expect(latest).toContainText('Price: $49.90 → became $59.90');
    await expect(latest).toContainText('Duration: 45 mins → became 60 mins');
    await latest.getByRole('button', { name: 'Show all of description' }).click();
    await expect(latest.getByRole('button', { name: 'Show less' })).toBeVisible();
    await expect(latest).toContainText(/rinse\. Foam and rinse\.$|rinse\.Show less/);

    await colleague.call('updateRole', customer.uid, { role: 'admin' });
    await expect(latest).toContainText(`Role changed${customer.name}Role: User → became Admin`);
    await expect(entries(page)).toHaveCount(4);
    await expectUsable(page);

    await choose(page, 'Kind', 'Slot');
    await expect(page).toHaveURL(`${changesBy(colleague.account)}&kind=slot`);
    await expect(entries(page)).toHaveCount(2);
    await page.goBack();
    await expect(entries(page)).toHaveCount(4);
    await choose(page, 'Person', 'Everybody');
    await expect(page).toHaveURL('/dashboard/audit');
    await choose(page, 'Kind', 'Slot');
    await expect(page).toHaveURL('/dashboard/audit?kind=slot');
    await expect(entries(page).filter({ hasText: colleague.account.name })).toHaveCount(1);
    await page.goBack();
    await page.getByRole('link', { name: colleague.account.name }).first().click();
    await expect(page).toHaveURL(changesBy(colleague.account));
    await expect(entries(page)).toHaveCount(4);
  });

  await test.step('on a phone changes are cards, and nothing is cut off', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.emulateMedia({ colorScheme: 'dark' });
    const colleague = await admin(request);
    await colleague.call('updateService', service._id, {
      name: 'A very thorough interior and exterior detail',
      benefits: ['Warm-air drying', 'Wax', 'A fragrance of your choice'],
    });
    await page.goto(changesBy(colleague.account));
    const card = page.getByRole('list', { name: 'Changes by staff' }).getByRole('listitem');
    await expect(card).toContainText('Service changed');
    await expect(card).toContainText('Benefits: Warm-air drying → became Warm-air drying, Wax');
    await expectUsable(page);
  });
});
