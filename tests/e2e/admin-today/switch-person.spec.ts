import type { Page } from '@playwright/test';
import { inEveryLook } from '../support/browser/every-look.ts';
import { expectUsable } from '../support/browser/expect-usable.ts';
import { touch } from '../support/browser/touch.ts';
import { newAccount } from '../support/records/accounts.ts';
import { setManagersPin } from '../support/records/change-account.ts';
import { customerField } from '../support/screens/sale.ts';
import { expectTold } from '../support/screens/toasts.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

const pin = '2580';

const switching = (page: Page) => page.getByRole('dialog', { name: 'Switch person' });
const openSwitch = (page: Page) => page.getByRole('button', { name: 'Switch person' }).click();

test('a washer sets a PIN, and the tablet of a manager is switched to them, who see only today', async ({
  page,
  anotherBrowser,
  browserErrors,
}) => {
  const [washer, manager] = [await newAccount('washer'), await newAccount('manager')];
  const phone = await anotherBrowser();

  await test.step('the washer sets a PIN in the profile, with their password', async () => {
    await phone.setViewportSize({ width: 360, height: 740 });
    await openSignedIn(phone, '/dashboard/profile', washer);
    const section = phone.getByRole('region', { name: 'PIN' });
    const field = section.getByLabel(/^New PIN/);
    await expect(section).toContainText('You have no PIN.');
    await inEveryLook(phone, () => expectUsable(phone));
    await field.fill('1234');
    await section.getByRole('button', { name: 'Set PIN' }).click();
    await expect(section).toContainText('This PIN is too easy to guess.');
    await field.fill(pin);
    await field.press('Enter');
    const question = phone.getByRole('dialog', { name: 'Set your PIN?' });
    await question.getByLabel('Your password', { exact: true }).fill(washer.password);
    await expectUsable(phone);
    await question.getByRole('button', { name: 'Set the PIN' }).click();
    await expect(section).toContainText('You have a PIN.');
    await expectTold(phone, 'Your PIN is set');
  });

  await openSignedIn(page, '/dashboard/bookings', manager);
  const otherTab = await page.context().newPage();
  await otherTab.goto('/dashboard/change-password');
  const typed = otherTab.getByLabel('Current password', { exact: true });
  await typed.fill(manager.password);

  await test.step('the manager chooses the washer on the tablet', async () => {
    await openSwitch(page);
    await expect(page).toHaveURL('/dashboard/today');
    const person = switching(page).getByRole('button', { name: washer.name });
    await expect(person).toContainText('Washer');
    await inEveryLook(page, () => expectUsable(page));
    await person.click();
  });

  await test.step('a wrong PIN empties the field and keeps the person', async () => {
    browserErrors.allow(/status of 409/);
    const field = switching(page).getByLabel(`PIN of ${washer.name}`);
    await expect(field).toBeFocused();
    await field.fill('2581');
    await field.press('Enter');
    await expect(switching(page).getByRole('alert')).toHaveText('Wrong PIN.');
    await expect(field).toHaveValue('');
    await expect(field).toBeFocused();
    await inEveryLook(page, () => expectUsable(page));
  });

  await test.step('with the right one the washer is there, and nothing of the manager', async () => {
    const field = switching(page).getByLabel(`PIN of ${washer.name}`);
    await field.fill(pin);
    await field.press('Enter');
    await expect(switching(page)).toBeHidden();
    await expect(page).toHaveURL('/dashboard/today');
    await expect(page.getByRole('banner')).toContainText(washer.name);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link')).toHaveText([
      'Home',
      'Today',
      'Profile',
      'Edit Profile',
      'Change Password',
    ]);
    await expect(page.locator('body')).not.toContainText(manager.name);
    await expectUsable(page);
  });

  await test.step('in another tab nothing is left that the manager had typed', async () => {
    await expect(otherTab.getByRole('banner')).toContainText(washer.name);
    await expect(typed).toHaveValue('');
  });

  await test.step('what the manager had open is refused', async () => {
    await page.goto('/dashboard/bookings');
    const heading = { name: 'Your role does not include this page' };
    await expect(page.getByRole('heading', heading)).toBeVisible();
    await expect(page.locator('body')).not.toContainText(manager.email);
  });
});

test('another tab forgets what a manager typed into the search of customers when another one takes over', {
  tag: '@long',
}, async ({ page }) => {
  const [manager, next] = [await newAccount('manager'), await newAccount('manager')];
  await setManagersPin(next, pin);
  await openSignedIn(page, '/dashboard/today', manager);
  const otherTab = await page.context().newPage();
  await otherTab.setViewportSize({ width: 1280, height: 800 });
  await otherTab.goto('/dashboard/bookings');
  await expect(otherTab.getByRole('banner')).toContainText(manager.name);
  await touch(otherTab);
  await customerField(otherTab).fill('Kamal');

  await openSwitch(page);
  await switching(page).getByRole('button', { name: next.name }).click();
  const field = switching(page).getByLabel(`PIN of ${next.name}`);
  await field.fill(pin);
  await field.press('Enter');
  await expect(otherTab.getByRole('banner')).toContainText(next.name);
  await expect(customerField(otherTab)).toHaveValue('');
});
