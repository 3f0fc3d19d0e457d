import { expectUsable } from '../support/browser/expect-usable.ts';
import { newAccount } from '../support/records/accounts.ts';
import { toast } from '../support/screens/toasts.ts';
import { db } from '../support/server/emulators.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(() => db.legalSettings.delete());
test.afterEach(() => db.legalSettings.delete());

test('the site has its own texts until the owner writes others, and names them where they are agreed to', async ({
  page,
  anotherBrowser,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });

  await test.step('both pages show the own text, with what the settings say', async () => {
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
    await expect(page).toHaveURL('/terms');
    await expect(page.getByRole('heading', { name: 'Terms', level: 1 })).toBeVisible();
    await expect(page.getByText('free of charge until 24 hours before it starts')).toBeVisible();
    await page.goto('/privacy');
    await expect(page.getByRole('heading', { name: 'Your rights' })).toBeVisible();
    await expect(page).toHaveTitle(/^Privacy/);
  });

  await test.step('sign-up links to them without losing what was typed', async () => {
    await page.goto('/auth/signup');
    await expect(page.getByText('By signing up you accept the terms')).toBeVisible();
    await page.getByLabel('Email').fill('nadia@example.test');
    const opening = page.waitForEvent('popup');
    await page.getByRole('main').getByRole('link', { name: 'privacy notice' }).click();
    const notice = await opening;
    await expect(notice).toHaveURL('/privacy');
    await expect(page.getByLabel('Email')).toHaveValue('nadia@example.test');
  });

  await test.step('the owner starts from the own text and changes it', async () => {
    const desk = await anotherBrowser();
    await desk.setViewportSize({ width: 360, height: 740 });
    await openSignedIn(desk, '/dashboard/settings?legal', await newAccount('admin'));
    const heading = desk.getByRole('heading', { name: 'Terms', exact: true });
    const terms = desk.locator('section').filter({ has: heading });
    await terms.getByRole('button', { name: 'Start from our text' }).click();
    await expect(terms.getByRole('textbox')).toHaveValue(/^# Who you book with/);
    await terms.getByRole('textbox').fill('# House rules\n\nNo smoking.');
    await expectUsable(desk);
    await desk.getByRole('button', { name: 'Save changes' }).click();
    await expect(toast(desk, 'Settings saved')).toBeVisible();
    await expect
      .poll(async () => (await db.legalSettings.get()).data()?.terms)
      .toBe('# House rules\n\nNo smoking.');
    await page.goto('/terms');
    await expect(page.getByRole('heading', { name: 'House rules' })).toBeVisible();
    await expect(page.getByText('No smoking.')).toBeVisible();
  });
});
