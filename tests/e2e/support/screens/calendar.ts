import { expect, type Page } from '@playwright/test';

/** The day of the month that is on the screen, as the calendar's button. */
export const dayButton = (page: Page, day: string) =>
  page.getByRole('gridcell', { name: String(Number(day.slice(-2))), exact: true });

const monthOf = (day: Date): string =>
  new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(day);

/**
 * Turns the calendar to the day's month, and chooses the day. Looks at the month again before each turn, because the
 * calendar goes by itself to the first day with room once it knows that, and an animated one shows the last month a
 * little longer.
 */
export async function chooseDay(page: Page, day: string): Promise<void> {
  const wanted = new Date(day);
  const title = page.locator('.MuiPickersCalendarHeader-label').last();
  await expect(async () => {
    const shown = new Date(`1 ${await title.innerText()} UTC`);
    if (monthOf(shown) !== monthOf(wanted)) {
      const turn = shown < wanted ? 'Next month' : 'Previous month';
      await page.getByRole('button', { name: turn }).click({ timeout: 1000 });
    }
    await expect(title).toHaveText(monthOf(wanted), { timeout: 1000 });
  }).toPass();
  await dayButton(page, day).click();
}
