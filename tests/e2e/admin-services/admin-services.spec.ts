import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { inEveryLook } from '../support/browser/every-look.ts';
import { expectAccessible } from '../support/browser/expect-accessible.ts';
import { expectUsable } from '../support/browser/expect-usable.ts';
import { newAccount } from '../support/records/accounts.ts';
import { newBooking } from '../support/records/bookings.ts';
import { newService } from '../support/records/catalogue.ts';
import { toast } from '../support/screens/toasts.ts';
import { db } from '../support/server/emulators.ts';
import { openSignedIn, submitSignIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

const listAddress = '/dashboard/services';
const addAddress = '/dashboard/add-service';
const editAddress = (id: string) => `/dashboard/services/${id}/edit`;

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true });
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const deleteDialog = (page: Page) => page.getByRole('dialog', { name: /^Delete / });

/** The row of a service, whose name is nobody else's. */
const row = (page: Page, name: string) => main(page).getByRole('row').filter({ hasText: name });

const stored = async (id: string) => (await db.services.doc(id).get()).data();

const picture = async (background: string) => ({
  name: 'service.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 960, height: 600, channels: 3, background } })
    .png()
    .toBuffer(),
});

async function chooseCategory(page: Page, name: string): Promise<void> {
  await main(page).getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name }).click();
}

/** Ticks these types in the list of vehicle types. */
async function chooseVehicleTypes(page: Page, ...names: string[]): Promise<void> {
  await main(page).getByRole('combobox', { name: 'Vehicle types' }).click();
  for (const name of names) await page.getByRole('option', { name, exact: true }).click();
  await page.keyboard.press('Escape');
}

test('a service is added, with its image, and at once on sale', async ({
  page,
  anotherBrowser,
}) => {
  const name = `Glass Coat ${Date.now()}`;
  await openSignedIn(page, listAddress, await newAccount('admin'));
  await main(page).getByRole('link', { name: 'Add Service' }).click();

  await button(page, 'Add Service').click();
  await expect(main(page).getByText('An image is required')).toBeVisible();
  await expect(field(page, 'Image')).toBeFocused();

  await field(page, 'Image').setInputFiles(await picture('#27a'));
  await expect(main(page).locator('img[src^="/api/images/"]')).toBeVisible();

  await field(page, 'Name').fill(name);
  await chooseCategory(page, 'Detailing');
  await field(page, 'Description').fill('A coat of glass.\nFor years.');
  await field(page, 'Price').fill('120.50');
  await field(page, 'Duration').fill('90');
  await field(page, 'Benefit 1').fill('Shines');
  await button(page, 'Add benefit').click();
  await field(page, 'Benefit 2').fill('Repels water');
  await button(page, 'Add benefit').click();
  await field(page, 'Keyword 1').fill('nano');
  await button(page, 'Add keyword').click();
  await field(page, 'Keyword 2').fill('ধোয়া');
  await chooseVehicleTypes(page, 'Car');

  const customer = await anotherBrowser();
  await customer.goto(`/services?search=${encodeURIComponent(name)}`);
  await expect(customer.getByText('No service matches your search.')).toBeVisible();
  await button(page, 'Add Service').dblclick();
  await expect(toast(page, 'Service Added Successfully')).toBeVisible();
  await expect(page).toHaveURL(listAddress);
  await expect(row(page, name)).toContainText('$120.50');
  await expect(customer.getByRole('heading', { name })).toBeVisible();

  const [added, second] = (await db.services.where('name', '==', name).get()).docs;
  expect(second).toBeUndefined();
  expect(added?.data()).toMatchObject({
    category: 'detailing',
    description: 'A coat of glass.\nFor years.',
    price: 120.5,
    duration: 90,
    benefits: ['Shines', 'Repels water'],
    keywords: ['nano', 'ধোয়া'],
    suitableFor: ['car'],
    image: expect.stringMatching(/^\/api\/images\/[0-9a-f]{64}$/),
  });
  await added?.ref.delete();
});

test('input for a new service survives a refusal and the end of the session', {
  tag: '@long',
}, async ({ page, browserErrors }) => {
  browserErrors.allow(/status of (400|401)/);
  const admin = await newAccount('admin');
  await openSignedIn(page, addAddress, admin);
  await field(page, 'Image').setInputFiles(await picture('#a72'));
  await expect(main(page).locator('img[src^="/api/images/"]')).toBeVisible();
  await field(page, 'Name').fill('Never Added');
  await chooseCategory(page, 'Basic Wash');
  await field(page, 'Description').fill('Water.');
  await field(page, 'Price').fill('10');
  await field(page, 'Duration').fill('20');
  await field(page, 'Benefit 1').fill('Clean');
  await chooseVehicleTypes(page, 'Car');

  const refusal = { success: false, message: 'Ten services are enough.', code: 'bad_input' };
  await page.route('**/api/services', (route) => route.fulfill({ status: 400, json: refusal }));
  await button(page, 'Add Service').click();
  await expect(toast(page, 'Ten services are enough.')).toBeVisible();
  await page.unroute('**/api/services');

  await page.route('**/api/services', (route) =>
    route.continue({ headers: { ...route.request().headers(), authorization: 'Bearer over' } }),
  );
  await button(page, 'Add Service').click();
  await expect(page).toHaveURL(/\/auth\/signin\?from=/);
  await page.unroute('**/api/services');
  await submitSignIn(page, admin);
  await expect(page.getByText('Here is what you had typed and not saved yet.')).toBeVisible();
  await expect(field(page, 'Name')).toHaveValue('Never Added');
  await expect(field(page, 'Price')).toHaveValue('10');
  await expect(field(page, 'Benefit 1')).toHaveValue('Clean');

  await main(page).getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page).toHaveURL(listAddress);
  await main(page).getByRole('link', { name: 'Add Service' }).click();
  await expect(field(page, 'Name')).toHaveValue('');
});

