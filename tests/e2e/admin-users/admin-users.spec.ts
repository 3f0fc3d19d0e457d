import { searchTermsOfPerson } from '@carwash/domain/users/person-search';
import type { Page } from '@playwright/test';
import { password } from '../../support/accounts/accounts.ts';
import { inEveryLook } from '../support/browser/every-look.ts';
import { expectAccessible } from '../support/browser/expect-accessible.ts';
import { expectUsable } from '../support/browser/expect-usable.ts';
import { type Account, newAccount } from '../support/records/accounts.ts';
import { newBooking } from '../support/records/bookings.ts';
import { askForRole, giveRole, roleOf } from '../support/screens/admin-users.ts';
import { choosePhoto, cropDialog, photoFile } from '../support/screens/profile-photo.ts';
import { toast, toastsOf } from '../support/screens/toasts.ts';
import { db } from '../support/server/emulators.ts';
import { openSignedIn, submitSignIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

const foundBy = (search: string) => `/dashboard/users?search=${search}`;

const rows = (page: Page) => page.getByRole('table', { name: 'Users' }).getByRole('row');
const rowOf = (page: Page, { email }: Account) => rows(page).filter({ hasText: email });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search name, email or phone' });

/** People of the same family name, the last one the newest. */
async function newFamily(like: Account, family: string, count: number): Promise<void> {
  const profile = (await db.users.doc(like.uid).get()).data();
  if (!profile) throw new Error('There is nobody to copy');
  const batch = db.batch();
  for (let number = 1; number <= count; number += 1) {
    const person = {
      ...profile,
      _id: `${like.uid}-${number}`,
      name: `Number${number} ${family}`,
      email: `${number}.${like.email}`,
      createdAt: new Date(profile.createdAt.getTime() - 60_000 * (count - number)),
    };
    batch.create(db.users.doc(person._id), { ...person, searchTerms: searchTermsOfPerson(person) });
  }
  await batch.commit();
}

test('people are listed the newest first, found by beginnings of words, and turned page by page', async ({
  page,
  customer,
}) => {
  const family = `Fam${customer.uid.slice(0, 8)}`;
  await newFamily(customer, family, 26);
  await openSignedIn(page, '/dashboard/users', await newAccount('admin'));

  await search(page).fill(family);
  await expect(page).toHaveURL(foundBy(family));
  await expect(rows(page)).toHaveCount(26);
  await expect(rows(page).nth(1)).toContainText(`Number26 ${family}`);
  await expect(rows(page).nth(1)).toContainText(/\+880 1700 000000.*User.*1 Test Road.*Active/);
  await expectUsable(page);

  await page.getByRole('button', { name: 'Next' }).click();
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).nth(1)).toContainText(`Number1 ${family}`);
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();

  await search(page).fill(`${family} number7`);
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).nth(1)).toContainText(`Number7 ${family}`);
  await page.reload();
  await expect(rows(page).nth(1)).toContainText(`Number7 ${family}`);

  await search(page).fill(`${family} nobody`);
  await expect(page.getByText('No user matches your search.')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Clear search' }).last().click();
  await expect(page).toHaveURL('/dashboard/users');
  await expect(rows(page)).toHaveCount(26);
});

test('a role change asks and needs the password, and shows at once', async ({
  page,
  customer,
  anotherBrowser,
  browserErrors,
}) => {
  const admin = await newAccount('admin');

  await test.step('the question says what the role allows, and a wrong password changes nothing', async () => {
    await openSignedIn(page, foundBy(customer.uid), admin);
    const question = await askForRole(page, customer, 'Manager');
    await expect(question).toHaveAccessibleName(`Change the role of ${customer.name} to Manager?`);
    await expect(question.getByRole('listitem')).toHaveCount(4);
    await expect(question).toContainText('See payments, takings and statistics');
    await expectUsable(page);
    browserErrors.allow(/status of 400/);
    await question.getByLabel('Your password', { exact: true }).fill('not my password');
    await question.getByRole('button', { name: 'Change the role' }).click();
    await expect(question.getByRole('alert')).toHaveText(
      'This is not the password of that account.',
    );
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    await expect(roleOf(page, customer)).toHaveText('User');
  });

  await test.step('a role is changed twice in a row, told each time, and felt at once in the other browser', async () => {
    const theirs = await anotherBrowser();
    await openSignedIn(theirs, '/dashboard/profile', customer);

    const roles = [
      { role: 'Admin', greeting: 'Welcome, Admin' },
      { role: 'User', greeting: customer.name },
    ];
    const told = (text: string) => toastsOf(page).filter((each) => each.includes(text)).length;
    for (const [round, { role, greeting }] of roles.entries()) {
      await giveRole(page, customer, role);
      await expect.poll(() => told('Updating user role...')).toBe(round + 1);
      await expect.poll(() => told('User role updated successfully')).toBe(round + 1);
      await expect(toast(page, 'Updating user role...')).toBeHidden();
      await expect(roleOf(page, customer)).toHaveText(role);
      await expect(theirs.getByRole('banner').getByText(greeting, { exact: true })).toBeVisible();
    }
    await expect
      .poll(async () => (await db.users.doc(customer.uid).get()).get('role'))
      .toBe('user');
  });
});

