import type { Page } from '@playwright/test';

/**
 * Types a day into a field that takes days apart.
 * @param day yyyy-MM-dd; people write it the other way round
 * @param delay between two keys, in milliseconds
 */
export async function typeDay(page: Page, field: string, day: string, delay = 0): Promise<void> {
  const group = page.getByRole('group', { name: field, exact: true });
  await group.getByRole('spinbutton', { name: 'Day' }).click();
  await page.keyboard.type(day.split('-').reverse().join(''), { delay });
}
