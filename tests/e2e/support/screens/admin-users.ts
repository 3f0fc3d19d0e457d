import { expect, type Locator, type Page } from '@playwright/test';
import { password } from '../../../support/accounts/accounts.ts';
import type { Account } from '../records/accounts.ts';

/** The list with the role of a person. */
export const roleOf = (page: Page, { name }: Account): Locator =>
  page.getByRole('combobox', { name: `Role of ${name}` });

/**
 * Chooses another role for a person as soon as the change before it is answered, and types the password into
 * the question that follows.
 */
export async function askForRole(page: Page, person: Account, role: string): Promise<Locator> {
  await expect(roleOf(page, person)).toBeEditable();
  await roleOf(page, person).click();
  await page.getByRole('option', { name: role, exact: true }).click();
  const question = page.getByRole('dialog', { name: / role/ });
  await question.getByLabel('Your password', { exact: true }).fill(password);
  return question;
}

/** Gives a person another role. */
export async function giveRole(page: Page, person: Account, role: string): Promise<void> {
  const question = await askForRole(page, person, role);
  await question.getByRole('button', { name: 'Change the role' }).click();
}
