import { expectUsable } from '../support/browser/expect-usable.ts';
import { holdAnswers } from '../support/browser/hold-answers.ts';
import { auth, db } from '../support/server/emulators.ts';
import { linksIn, mailTo } from '../support/server/mailbox.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

const editProfile = '/dashboard/edit-profile';

test('the email changes once the link in the mail to the new address is opened', async ({
  page,
  customer,
  browserErrors,
}) => {
  browserErrors.allow(/status of (400|401)/);
  const email = `moved-${customer.email}`;
  const dialog = page.getByRole('dialog');
  await page.setViewportSize({ width: 360, height: 740 });
  await openSignedIn(page, editProfile, customer);
  await page.getByRole('button', { name: 'Change email' }).click();

  await test.step('the current address and a wrong password are refused', async () => {
    await dialog.getByLabel('New email').fill(customer.email.toUpperCase());
    await dialog.getByLabel('Your password', { exact: true }).fill('not the password');
    await dialog.getByRole('button', { name: 'Send the mail' }).click();
    await expect(dialog.getByText('This is your address already.')).toBeVisible();
    await dialog.getByLabel('New email').fill(email);
    await dialog.getByRole('button', { name: 'Send the mail' }).click();
    await expect(dialog.getByText('This is not the password of that account.')).toBeVisible();
    await expectUsable(page);
  });

  await test.step('the mail goes out, and the old address counts until its link is opened', async () => {
    await page.mouse.click(2, 2);
    await dialog.getByLabel('Your password', { exact: true }).fill(customer.password);
    const sending = await holdAnswers(page, '**/accounts:signInWithPassword?*', { times: 1 });
    await dialog.getByRole('button', { name: 'Send the mail' }).click();
    await sending.reached;
    await dialog.press('Escape');
    sending.release();
    await expect(page.getByRole('dialog', { name: 'Check your email' })).toContainText(email);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('main').getByLabel('Email')).toHaveValue(customer.email);
    await expect.poll(async () => (await auth.getUser(customer.uid)).email).toBe(customer.email);
  });

  const links = linksIn(await mailTo(email, 'Confirm your new email'));
  const link = links.find((address) => address.includes('/auth/action')) ?? '';
  await test.step('the link changes it, and the user signs in with the new one', async () => {
    await page.goto(link);
    await expect(page.getByText(`you sign in as ${email} instead of`)).toBeVisible();
    await expectUsable(page);
    await expect.poll(async () => (await auth.getUser(customer.uid)).email).toBe(customer.email);
    await page.getByRole('button', { name: 'Change my email' }).click();
    await expect(
      page.getByRole('heading', { name: 'Your email address is changed' }),
    ).toBeVisible();
    await expectUsable(page);
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await page.getByLabel('Password', { exact: true }).fill(customer.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL('/dashboard/profile');
    await expect(page.getByRole('main').getByText(email).first()).toBeVisible();
    await expect
      .poll(async () => (await db.users.doc(customer.uid).get()).data()?.email)
      .toBe(email);
  });

  await test.step('the link says that it did its work', async () => {
    await page.goto(link);
    await expect(
      page.getByRole('heading', { name: 'Your email address is changed' }),
    ).toBeVisible();
    await expect(page.getByText('This link has been used already.')).toBeVisible();
  });
});
