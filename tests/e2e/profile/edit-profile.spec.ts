import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { allowLostConnection } from '../support/browser/firestore-connection.ts';
import { overflow } from '../support/browser/overflow.ts';
import type { Account } from '../support/records/accounts.ts';
import { choosePhoto, cropDialog, photoFile } from '../support/screens/profile-photo.ts';
import { toast } from '../support/screens/toasts.ts';
import { auth, db } from '../support/server/emulators.ts';
import { openSignedIn, submitSignIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

const address = '/dashboard/edit-profile';
const saveCall = '**/api/auth/update-profile';
const uploadCall = '**/api/images';

const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label);
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' });
const question = (page: Page) => page.getByRole('dialog', { name: 'Discard your changes?' });

async function openForm(page: Page, customer: Account): Promise<void> {
  await openSignedIn(page, address, customer);
  await expect(field(page, 'Name')).toHaveValue(customer.name);
}

const stored = async ({ uid }: Account) => (await db.users.doc(uid).get()).data();

/** Addresses of the photos that the page shows. */
const photosOf = (page: Page) => page.locator('img[src^="/api/images/"]');

test('a change is saved, told, and live in another tab', async ({ page, customer, context }) => {
  await openForm(page, customer);
  const other = await context.newPage();
  await other.goto('/dashboard/profile');
  await expect(other.getByText('+880 1700 000000')).toBeVisible();

  await expect(field(page, 'Email')).toBeDisabled();
  await expect(field(page, 'Email')).toHaveValue(customer.email);
  await field(page, 'Name').fill('  Rahima Khan ');
  await field(page, 'Phone').fill('01822222222');
  await save(page).click();
  await expect(toast(page, 'Profile updated successfully')).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Rahima Khan' })).toBeVisible();
  await expect(other.getByText('+880 1822 222222')).toBeVisible();
  await expect(field(page, 'Name')).toHaveValue('Rahima Khan');
  await expect(save(page)).toBeDisabled();
  await expect
    .poll(() => stored(customer))
    .toMatchObject({ name: 'Rahima Khan', address: '1 Test Road' });
});

test('input survives a failure, a change in another tab, and the end of the session', {
  tag: '@long',
}, async ({ page, context, browserErrors, customer }) => {
  await test.step('a save that fails keeps what was typed', async () => {
    browserErrors.allow(/status of 500|ERR_INTERNET_DISCONNECTED/);
    // Firestore looks for itself whether there is a connection at all.
    allowLostConnection(browserErrors);
    await openForm(page, customer);
    await field(page, 'Address').fill('4 Test Road');
    await page.route(saveCall, (route) => route.fulfill({ status: 500, json: {} }));
    await save(page).click();
    await expect(toast(page, 'Failed to update profile')).toBeVisible();
    await page.unroute(saveCall);

    await context.setOffline(true);
    await save(page).click();
    await expect(toast(page, 'You are offline. This needs a connection.')).toBeVisible();
    await context.setOffline(false);

    await save(page).click();
    await expect(toast(page, 'Profile updated successfully')).toBeVisible();
    await expect.poll(() => stored(customer)).toMatchObject({ address: '4 Test Road' });
  });

  await test.step('a change in another tab spares what is being typed', async () => {
    // Three toasts lie over the button.
    await page.goto(address);
    await field(page, 'Phone').fill('01844444444');
    const other = await context.newPage();
    await other.goto(address);
    await field(other, 'Phone').fill('01855555555');
    await field(other, 'Address').fill('6 Test Road');
    await save(other).click();
    await expect(field(page, 'Address')).toHaveValue('6 Test Road');
    await expect(field(page, 'Phone')).toHaveValue('01844444444');

    await save(page).click();
    await expect(field(other, 'Phone')).toHaveValue('+880 1844 444444');
    await expect
      .poll(() => stored(customer))
      .toMatchObject({
        phone: '+8801844444444',
        address: '6 Test Road',
      });
    await other.close();
  });

  await test.step('a session that ends in the middle loses nothing', async () => {
    browserErrors.allow(/status of 401/);
    await field(page, 'Name').fill('Rahima Khan');
    await page.route(saveCall, (route) =>
      route.continue({ headers: { ...route.request().headers(), authorization: 'Bearer over' } }),
    );
    await save(page).click();
    await expect(page.getByText('Your session has expired. Please sign in again.')).toBeVisible();
    await expect(page).toHaveURL(/\/auth\/signin\?from=/);
    await page.unroute(saveCall);

    await submitSignIn(page, customer);
    await expect(page).toHaveURL(address);
    await expect(field(page, 'Name')).toHaveValue('Rahima Khan');
    await save(page).click();
    await expect(toast(page, 'Profile updated successfully')).toBeVisible();
    await expect.poll(() => stored(customer)).toMatchObject({ name: 'Rahima Khan' });
  });

  await test.step('input survives if the account is locked, and leaving asks nothing', async () => {
    browserErrors.allow(/status of 400/);
    await field(page, 'Address').fill('7 Test Road');
    await auth.updateUser(customer.uid, { disabled: true });
    await db.users.doc(customer.uid).update({ claimsUpdatedAt: new Date(Date.now() + 60_000) });
    await expect(page).toHaveURL(/\/auth\/signin\?from=/);
    await expect(question(page)).toBeHidden();

    await auth.updateUser(customer.uid, { disabled: false });
    await submitSignIn(page, customer);
    await expect(page).toHaveURL(address);
    await expect(field(page, 'Address')).toHaveValue('7 Test Road');
  });
});

