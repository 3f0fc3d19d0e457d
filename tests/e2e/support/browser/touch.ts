import type { Page } from '@playwright/test';

/** A sign that somebody uses the page, which changes nothing else. */
export const touch = (page: Page): Promise<void> => page.keyboard.press('Shift');
