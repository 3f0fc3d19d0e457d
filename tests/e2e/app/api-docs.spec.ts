import { overflow } from '../support/browser/overflow.ts';
import { expect as expectSoon, test } from '../support/test.ts';

/** Swagger UI draws all calls before it shows one: half a minute on a machine that others use. */
const expect = expectSoon.configure({ timeout: 75_000 });
test.describe.configure({ timeout: 240_000 });

/* The fixtures fail the test where the page breaks its policy or asks another host. */

test('the page of the API shows a call, who may make it, how, and with what, and tries it', {
  tag: '@long',
}, async ({ page }) => {
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

  await test.step('a call can be tried', async () => {
    await page.locator('#operations-tag-Services').click();
    const call = page.locator('#operations-Services-listServices');
    await call.locator('.opblock-summary-control').click();
    await call.getByRole('button', { name: 'Try it out' }).click();
    await call.getByRole('button', { name: 'Execute' }).click();
    await expect(call.locator('.live-responses-table')).toContainText('"success": true');
  });
});
