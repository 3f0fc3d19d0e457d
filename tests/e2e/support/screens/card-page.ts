import type { Page } from '@playwright/test';

/** Actions of a customer on the provider's card page. */
export const payButton = (page: Page) => page.getByRole('button', { name: /^Pay / });
export const pay = (page: Page) => payButton(page).click();
export const decline = (page: Page) => page.getByRole('button', { name: 'Decline' }).click();
export const cancelPayment = (page: Page) => page.getByRole('link', { name: 'Cancel' }).click();

/** The number of the transaction that the card page asks to pay. */
export const transactionNumber = (page: Page) => page.locator('dd.number').innerText();
