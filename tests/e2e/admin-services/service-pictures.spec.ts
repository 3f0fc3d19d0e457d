import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { inEveryLook } from '../support/browser/every-look.ts';
import { expectUsable } from '../support/browser/expect-usable.ts';
import { press } from '../support/browser/keyboard.ts';
import { newAccount } from '../support/records/accounts.ts';
import { toast } from '../support/screens/toasts.ts';
import { db } from '../support/server/emulators.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

const editAddress = (id: string) => `/dashboard/services/${id}/edit`;
const uploadCall = '**/api/images';

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true });
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const preview = (page: Page, label: string) =>
  main(page).getByRole('img', { name: `${label}: preview` });

const stored = async (id: string) => (await db.services.doc(id).get()).data();

const file = async (background: string) => ({
  name: 'work.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 960, height: 600, channels: 3, background } })
    .png()
    .toBuffer(),
});

/** Uploads a picture of one colour and waits until the form shows it. */
async function upload(page: Page, label: string, background: string): Promise<void> {
  await field(page, label).setInputFiles(await file(background));
  await expect(preview(page, label)).toHaveAttribute('src', /^\/api\/images\//);
}

test('a pair and a picture are added, sorted and removed, and a customer sees it at once', async ({
  page,
  service,
  anotherBrowser,
}) => {
  const customer = await anotherBrowser();
  await customer.goto(`/services/${service._id}`);
  await customer.mouse.wheel(0, 400);
  await expect(customer.getByRole('heading', { name: 'About this service' })).toBeVisible();

  await openSignedIn(page, editAddress(service._id), await newAccount('admin'));
  await button(page, 'Add picture').click();
  await expect(field(page, 'Picture 1')).toBeFocused();
  await upload(page, 'Picture 1', '#264');
  await field(page, 'Caption of picture 1').fill('A wheel');
  await button(page, 'Add before and after').click();
  await expect(field(page, 'Picture 2, before')).toBeFocused();
  await upload(page, 'Picture 2, before', '#753');
  await button(page, 'Save changes').click();
  await expect(main(page).getByText('A picture is required.')).toBeVisible();
  await expect(field(page, 'Picture 2, after')).toBeFocused();
  await upload(page, 'Picture 2, after', '#37b');
  await field(page, 'Caption of picture 2').fill(' A bonnet ');

  await press(page, button(page, 'Move picture 2 up'));
  await expect(field(page, 'Caption of picture 1')).toHaveValue(' A bonnet ');
  await expect(main(page).getByText('Picture 2 is now picture 1 of 2.')).toBeAttached();
  await expect(button(page, 'Move picture 1 up')).toBeDisabled();
  await expect(button(page, 'Move picture 1 up')).toBeFocused();
  await button(page, 'Save changes').click();
  await expect(toast(page, 'Service updated successfully')).toBeVisible();
  await expect(button(page, 'Save changes')).toBeDisabled();
  const path = expect.stringMatching(/^\/api\/images\/[0-9a-f]{64}$/);
  await expect
    .poll(async () => (await stored(service._id))?.pictures)
    .toEqual([
      { imageBefore: path, image: path, caption: 'A bonnet' },
      { image: path, caption: 'A wheel' },
    ]);

  const section = customer.getByRole('region', { name: 'Before and after' });
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByRole('figure')).toHaveText([/A bonnet/, /A wheel/]);
  await expect(section.getByRole('slider', { name: 'A bonnet' })).toBeVisible();

  await button(page, 'Remove picture 1').click();
  await expect(button(page, 'Remove picture 1')).toBeFocused();
  await expect(field(page, 'Caption of picture 1')).toHaveValue('A wheel');
  await button(page, 'Save changes').click();
  await expect(customer.getByRole('region', { name: 'Pictures' }).getByRole('figure')).toHaveText([
    'A wheel',
  ]);

  await page.reload();
  await expect(field(page, 'Caption of picture 1')).toHaveValue('A wheel');
  await expect(main(page)).not.toContainText('changed elsewhere');
});

test('a picture that is moved while it uploads arrives where it is then', { tag: '@long' }, async ({
  page,
  browserErrors,
  service,
}) => {
  browserErrors.allow(/status of 500/);
  await openSignedIn(page, editAddress(service._id), await newAccount('admin'));
  await button(page, 'Add picture').click();
  await field(page, 'Caption of picture 1').fill('Late');
  await button(page, 'Add picture').click();
  await field(page, 'Caption of picture 2').fill('Early');

  await page.route(uploadCall, (route) => route.fulfill({ status: 500, json: {} }));
  await field(page, 'Picture 1').setInputFiles(await file('#456'));
  await expect(main(page).getByText('Failed to upload image')).toBeVisible();
  await page.unroute(uploadCall);
  let send = () => {};
  const held = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route(uploadCall, async (route) => {
    await held;
    await route.continue();
  });
  await button(page, 'Try again').click();
  await expect(
    main(page).getByRole('progressbar', { name: 'Uploading the picture' }).first(),
  ).toBeVisible();
  await button(page, 'Move picture 1 down').click();
  await expect(field(page, 'Caption of picture 2')).toHaveValue('Late');
  await expect(button(page, 'Save changes')).toBeDisabled();
  send();
  await expect(preview(page, 'Picture 2')).toHaveAttribute('src', /^\/api\/images\//);
  await expect(preview(page, 'Picture 1')).toHaveCount(0);
});

test('six pictures are enough; drafts, changes elsewhere and refusals know them', {
  tag: '@long',
}, async ({ page, browserErrors, service }) => {
  browserErrors.allow(/status of 400/);
  const pictures = Array.from({ length: 5 }, (_, index) => ({
    image: '/pictures/water-beads.webp',
    caption: `Rain ${index + 1}`,
  }));
  await db.services.doc(service._id).update({ pictures });
  await openSignedIn(page, editAddress(service._id), await newAccount('admin'));
  await expect(field(page, 'Caption of picture 5')).toHaveValue('Rain 5');
  await button(page, 'Add before and after').click();
  await expect(main(page).getByText('6 pictures at most.')).toBeVisible();
  await expect(button(page, 'Add picture')).toHaveCount(0);
  await inEveryLook(page, () => expectUsable(page));
  await field(page, 'Caption of picture 6').fill('A draft');
  await page.reload();
  await expect(page.getByText('Here is what you had typed and not saved yet.')).toBeVisible();
  await expect(field(page, 'Caption of picture 6')).toHaveValue('A draft');

  await db.services.doc(service._id).update({ pictures: pictures.slice(1) });
  await expect(
    page.getByText('Somebody changed this list meanwhile. Reload to see the change.'),
  ).toBeVisible();
  await expect(field(page, 'Caption of picture 6')).toHaveValue('A draft');

  await button(page, 'Reload the pictures').click();
  await expect(field(page, 'Caption of picture 4')).toHaveValue('Rain 5');
  await expect(field(page, 'Caption of picture 6')).toHaveCount(0);

  await field(page, 'Caption of picture 4').fill('Another rain');
  const errors = [{ path: 'pictures[1].image', message: 'This picture is gone.' }];
  const refusal = { success: false, message: 'Bad input', code: 'bad_input', errors };
  await page.route('**/api/services/*', (route) => route.fulfill({ status: 400, json: refusal }));
  await button(page, 'Save changes').click();
  await expect(main(page).getByText('This picture is gone.')).toBeVisible();
  await expect(field(page, 'Picture 2')).toBeFocused();
});
