import type { Locator } from '@playwright/test';

/** Tells whether React has hydrated an element of the HTML, on which it notes that. */
export const isHydrated = (place: Locator): Promise<boolean> =>
  place.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react')));
