import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { newSlot, writeSlotStatus } from '../support/records/catalogue.ts';
import { bookingPageOf } from '../support/screens/booking-page.ts';
import { toast } from '../support/screens/toasts.ts';
import { expect, test } from '../support/test.ts';

type Field = 'Name' | 'Email' | 'Password' | 'Phone' | 'Address';

const newcomer = (): Record<Field, string> => ({
  Name: 'Farhana IncompleteAccount',
  Email: `${randomBytes(8).toString('hex')}@example.test`,
  Password: 'long enough',
  Phone: '01711111111',
  Address: '7 New Road',
});

async function signUp(page: Page, person: Record<Field, string>): Promise<void> {
  for (const [field, text] of Object.entries(person)) {
    await page.getByLabel(field, { exact: true }).fill(text);
  }
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
}

const choice = (page: Page) => page.getByRole('region', { name: 'What you are about to book' });

test('a new customer signs up, signs in and lands on the testimonials', async ({ page }) => {
  await page.goto('/auth/signup');
  const { Email: email, Password: password, ...others } = newcomer();
  await signUp(page, { ...others, Email: email, Password: password });

  await expect(toast(page, 'Account has been created. Please Login now')).toBeVisible();
  await expect(page).toHaveURL('/auth/signin');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();

  await expect(toast(page, 'Successfully Logged in')).toBeVisible();
  await expect(page).toHaveURL('/#testimonials');
  await expect(page.getByRole('heading', { name: 'What our customers say' })).toBeInViewport();
  await expect(
    page.getByRole('button', { name: 'Account of Farhana IncompleteAccount' }),
  ).toBeVisible();
});

test('on the way to a booking the slot stays in sight, and the form follows at once', async ({
  page,
  slot,
  service,
}) => {
  await test.step('a slot that is closed while somebody signs up says so', async () => {
    const slot = await newSlot(service, { startTime: '12:00' });
    await page.goto(`/auth/signup?from=${encodeURIComponent(bookingPageOf(slot))}`);
    await expect(choice(page)).toContainText('12:00');
    await writeSlotStatus(slot, { isBooked: 'canceled' });
    await expect(choice(page)).toContainText('This time is gone meanwhile.');
  });

  await test.step('the slot stays in sight, and the form follows at once', async () => {
    await page.goto(bookingPageOf(slot));
    await expect(choice(page)).toContainText(service.name);
    await page.getByRole('link', { name: 'Create an account' }).click();
    await expect(choice(page)).toContainText(service.name);
    await expect(choice(page)).toContainText('10:00, $49.90');

    await signUp(page, newcomer());
    await expect(page).toHaveURL(bookingPageOf(slot));
    await expect(page.getByRole('heading', { name: 'Your vehicle' })).toBeVisible();
    await expect(toast(page, 'Successfully Logged in')).toBeVisible();
    await expect(toast(page, 'Account has been created. Please Login now')).toHaveCount(0);
  });
});