test('an admin removes a photo for good, and its owner cannot upload it again', {
  tag: '@long',
}, async ({ page, browserErrors, customer, anotherBrowser }) => {
  // A photo that no other test uploads, because its removal lasts.
  const photo = await photoFile(`#${customer.uid.slice(0, 6)}`);
  const theirs = await anotherBrowser();
  await openSignedIn(theirs, '/dashboard/edit-profile', customer);
  await choosePhoto(theirs, photo);
  await cropDialog(theirs).getByRole('button', { name: 'Use this photo' }).click();
  await expect(cropDialog(theirs)).toBeHidden();
  await theirs.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(theirs, 'Profile updated successfully')).toBeVisible();
  const image = String((await db.users.doc(customer.uid).get()).get('profileImage'));

  await openSignedIn(page, foundBy(customer.uid), await newAccount('admin'));
  const remove = page.getByRole('button', { name: `Remove the photo of ${customer.name}` });
  const question = page.getByRole('dialog', { name: `Remove the photo of ${customer.name}?` });
  await remove.click();
  await inEveryLook(page, () => expectUsable(page));
  await question.getByRole('button', { name: 'No, keep it' }).click();
  await expect(question).toHaveCount(0);

  browserErrors.allow(/net::ERR_FAILED/);
  await page.route('**/api/images/*', (route) => route.abort());
  await remove.click();
  await question.getByRole('button', { name: 'Yes, remove it' }).click();
  await expect(question.getByRole('alert')).toHaveText('Failed to remove the photo');
  await page.unroute('**/api/images/*');
  await question.getByRole('button', { name: 'Yes, remove it' }).click();
  await expect(toast(page, 'Photo removed')).toBeVisible();
  await expect(remove).toHaveCount(0);
  await expect(page.getByRole('main').locator(':focus')).toBeAttached();
  await expect
    .poll(async () => (await db.users.doc(customer.uid).get()).get('profileImage'))
    .toBeNull();
  await expect.poll(async () => (await page.request.get(image)).status()).toBe(404);

  browserErrors.allow(/status of 400/);
  await theirs.reload();
  await choosePhoto(theirs, photo);
  await cropDialog(theirs).getByRole('button', { name: 'Use this photo' }).click();
  await expect(cropDialog(theirs).getByRole('alert')).toContainText('removed by the business');
});

test('bookings of a person appear while they are made', async ({ page, customer, slot }) => {
  await openSignedIn(page, foundBy(customer.uid), await newAccount('admin'));
  await page.getByRole('button', { name: `View Bookings of ${customer.name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Bookings of ${customer.name}` });
  await expect(dialog.getByText('No bookings found for this user.')).toBeVisible();

  const { service } = await newBooking(customer, slot);
  const booked = dialog.getByRole('row').filter({ hasText: service.name });
  await expect(booked).toContainText(/10:00 – 10:45.*Car, Toyota.*\$49\.90.*Confirmed/);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
});

test('on a phone people are cards, and everything can be done there', {
  tag: '@long',
}, async ({ page, customer, slot }) => {
  await newBooking(customer, slot);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await openSignedIn(page, foundBy(customer.uid), await newAccount('admin'));
  const card = page.getByRole('list', { name: 'Users' }).getByRole('listitem');
  await expect(card).toContainText(customer.name);
  await expect(roleOf(page, customer)).toBeVisible();
  await expectUsable(page);
  await card.getByRole('button', { name: /^View Bookings/ }).click();
  await expect(page.getByRole('dialog')).toContainText('10:00 – 10:45');
  await expect(page.locator('.MuiDialog-container')).toHaveCSS('opacity', '1');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Close' }).click();
  await card.getByRole('button', { name: /^Disable/ }).click();
  await expect(page.getByRole('dialog')).toContainText('What they have booked and paid stays');
});

test('a disabled account is signed out where it is open and cannot sign in until it is enabled', async ({
  page,
  browserErrors,
  customer,
  anotherBrowser,
}) => {
  browserErrors.allow(/status of 400/);
  const theirs = await anotherBrowser();
  await openSignedIn(theirs, '/dashboard/my-bookings', customer);
  await expect(theirs.getByRole('banner').getByText(customer.name)).toBeVisible();
  await openSignedIn(page, foundBy(customer.uid), await newAccount('admin'));

  await page.getByRole('button', { name: `Disable the account of ${customer.name}` }).click();
  const disable = page.getByRole('dialog', { name: `Disable the account of ${customer.name}?` });
  await expect(disable).toContainText('signed out everywhere at once');
  await disable.getByLabel('Your password', { exact: true }).fill(password);
  await disable.getByRole('button', { name: 'Disable the account' }).click();
  await expect(toast(page, 'Account disabled')).toBeVisible();
  await expect(rowOf(page, customer)).toContainText('Disabled');

  await expect(theirs).toHaveURL('/auth/signin?from=%2Fdashboard%2Fmy-bookings');
  await expect(theirs.getByText('This account is disabled.')).toBeVisible();
  await submitSignIn(theirs, customer);
  await expect(toast(theirs, 'This account has been disabled.')).toBeVisible();

  await page.getByRole('button', { name: `Enable the account of ${customer.name}` }).click();
  const enable = page.getByRole('dialog', { name: `Enable the account of ${customer.name}?` });
  await enable.getByLabel('Your password', { exact: true }).fill(password);
  await enable.getByRole('button', { name: 'Enable the account' }).click();
  await expect(toast(page, 'Account enabled')).toBeVisible();
  await expect(rowOf(page, customer)).toContainText('Active');
  await submitSignIn(theirs, customer);
  await expect(theirs).toHaveURL('/dashboard/my-bookings');
});
