import { expect, type Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';

/** Nothing on the screen keeps somebody out, or nearly does. */
export async function expectAccessible(page: Page): Promise<void> {
  // Once for each document, because the browser takes a second or more to read half a megabyte of script.
  const isThere = await page.evaluate('"axe" in window');
  if (!isThere) await page.evaluate(axe.source);
  const { violations } = await page.evaluate<AxeResults>(
    'axe.run(document, { resultTypes: ["violations"] })',
  );
  const grave = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
  expect(grave, `axe on ${new URL(page.url()).pathname}`).toEqual([]);
}
