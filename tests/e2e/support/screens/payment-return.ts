import { expect, type Page } from '@playwright/test';

/** The page of a booking that has been paid for. */
export async function expectBookingConfirmed(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Your booking is confirmed' })).toBeVisible();
  expect(new URL(page.url()).pathname).toMatch(/^\/booking-(success|fail)$/);
}

/** Nothing is left behind in the browser of a payment that has come to its end. */
export async function expectNothingPending(page: Page): Promise<void> {
  const kept = () =>
    page.evaluate(() => [
      localStorage.getItem('pendingBooking'),
      localStorage.getItem('expectingRedirect'),
    ]);
  await expect.poll(kept).toEqual([null, null]);
}
