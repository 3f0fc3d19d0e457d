import type { Page } from '@playwright/test';
import { cutOffFirestore } from '../support/browser/firestore-connection.ts';
import { overflow } from '../support/browser/overflow.ts';
import { db } from '../support/server/emulators.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

const address = '/dashboard/profile';

/** The text of the page under a name. */
const fact = (page: Page, name: string) =>
  page.getByRole('main').locator('dt', { hasText: name }).locator('+ dd');

test("the profile shows the customer's details, follows their changes, and leads to where to change them", async ({
  page,
  customer,
  browserErrors,
}) => {
  await test.step('it shows what is known and leads to what can be changed', async () => {
    await openSignedIn(page, address, customer);
    await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: customer.name })).toBeVisible();
    await expect(page.getByText(`@${customer.uid}`, { exact: true })).toBeVisible();
    await expect(fact(page, 'Email')).toHaveText(`${customer.email}Verified`);
    await expect(fact(page, 'Phone')).toHaveText('+880 1700 000000');
    await expect(fact(page, 'Address')).toHaveText('1 Test Road');
    await expect(fact(page, 'Member since')).toHaveText(/\d{4}$/);

    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Change Password' }).click();
    await expect(page).toHaveURL('/dashboard/change-password');
    await page.goBack();
    await main.getByRole('link', { name: 'Edit Profile' }).click();
    await expect(page).toHaveURL('/dashboard/edit-profile');
  });

  await test.step('initials stand in for a photo that cannot be shown', async () => {
    browserErrors.allow(/status of 404/);
    const profileImage = `/api/images/${'0'.repeat(64)}`;
    await db.users.doc(customer.uid).update({ profileImage });
    const asked = page.waitForResponse((response) => response.url().endsWith(profileImage));
    await page.goto(address);
    await asked;
    await expect(page.getByRole('main').getByText('P', { exact: true })).toBeVisible();
    await expect(page.getByRole('main').locator('img')).toHaveCount(0);
  });

  await test.step('changes made elsewhere are seen at once', async () => {
    await db.users.doc(customer.uid).update({ phone: '+8801811111111', name: 'Another Name' });
    await expect(fact(page, 'Phone')).toHaveText('+880 1811 111111');
    await expect(page.getByRole('heading', { name: 'Another Name' })).toBeVisible();
  });

  await test.step('a profile that failed to load can be requested again', async () => {
    const connect = await cutOffFirestore(page, browserErrors);
    await page.goto(address);
    await expect(page.getByText('Your profile could not be loaded.')).toBeVisible();
    // Before the connection is back, because Firestore may then find it by itself.
    await page.getByRole('button', { name: 'Try again' }).click();
    await connect();
    await expect(page.getByRole('heading', { name: 'Another Name' })).toBeVisible();
  });

  await test.step('the profile fits 360 pixels', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await db.users.doc(customer.uid).update({ name: `Longname${'e'.repeat(80)}` });
    await expect(page.getByText(/^Longname/).first()).toBeVisible();
    await expect(page.getByText('Member since')).toBeVisible();
    await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);
  });
});
