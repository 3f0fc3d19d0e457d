import type { Page } from '@playwright/test';

/** The day of the month that is on the screen, as the calendar's button. */
export const dayButton = (page: Page, day: string) =>
  page.getByRole('gridcell', { name: String(Number(day.slice(-2))), exact: true });

const monthOf = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(day),
  );

/** Turns the calendar in this direction to the day's month, and chooses the day. */
export async function chooseDay(
  page: Page,
  day: string,
  turn: 'Next month' | 'Previous month' = 'Next month',
): Promise<void> {
  const month = page.getByText(monthOf(day), { exact: true });
  await page.getByRole('grid').waitFor();
  while (!(await month.isVisible())) await page.getByRole('button', { name: turn }).click();
  await dayButton(page, day).click();
}
