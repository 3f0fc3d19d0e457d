import type { Locator } from '@playwright/test';

/** Whether React has taken over an element of the HTML, on which it notes that. */
export const isTakenOver = (place: Locator): Promise<boolean> =>
  place.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react')));
