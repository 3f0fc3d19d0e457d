import { overflow } from '../support/browser/overflow.ts';
import { newAccount } from '../support/records/accounts.ts';
import { newBooking } from '../support/records/bookings.ts';
import { openSignedIn, openThroughSignIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the menu is used with the keyboard alone, and the header has room for the next booking', {
    tag: '@long',
  }, async ({ page, customer, slot }) => {
    await test.step('the menu is used with the keyboard alone', async () => {
      await openThroughSignIn(page, '/dashboard/profile', customer);
      // The page has taken the place of the one before, and the keyboard with it.
      await expect(page.getByRole('main')).toBeFocused();
      const button = page.getByRole('button', { name: 'Open menu' });
      await button.press('Enter');
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await expect(menu.getByText(customer.email)).toBeVisible();
      await expect(menu.locator('[aria-current]')).toHaveText('Profile');
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(button).toBeFocused();

      await page.keyboard.press('Enter');
      // The keyboard goes on in the menu once it has opened.
      await expect(page.locator('.MuiModal-root :focus')).toBeAttached();
      await page.keyboard.press('Tab');
      await expect(menu.getByRole('button', { name: 'Close menu' })).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(menu.getByRole('link', { name: 'My Bookings' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/dashboard/my-bookings');
      await expect(menu).toBeHidden();
      await expect(page.getByRole('main')).toBeFocused();
    });

    await test.step('the header has room for the next booking', async () => {
      await newBooking(customer, slot);
      await page.goto('/dashboard/profile');
      await expect(page.getByText(/^Next: Foam Wash/)).toBeVisible();
      await expect(page.getByText(/\d\dh \d\dm \d\ds$/)).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: 'Sign out' })).toBeInViewport({ ratio: 1 });
      await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);
    });
  });

  test('the menu of the public pages leads to the dashboard and out', { tag: '@long' }, async ({
    page,
  }) => {
    await openSignedIn(page, '/about', await newAccount('admin'));
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await menu.getByRole('link', { name: 'Dashboard' }).tap();
    await expect(page).toHaveURL('/dashboard/today');
    await page.goBack();
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await menu.getByRole('button', { name: 'Sign out' }).tap();
    await expect(page).toHaveURL('/');
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await expect(menu.getByRole('link', { name: 'Sign in' })).toBeVisible();
  });
});

test('the headers fit between phone and desktop', { tag: '@long' }, async ({
  page,
  customer,
  slot,
}) => {
  const expectFits = async (shows: string | RegExp) => {
    for (const width of [600, 900, 1000]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByText(shows)).toBeVisible();
      await expect.poll(() => overflow(page), `at ${width} pixels`).toBeLessThanOrEqual(0);
    }
  };
  await page.goto('/');
  await expectFits('What our customers say');
  await newBooking(customer, slot);
  await openSignedIn(page, '/dashboard/profile', customer);
  await expectFits(/^Next: Foam Wash/);
});