test('a service is changed while somebody else changes or deletes it', { tag: '@long' }, async ({
  page,
  browserErrors,
  service,
}) => {
  browserErrors.allow(/status of 500/);
  await openSignedIn(page, editAddress(service._id), await newAccount('admin'));
  await expect(field(page, 'Name')).toHaveValue(service.name);
  await expect(button(page, 'Save changes')).toBeDisabled();
  await field(page, 'Price').fill('49.90');
  await button(page, 'Add benefit').click();
  await expect(button(page, 'Save changes')).toBeDisabled();

  await field(page, 'Price').fill('55');
  await db.services.doc(service._id).update({ duration: 60, price: 52 });
  await expect(
    page.getByText(
      'This service was changed elsewhere meanwhile: price and duration. ' +
        'What you have typed is still here: saving replaces the new price.',
    ),
  ).toBeVisible();
  await expect(field(page, 'Duration')).toHaveValue('60');
  await expect(field(page, 'Price')).toHaveValue('55');
  await page.route('**/api/services/*', (route) => route.fulfill({ status: 500, json: {} }));
  await button(page, 'Save changes').click();
  await expect(toast(page, 'Failed to update service')).toBeVisible();
  await page.unroute('**/api/services/*');
  await expect(field(page, 'Price')).toHaveValue('55');
  await button(page, 'Save changes').dblclick();
  await expect(toast(page, 'Service updated successfully')).toBeVisible();
  await expect(button(page, 'Save changes')).toBeDisabled();
  await expect
    .poll(() => stored(service._id))
    .toMatchObject({ price: 55, duration: 60, name: service.name });

  await field(page, 'Benefit 1').fill('Cold-air drying');
  await db.services.doc(service._id).delete();
  await expect(page.getByText('This service was deleted elsewhere meanwhile.')).toBeVisible();
  await expect(button(page, 'Save changes')).toBeDisabled();
  await button(page, 'Add it as a new service').click();
  await expect(page).toHaveURL(addAddress);
  await expect(field(page, 'Name')).toHaveValue(service.name);
  await expect(field(page, 'Benefit 1')).toHaveValue('Cold-air drying');
});

test('a service is searched and deleted, and one that is booked comes back', async ({
  page,
  browserErrors,
  customer,
  service,
  slot,
}) => {
  browserErrors.allow(/status of 409/);
  await newBooking(customer, slot);
  const free = await newService();
  await openSignedIn(page, listAddress, await newAccount('admin'));
  await expect(row(page, free.name)).toContainText('No reviews yet');
  await field(page, 'Search services').fill(service.name.toUpperCase());
  await expect(page).toHaveURL(/search=FOAM/);
  await expect(page.getByText('1 service', { exact: true })).toBeVisible();

  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/services/*', async (route) => {
    await held;
    await route.continue();
  });
  await button(page, `Delete ${service.name}`).click();
  await expect(deleteDialog(page)).toContainText('Its free slots and its reviews are deleted');
  await deleteDialog(page).getByRole('button', { name: 'No, keep it' }).click();
  await expect(button(page, `Delete ${service.name}`)).toBeFocused();
  // The second click hits the backdrop, and must not close the dialog.
  await button(page, `Delete ${service.name}`).dblclick();
  await deleteDialog(page).getByRole('button', { name: 'Yes, delete it' }).click();
  await expect(row(page, service.name)).toHaveCount(0);
  answer();
  await expect(
    toast(page, 'Failed to delete service: This service has 1 upcoming booking.'),
  ).toBeVisible();
  await expect(row(page, service.name)).toBeVisible();

  await field(page, 'Search services').fill(free.name);
  await button(page, `Delete ${free.name}`).click();
  await deleteDialog(page).getByRole('button', { name: 'Yes, delete it' }).click();
  await expect(toast(page, 'Service deleted')).toBeVisible();
  await expect(row(page, free.name)).toHaveCount(0);
  await expect.poll(() => stored(free._id)).toBeUndefined();
});

test('the question before a service is deleted and its form can be used by everybody', {
  tag: '@long',
}, async ({ page, service }) => {
  await openSignedIn(page, listAddress, await newAccount('admin'));
  await button(page, `Delete ${service.name}`).click();
  await expect(page.locator('.MuiDialog-container')).toHaveCSS('opacity', '1');
  await inEveryLook(page, () => expectAccessible(page));
  await deleteDialog(page).getByRole('button', { name: 'No, keep it' }).click();
  await expect(deleteDialog(page)).toBeHidden();

  await main(page)
    .getByRole('link', { name: `Edit ${service.name}` })
    .click();
  await chooseVehicleTypes(page, 'Van');
  await field(page, 'Name').fill('');
  await field(page, 'Price').fill('0');
  await inEveryLook(page, async () => {
    await expect(page.getByText('Name is required.')).toBeVisible();
    await expectUsable(page);
  });
});
