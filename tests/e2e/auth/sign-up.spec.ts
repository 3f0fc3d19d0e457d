import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { newSlot, writeSlotStatus } from '../support/records/catalogue.ts';
import { bookingPageOf } from '../support/screens/booking-page.ts';
import { expectTold, toast } from '../support/screens/toasts.ts';
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

test('a new customer is told what is missing, signs up, signs in and lands on the testimonials', async ({
  page,
  browserErrors,
  customer,
}) => {
  await test.step('every field says on leaving it what it needs', async () => {
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

  await test.step('an invalid phone number is refused before anything is sent', async () => {
    const phone = page.getByLabel('Phone', { exact: true });
    await phone.fill('abc');
    await phone.blur();
    const refusal = page.getByText('Enter a phone number, such as +880 1711 000000.');
    await expect(refusal).toBeVisible();
    await phone.fill('০১৭১১ ০০০০০০');
    await phone.blur();
    await expect(refusal).toBeHidden();
  });

  await test.step('a short password is refused before anything is sent', async () => {
    await page.getByLabel('Password', { exact: true }).fill('short');
    await page.getByLabel('Password', { exact: true }).blur();
    await expect(page.getByText('Password must have at least 8 characters.')).toBeVisible();
  });

  await test.step('an email that has an account already is told so', async () => {
    browserErrors.allow(/status of 409/);
    await signUp(page, { ...newcomer(), Email: customer.email });
    await expect(page.getByText('An account with this email already exists')).toBeVisible();
    await expect(page).toHaveURL('/auth/signup');
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Farhana IncompleteAccount');
  });

  await test.step('a new customer signs up, signs in and lands on the testimonials', async () => {
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
});

test('on the way to a booking the slot stays in sight, and the form follows at once', async ({
  page,
  browserErrors,
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

  await test.step('a new customer whose sign-in fails is told so and finds the sign-in page filled in', async () => {
    browserErrors.allow(/signInWithPassword|ERR_FAILED/);
    await page.route('**/accounts:signInWithPassword**', (route) => route.abort());
    const person = newcomer();
    await signUp(page, person);
    await expectTold(page, 'Account has been created. Please Login now');
    await expect(page).toHaveURL(/\/auth\/signin\?from=%2Fbooking/);
    await expect(page.getByLabel('Email')).toHaveValue(person.Email);
    await page.unroute('**/accounts:signInWithPassword**');
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
