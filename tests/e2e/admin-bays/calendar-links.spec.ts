import { password } from '../../support/accounts/accounts.ts';
import { expectUsable } from '../support/browser/expect-usable.ts';
import { navigateTo } from '../support/browser/navigate-to.ts';
import { newAccount } from '../support/records/accounts.ts';
import { newBooking } from '../support/records/bookings.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('an admin makes a calendar link of the whole business, and stops it', async ({
  page,
  customer,
  slot,
}) => {
  const booking = await newBooking(customer, slot);
  await page.setViewportSize({ width: 360, height: 740 });
  const admin = await newAccount('admin');
  await openSignedIn(page, '/dashboard/bays', admin);
  const section = page.getByRole('region', { name: 'Calendars' });
  const whole = section.getByRole('button', { name: 'Create a link: Whole business' });
  await expect(whole).toBeVisible();
  await expect(section.getByRole('button', { name: /^Create a link: / })).not.toHaveCount(1);

  await whole.click();
  const proof = page.getByRole('dialog', { name: 'Create a link?' });
  await proof.getByLabel('Your password', { exact: true }).fill(password);
  await proof.getByRole('button', { name: 'Create the link' }).click();
  const field = section.getByRole('textbox', { name: 'Link: Whole business' });
  await expect(field).toHaveValue(/\.ics$/);
  const link = await field.inputValue();
  const file = await (await page.request.get(link)).text();
  expect(file).toContain(`UID:${booking._id}`);
  await expectUsable(page);

  await section.getByRole('button', { name: 'Turn off the link: Whole business' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, turn it off' }).click();
  await expect(
    section.getByRole('button', { name: 'Create a link: Whole business' }),
  ).toBeVisible();
  // The server may have closed the idle connection of the first request at this moment.
  const status = async () => (await page.request.get(link, { maxRetries: 1 })).status();
  await expect.poll(status).toBe(404);

  await navigateTo(page, '/dashboard/audit');
  await expect(page.getByRole('main')).toContainText(new RegExp(`Link stopped.*${admin.name}`));
});
