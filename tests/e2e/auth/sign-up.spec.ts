import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { writeSlotStatus } from '../support/records/catalogue.ts';
import { bookingPageOf } from '../support/screens/booking-page.ts';
import { toast } from '../support/screens/toasts.ts';
import { submitSignIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

const fields = ['Name', 'Email', 'Password', 'Phone', 'Address'] as const;
type Field = (typeof fields)[number];

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
  const { Email: email, Password: password, ...others } = newcomer();
  await page.goto('/auth/signup');
  await signUp(page, { ...others, Email: email, Password: password });

  await expect(toast(page, 'Account has been created. Please Login now')).toBeVisible();
  await expect(page).toHaveURL('/auth/signin');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await submitSignIn(page, { email, password });

  await expect(toast(page, 'Successfully Logged in')).toBeVisible();
  await expect(page).toHaveURL('/#testimonials');
  await expect(page.getByRole('heading', { name: 'What our customers say' })).toBeInViewport();
  await expect(
    page.getByRole('button', { name: 'Account of Farhana IncompleteAccount' }),
  ).toBeVisible();
});

test('on the way to a booking the slot stays in sight, and the form follows at once', async ({
  page,
  service,
  slot,
}) => {
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

test('a slot that is closed while somebody signs up says so', async ({ page, slot }) => {
  await page.goto(`/auth/signup?from=${encodeURIComponent(bookingPageOf(slot))}`);
  await expect(choice(page)).toContainText('10:00');
  await writeSlotStatus(slot, { isBooked: 'canceled' });
  await expect(choice(page)).toContainText('This time is gone meanwhile.');
});

test('where signing in after it fails, the new account is told and the sign-in page waits', async ({
  page,
  browserErrors,
  slot,
}) => {
  browserErrors.allow(/signInWithPassword|ERR_FAILED/);
  await page.route('**/accounts:signInWithPassword**', (route) => route.abort());
  await page.goto(`/auth/signup?from=${encodeURIComponent(bookingPageOf(slot))}`);
  const person = newcomer();
  await signUp(page, person);
  await expect(toast(page, 'Account has been created. Please Login now')).toBeVisible();
  await expect(page).toHaveURL(`/auth/signin?from=${encodeURIComponent(bookingPageOf(slot))}`);
  await expect(page.getByLabel('Email')).toHaveValue(person.Email);
});

test('an email that has an account already is told so', async ({
  page,
  browserErrors,
  customer,
}) => {
  browserErrors.allow(/status of 409/);
  await page.goto('/auth/signup');
  await signUp(page, { ...newcomer(), Email: customer.email });
  await expect(page.getByText('An account with this email already exists')).toBeVisible();
  await expect(page).toHaveURL('/auth/signup');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Farhana IncompleteAccount');
});

test('every field says on leaving it what it needs', async ({ page }) => {
  const messages: Record<Field, string> = {
    Name: 'Name is required.',
    Email: 'Email is required.',
    Password: 'Password is required.',
    Phone: 'phone is required.',
    Address: 'address is required.',
  };
  await page.goto('/auth/signup');
  for (const field of fields) {
    await expect(page.getByText(messages[field])).toBeHidden();
    await page.getByLabel(field, { exact: true }).focus();
    await page.getByLabel(field, { exact: true }).blur();
    await expect(page.getByText(messages[field])).toBeVisible();
  }
});

test('what is no phone number is refused before anything is sent', async ({ page }) => {
  await page.goto('/auth/signup');
  const phone = page.getByLabel('Phone', { exact: true });
  await phone.fill('abc');
  await phone.blur();
  const refusal = page.getByText('Enter a phone number, such as +880 1711 000000.');
  await expect(refusal).toBeVisible();
  await phone.fill('০১৭১১ ০০০০০০');
  await phone.blur();
  await expect(refusal).toBeHidden();
});

test('a short password is refused before anything is sent', async ({ page }) => {
  await page.goto('/auth/signup');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByLabel('Password', { exact: true }).blur();
  await expect(page.getByText('Password must have at least 8 characters.')).toBeVisible();
});
