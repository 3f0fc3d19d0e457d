import type { Page } from '@playwright/test';
import { bookingPageOf } from '../support/screens/booking-page.ts';
import { expectTold, toast } from '../support/screens/toasts.ts';
import { auth, db } from '../support/server/emulators.ts';
import { submitSignIn } from '../support/sign-in/sign-in.ts';
import {
  answerAs,
  completeAccount,
  contact,
  continueWith,
  newPerson,
  waysInto,
} from '../support/sign-in/social-sign-in.ts';
import { expect, test } from '../support/test.ts';

const linkDialog = (page: Page) =>
  page.getByRole('dialog', { name: 'You already have an account' });

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
}

test('a newcomer counts as signed out until they have said what is missing, and goes on to where they were going', async ({
  page,
  slot,
}) => {
  const person = newPerson();
  await page.goto(bookingPageOf(slot));
  await continueWith(page, 'Google', person);

  await expect(page).toHaveURL(/\/auth\/complete\?from=/);
  await expect(page.getByText(person.email)).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue(person.name);
  await expect(page.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
  await page.getByLabel('Phone').fill('017');
  await page.reload();
  await expect(page.getByLabel('Phone')).toHaveValue('017');
  await page.goto(bookingPageOf(slot));
  await expect(page).toHaveURL(/\/auth\/complete\?from=/);
  await page.getByLabel('Phone').fill('');
  await page.getByRole('button', { name: 'Complete sign-up' }).click();
  await expect(page.getByText('Phone is required.')).toBeVisible();
  await expect(page.getByLabel('Address')).toHaveCount(0);
  await completeAccount(page);

  await expect(page).toHaveURL(bookingPageOf(slot));
  await expectTold(page, 'Successfully Logged in');
  await expect(page.getByRole('heading', { name: 'Your vehicle' })).toBeVisible();
  const { uid } = await waysInto(person.email);
  await expect.poll(async () => (await auth.getUser(uid)).customClaims).toEqual({ role: 'user' });
  await expect
    .poll(async () => (await db.users.doc(uid).get()).data())
    .toMatchObject({
      ...person,
      ...contact,
      phone: '+8801722222222',
    });

  await page.goto('/');
  await signOut(page);
  await page.goto('/auth/signin');
  await continueWith(page, 'Google', person);
  await expect(page).toHaveURL('/#testimonials');
  await expect(page.getByRole('button', { name: `Account of ${person.name}` })).toBeVisible();
  await expect.poll(() => waysInto(person.email)).toEqual({ uid, providers: ['google.com'] });
});

test('an owner of an account is not asked to complete it, and Google becomes one more way into it', {
  tag: '@long',
}, async ({ page, customer }) => {
  await test.step('a complete account has nothing to complete', async () => {
    await page.goto('/auth/complete?from=%2Fservices');
    await expect(page).toHaveURL('/auth/signin?from=%2Fservices');
    await submitSignIn(page, customer);
    await expect(page).toHaveURL('/services');
    await page.goto('/auth/complete');
    await expect(page).toHaveURL('/#testimonials');
    await signOut(page);
  });

  await test.step('a person who picked the wrong account takes another one', async () => {
    const person = newPerson();
    await page.goto('/auth/signin?from=%2Fservices');
    await continueWith(page, 'Google', person);
    await page.getByLabel('Phone').fill('01700 000000');
    const drafts = () =>
      page.evaluate(() => Object.keys(sessionStorage).filter((key) => /^complete/.test(key)));
    await expect.poll(drafts).toHaveLength(1);
    await page.getByRole('button', { name: 'Use another account' }).click();
    await expect.poll(drafts).toEqual([]);
    await expect(page).toHaveURL('/auth/signin?from=%2Fservices');
    await page.reload();
    await submitSignIn(page, customer);
    await expect(page).toHaveURL('/services');
    await signOut(page);
  });

  await test.step('Google vouches for the email, so it becomes one more way into the account', async () => {
    await page.goto('/auth/signin');
    await continueWith(page, 'Google', customer);
    await expect(page).toHaveURL('/#testimonials');
    await expect(page.getByRole('button', { name: `Account of ${customer.name}` })).toBeVisible();
    await expect
      .poll(() => waysInto(customer.email))
      .toEqual({
        uid: customer.uid,
        providers: ['google.com', 'password'],
      });

    await signOut(page);
    await page.goto('/auth/signin');
    await submitSignIn(page, customer);
    await expect(page).toHaveURL('/#testimonials');
  });
});

test('GitHub opens an existing account only after its owner has given the password', {
  tag: '@long',
}, async ({ page, customer, browserErrors }) => {
  await test.step("an email that nobody has verified does not open somebody else's account", async () => {
    await page.goto('/auth/signin');
    await continueWith(page, 'GitHub', { name: 'Not the owner', email: customer.email });
    await expect(linkDialog(page)).toBeVisible();
    await linkDialog(page).getByRole('button', { name: 'Cancel' }).click();
    await page.goto('/dashboard/profile');
    await expect(page).toHaveURL(/\/auth\/signin\?from=/);
    await expect
      .poll(() => waysInto(customer.email))
      .toEqual({ uid: customer.uid, providers: ['password'] });
    await expect
      .poll(async () => (await auth.getUser(customer.uid)).displayName)
      .toBe(customer.name);
  });

  await test.step('GitHub is linked once the owner of the account has given the password', async () => {
    browserErrors.allow(/status of 400/);
    await page.goto('/auth/signin?from=%2Fservices');
    await continueWith(page, 'GitHub', customer);
    const dialog = linkDialog(page);
    await expect(dialog.getByText(`signed in as ${customer.email} with a password`)).toBeVisible();
    await dialog.getByLabel('Password', { exact: true }).fill('not this one');
    await dialog.getByRole('button', { name: 'Sign in and link' }).click();
    await expect(dialog.getByText('This is not the password of that account.')).toBeVisible();
    await dialog.getByLabel('Password', { exact: true }).fill(customer.password);
    await dialog.getByRole('button', { name: 'Sign in and link' }).click();

    await expect(page).toHaveURL('/services');
    const linked = { uid: customer.uid, providers: ['github.com', 'password'] };
    await expect.poll(() => waysInto(customer.email)).toEqual(linked);

    await signOut(page);
    await page.goto('/auth/signin');
    await continueWith(page, 'GitHub', customer);
    await expect(page).toHaveURL('/#testimonials');
    await expect.poll(() => waysInto(customer.email)).toEqual(linked);
  });
});

test('GitHub is linked with a Google account only by its owner', { tag: '@long' }, async ({
  page,
}) => {
  const person = newPerson();
  await page.goto('/auth/signin');
  await continueWith(page, 'Google', person);
  await completeAccount(page);
  await expect(page).toHaveURL('/#testimonials');
  const { uid } = await waysInto(person.email);
  await signOut(page);

  await page.goto('/auth/signin');
  await continueWith(page, 'GitHub', person);
  const dialog = linkDialog(page);
  await dialog.getByRole('button', { name: 'Continue with Google' }).click();
  await answerAs(page, 'Google', newPerson());
  await expect(dialog.getByText('That is a different account.')).toBeVisible();
  await expect.poll(() => waysInto(person.email)).toEqual({ uid, providers: ['google.com'] });

  await dialog.getByRole('button', { name: 'Continue with Google' }).click();
  await answerAs(page, 'Google', person);
  await expect(page).toHaveURL('/#testimonials');
  await expect
    .poll(() => waysInto(person.email))
    .toEqual({ uid, providers: ['github.com', 'google.com'] });
});

test('a password that was set for an email before its owner came opens nothing any more', {
  tag: '@long',
}, async ({ page, browserErrors, customer: prepared, anotherBrowser }) => {
  browserErrors.allow(/status of 400/);
  await auth.updateUser(prepared.uid, { emailVerified: false });
  await page.goto('/auth/signin');
  await continueWith(page, 'Google', { name: 'The owner', email: prepared.email });
  await expect(page).toHaveURL('/#testimonials');
  await expect
    .poll(() => waysInto(prepared.email))
    .toEqual({ uid: prepared.uid, providers: ['google.com'] });

  const elsewhere = await anotherBrowser();
  await elsewhere.goto('/auth/signin');
  await submitSignIn(elsewhere, prepared);
  await expect(toast(elsewhere, 'The email or the password is wrong.')).toBeVisible();
});
