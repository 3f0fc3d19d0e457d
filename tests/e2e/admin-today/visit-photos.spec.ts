import { inEveryLook } from '../support/browser/every-look.ts';
import { expectUsable } from '../support/browser/expect-usable.ts';
import { allowLostConnection } from '../support/browser/firestore-connection.ts';
import { holdAnswers } from '../support/browser/hold-answers.ts';
import { newAccount } from '../support/records/accounts.ts';
import { newBooking } from '../support/records/bookings.ts';
import { dayFromToday, newSlot } from '../support/records/catalogue.ts';
import { photoFile } from '../support/screens/profile-photo.ts';
import { expectTold } from '../support/screens/toasts.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('a washer takes photos and notes damage, and the customer sees both', async ({
  page,
  customer,
  service,
  anotherBrowser,
  browserErrors,
}) => {
  const slot = await newSlot(service, {
    date: dayFromToday(0),
    startTime: '00:00',
    endTime: '00:45',
  });
  const booking = await newBooking(customer, slot);
  const row = page.getByRole('listitem').filter({ hasText: service.name });
  const dialog = page.getByRole('dialog', { name: /Photos and damage/ });
  const arrival = dialog.getByRole('region', { name: 'On arrival' });
  const photos = arrival.getByRole('img', { name: /^On arrival, photo/ });
  const camera = arrival.getByLabel('Add photo, on arrival');
  await openSignedIn(page, '/dashboard/today', await newAccount('washer'));
  const phone = await anotherBrowser();
  await phone.setViewportSize({ width: 360, height: 740 });
  const panel = phone.getByRole('region', { name: 'Photos of your visit' });
  await openSignedIn(phone, `/dashboard/my-bookings/${booking._id}`, customer);

  await test.step('two photos at once are stored and shown, and nobody leaves or takes over meanwhile', async () => {
    await row.getByRole('button', { name: 'Photos' }).click();
    await expect(camera).toBeEnabled();
    const storing = await holdAnswers(page, `**/api/visit-photos/${booking._id}?*`, { times: 1 });
    await camera.setInputFiles([
      { ...(await photoFile('#a33')), name: 'front.png' },
      { ...(await photoFile('#33a')), name: 'side.png' },
    ]);
    await storing.reached;
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expectTold(page, '2 photos are not stored yet. You can sign out after that.');
    await expect(page).toHaveURL('/dashboard/today');
    await page.getByRole('button', { name: 'Switch person' }).click();
    const switching = page.getByRole('dialog', { name: 'Switch person' });
    await expect(switching).toContainText('2 photos are not stored yet.');
    await inEveryLook(page, () => expectUsable(page));
    storing.release();
    await expect(switching).not.toContainText('not stored yet');
    await switching.getByRole('button', { name: 'Cancel' }).click();
    await row.getByRole('button', { name: 'Photos' }).click();
    // Sent one after the other, each perhaps to a cold function.
    await expect(photos).toHaveCount(2, { timeout: 60_000 });
    await expect(panel.getByRole('img')).toHaveCount(2);
    await inEveryLook(page, () => expectUsable(page));
  });

  await test.step('a file that is no picture is refused, and can be discarded', async () => {
    await arrival.getByLabel('From the library, on arrival').setInputFiles({
      name: 'letter.png',
      mimeType: 'image/png',
      buffer: Buffer.from('hello'),
    });
    await expect(arrival.getByRole('alert')).toContainText(
      'letter.png: This picture cannot be opened.',
    );
    await arrival.getByRole('button', { name: 'Discard' }).click();
    await expect(arrival.getByRole('alert')).toBeHidden();
  });

  await test.step('without a connection a photo waits, also when the dialog is closed', async () => {
    const after = dialog.getByRole('region', { name: 'After the wash' });
    browserErrors.allow(/ERR_INTERNET_DISCONNECTED/);
    allowLostConnection(browserErrors);
    await page.context().setOffline(true);
    await after.getByLabel('Add photo, after the wash').setInputFiles(await photoFile('#393'));
    await expect(after.getByRole('status')).toContainText('you are offline');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await page.context().setOffline(false);
    await row.getByRole('button', { name: 'Photos' }).click();
    await expect(after.getByRole('img', { name: 'After the wash, photo 1' })).toBeVisible();
  });

  await test.step('the damage note is kept', async () => {
    await dialog.getByRole('button', { name: 'Note damage' }).click();
    await dialog
      .getByRole('textbox', { name: 'Damage note' })
      .fill('A scratch on the left front door.');
    await page.keyboard.press('Escape');
    const question = page.getByRole('dialog', { name: 'Discard your changes?' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await page.reload();
    await row.getByRole('button', { name: 'Photos' }).click();
    const saving = await holdAnswers(page, '**/api/bookings/*/damage-note', { times: 1 });
    await dialog.getByRole('button', { name: 'Save note' }).click();
    await saving.reached;
    // Nothing is asked while the note is being saved.
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeDisabled();
    await page.keyboard.press('Escape');
    saving.release();
    await expect(dialog.getByRole('button', { name: 'Change the damage note' })).toBeFocused();
    await expect(question).toBeHidden();
    await expect(dialog.getByText('A scratch on the left front door.')).toBeVisible();
  });

  await test.step('a photo is removed after a question', async () => {
    await photos.first().click();
    const large = page.getByRole('dialog', { name: 'Photo, on arrival' });
    await large.getByRole('button', { name: 'Remove photo' }).click();
    const question = page.getByRole('dialog', { name: 'Remove this photo?' });
    await question.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(photos).toHaveCount(1);
  });

  await test.step('the customer, who did not reload, sees what is left, large as well', async () => {
    await expect(panel.getByText('A scratch on the left front door.')).toBeVisible();
    await expect(panel.getByRole('img')).toHaveCount(2);
    await inEveryLook(phone, () => expectUsable(phone));
    await panel.getByRole('img', { name: 'After the wash, photo 1' }).click();
    const large = phone.getByRole('dialog', { name: 'Photo, after the wash' });
    await expect(large.getByRole('img', { name: 'After the wash' })).toBeVisible();
    await expect(large.getByRole('button', { name: 'Remove photo' })).toHaveCount(0);
  });
});
