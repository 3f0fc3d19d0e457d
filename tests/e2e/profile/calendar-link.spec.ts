import type { Page } from '@playwright/test';
import { expectUsable } from '../support/browser/expect-usable.ts';
import { newBooking } from '../support/records/bookings.ts';
import { toast } from '../support/screens/toasts.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

const phone = { width: 360, height: 740 };

const section = (page: Page) => page.getByRole('region', { name: 'Calendar' });
const button = (page: Page, name: string) =>
  section(page).getByRole('button', { name: `${name}: Your bookings`, exact: true });
const field = (page: Page) => section(page).getByRole('textbox', { name: 'Link: Your bookings' });
const yes = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });

test('a customer makes a calendar link, copies, renews and stops it', async ({
  page,
  context,
  customer,
  slot,
}) => {
  const booking = await newBooking(customer, slot);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize(phone);
  await openSignedIn(page, '/dashboard/profile', customer);
  await expect(section(page)).toContainText('Anyone who has the link can see them');
  // The server may close an idle connection just when it is used again.
  const statusOf = async (link: string) =>
    (await page.request.get(link, { maxRetries: 1 })).status();

  await button(page, 'Create a link').click();
  await expect(field(page)).toHaveValue(/\/api\/calendar\/[\w-]{43}\.ics$/);
  const link = await field(page).inputValue();
  await button(page, 'Copy the link').click();
  await expect(toast(page, 'Link copied')).toBeVisible();
  await expect.poll(() => page.evaluate('navigator.clipboard.readText()')).toBe(link);
  await expect(
    section(page).getByRole('link', { name: 'Open in calendar app: Your bookings' }),
  ).toHaveAttribute('href', link.replace(/^http/, 'webcal').replace(/^webcals/, 'webcal'));
  const file = await (await page.request.get(link)).text();
  expect(file).toContain(`UID:${booking._id}`);
  await expectUsable(page);

  await button(page, 'New link').click();
  await yes(page, 'Yes, make a new one').click();
  await expect(field(page)).not.toHaveValue(link);
  await expect.poll(() => statusOf(link)).toBe(404);
  const renewed = await field(page).inputValue();

  await page.reload();
  await expect(section(page)).toContainText(/In use since \w{3}, \d/);
  await expect(field(page)).toHaveCount(0);
  await button(page, 'Turn off the link').click();
  await yes(page, 'Yes, turn it off').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => statusOf(renewed)).toBe(404);
  // The focus is left where the button was, so that the next key leads to the one that is there now.
  await page.keyboard.press('Tab');
  await expect(button(page, 'Create a link')).toBeFocused();
});
