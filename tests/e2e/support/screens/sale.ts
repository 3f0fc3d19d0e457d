import type { Locator, Page } from '@playwright/test';

/** The work of the staff: clicks on anything but the field that is filled in next, and typed fields. */
export class SaleEffort {
  clicks = 0;
  fields = 0;

  async click(target: Locator): Promise<void> {
    this.clicks += 1;
    await target.click();
  }

  async type(field: Locator, text: string): Promise<void> {
    this.fields += 1;
    await field.fill(text);
  }
}

export const saleDialog = (page: Page) => page.getByRole('dialog', { name: 'New sale' });

/** The field of the console that finds a customer. */
export const customerField = (page: Page) =>
  page.getByRole('combobox', { name: 'Find a customer' });