test('leaving asks first, by a link, the back button, a reload or signing out', {
  tag: '@long',
}, async ({ page, customer }) => {
  await test.step('leaving by a link or the back button asks first', async () => {
    await openSignedIn(page, '/dashboard/profile', customer);
    await page.getByRole('main').getByRole('link', { name: 'Edit Profile' }).click();
    await field(page, 'Phone').fill('01833333333');

    await page.getByRole('main').getByRole('link', { name: 'Cancel' }).click();
    await question(page).getByRole('button', { name: 'Keep editing' }).click();
    await expect(question(page)).toBeHidden();
    await expect(page).toHaveURL(address);
    await expect(field(page, 'Phone')).toHaveValue('01833333333');

    await page.goBack();
    await question(page).getByRole('button', { name: 'Discard changes' }).click();
    await expect(page).toHaveURL('/dashboard/profile');
    await page.getByRole('main').getByRole('link', { name: 'Edit Profile' }).click();
    await expect(field(page, 'Phone')).toHaveValue('+880 1700 000000');
    await expect.poll(() => stored(customer)).toMatchObject({ phone: '+8801700000000' });
  });

  await test.step('a reload asks first and loses nothing', async () => {
    await field(page, 'Address').fill('5 Test Road');
    await expect(save(page)).toBeEnabled();
    const asked = page.waitForEvent('dialog').then(async (dialog) => {
      await dialog.accept();
      return dialog.type();
    });
    await page.reload();
    const type = await asked;
    expect(type).toBe('beforeunload');
    await expect(field(page, 'Address')).toHaveValue('5 Test Road');
    await expect(page.getByText('Here are the changes that you had not saved yet.')).toBeVisible();
    await save(page).click();
    await expect(toast(page, 'Profile updated successfully')).toBeVisible();
    await page.reload();
    await expect(field(page, 'Address')).toHaveValue('5 Test Road');
    await expect(save(page)).toBeDisabled();
  });

  await test.step('signing out asks first', async () => {
    await field(page, 'Phone').fill('01866666666');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await question(page).getByRole('button', { name: 'Keep editing' }).click();
    await expect(field(page, 'Phone')).toHaveValue('01866666666');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await question(page).getByRole('button', { name: 'Discard changes' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  });
});

test('a photo is cropped, uploaded, saved and removed, and refused where it cannot be one', async ({
  page,
  customer,
  browserErrors,
  context,
}) => {
  await test.step('a broken picture is refused before it is sent', async () => {
    const uploads: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/images')) uploads.push(request.url());
    });
    await openForm(page, customer);
    const broken = (await photoFile()).buffer.subarray(0, 60);
    await choosePhoto(page, { name: 'a.png', mimeType: 'image/png', buffer: broken });
    await expect(page.getByText('cannot be opened')).toBeVisible();
    await expect(save(page)).toBeDisabled();
    expect(uploads).toEqual([]);
  });

  await test.step('an upload that fails can be tried again', async () => {
    browserErrors.allow(/status of 500/);
    await choosePhoto(page, await photoFile());
    await page.route(uploadCall, (route) => route.fulfill({ status: 500, json: {} }));
    await cropDialog(page).getByRole('button', { name: 'Use this photo' }).click();
    await expect(page.locator('.toasts').getByText('Image upload failed')).toBeVisible();
    await expect(cropDialog(page).getByRole('alert')).toHaveText('Image upload failed');
    await page.unroute(uploadCall);
    await cropDialog(page).getByRole('button', { name: 'Use this photo' }).click();
    await expect(cropDialog(page)).toBeHidden();
    await expect(save(page)).toBeEnabled();
  });

  await test.step('a photo is cropped, uploaded, saved and removed', async () => {
    await expect(page.getByText('JPEG, PNG, WebP, AVIF or HEIC, up to 50 MB.')).toBeVisible();
    await choosePhoto(page, await photoFile());
    await cropDialog(page).getByRole('slider', { name: 'Zoom' }).press('ArrowRight');
    await expect(cropDialog(page).getByRole('slider')).toHaveAttribute('aria-valuetext', '110 %');
    await cropDialog(page).getByLabel('Position of the photo').press('ArrowLeft');

    let send = () => {};
    const held = new Promise<void>((resolve) => {
      send = resolve;
    });
    await page.route(uploadCall, async (route) => {
      await held;
      await route.continue();
    });
    await cropDialog(page).getByRole('button', { name: 'Use this photo' }).click();
    await expect(cropDialog(page).getByRole('progressbar', { name: 'Uploading' })).toBeVisible();
    send();
    await expect(cropDialog(page)).toBeHidden();
    await expect(page.getByText('Not saved yet')).toBeVisible();
    await expect.poll(() => stored(customer)).toMatchObject({ profileImage: null });

    await save(page).click();
    await expect(toast(page, 'Profile updated successfully')).toBeVisible();
    const image = String((await stored(customer))?.profileImage);
    const file = sharp(await (await page.request.get(image)).body());
    const metadata = await file.metadata();
    expect(metadata).toMatchObject({ format: 'webp', width: 512, height: 512 });

    const home = await context.newPage();
    await home.goto('/');
    const account = home.getByRole('button', { name: `Account of ${customer.name}` });
    await expect(account.locator('img')).toHaveAttribute('src', image);

    await page.getByRole('button', { name: 'Remove photo' }).click();
    await expect(page.getByRole('button', { name: 'Upload photo' })).toBeFocused();
    await save(page).click();
    await expect(account.locator('img')).toHaveCount(0);
    await expect(photosOf(page)).toHaveCount(0);
    await expect.poll(() => stored(customer)).toMatchObject({ profileImage: null });
  });

  await test.step('the form and the crop fit 360 pixels', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);
    await choosePhoto(page, await photoFile());
    const use = cropDialog(page).getByRole('button', { name: 'Use this photo' });
    await expect(use).toBeInViewport({ ratio: 1 });
    await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);
    await use.click();
    await expect(cropDialog(page)).toBeHidden();
    await save(page).click();
    await expect.poll(() => stored(customer)).not.toMatchObject({ profileImage: null });
  });
});
