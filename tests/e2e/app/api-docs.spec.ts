import { endpoints } from '@carwash/domain/endpoints';
import { chapters } from '@carwash/functions/openapi/chapters';
import type { Page } from '@playwright/test';
import { overflow } from '../support/browser/overflow.ts';
import { expect as expectSoon, test } from '../support/test.ts';

/** Swagger UI draws all calls before it shows one: half a minute on a machine that others use. */
const expect = expectSoon.configure({ timeout: 75_000 });
test.describe.configure({ timeout: 240_000 });

/** The heading of a chapter, which opens and closes it. */
const heading = (page: Page, chapter: string) =>
  page.locator(`[id="operations-tag-${chapter.replaceAll(' ', '_')}"]`);

/* The fixtures fail the test where the page breaks its policy or asks another host. */

test('the page of the API shows every call, who may make it, how, and with what, and tries it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const response = await page.goto('/api/docs#/Payments/initiatePayment');
  const policy = response?.headers()['content-security-policy'];
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
  await expect(page).toHaveTitle('Car wash booking API');
  await expect(page.getByRole('heading', { name: 'Car wash booking API' })).toBeVisible();

  await test.step('a link leads to its call', async () => {
    const call = page.locator('#operations-Payments-initiatePayment');
    await expect(call.getByText('Needs the token of a customer')).toBeVisible();
    await expect(call.getByText(/^curl -X POST/)).toContainText('Idempotency-Key');
    const json = call.locator('code.language-json');
    await expect(json.filter({ hasText: '"serviceId": "foamwash"' })).toBeVisible();
    await expect(call.getByText('slot_taken', { exact: true })).toBeVisible();
    await call.getByRole('tab', { name: 'Schema' }).first().click();
    await expect(call.getByText('registrationPlate', { exact: true })).toBeVisible();
    await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);
  });

  await test.step('every call is there', async () => {
    const listed = chapters.flatMap(({ endpoints: own }) => own);
    expect(listed.toSorted()).toEqual(Object.keys(endpoints).toSorted());
    for (const { name: chapter, endpoints: own } of chapters) {
      if (chapter !== 'Payments') await heading(page, chapter).click();
      for (const name of own) {
        await expect(page.locator(`[id$="-${name}"]`), name).toHaveCount(1);
      }
      await heading(page, chapter).click();
    }
  });

  await test.step('a call can be tried', async () => {
    await heading(page, 'Services').click();
    const call = page.locator('#operations-Services-listServices');
    await call.locator('.opblock-summary-control').click();
    await call.getByRole('button', { name: 'Try it out' }).click();
    await call.getByRole('button', { name: 'Execute' }).click();
    await expect(call.locator('.live-responses-table')).toContainText('"success": true');
  });
});
