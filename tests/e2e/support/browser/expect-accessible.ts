import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

/** The browser reads it in two thirds of the time that the one with comments takes. */
const axeFile = fileURLToPath(import.meta.resolve('axe-core/axe.min.js'));

/** Switches off the rules that find only minor things: everything that a rule finds has the rule's own impact. */
const withoutMinor = `axe.configure({
  rules: axe._audit.rules
    .filter(({ impact }) => impact === 'minor')
    .map(({ id }) => ({ id, enabled: false })),
})`;

/** Nothing on the screen keeps somebody out or makes them stumble. */
export async function expectAccessible(page: Page): Promise<void> {
  // Once for each document, because the browser takes a while to read that much script.
  const isThere = await page.evaluate('"axe" in window');
  if (!isThere) await page.evaluate(`${await readFile(axeFile, 'utf8')}; ${withoutMinor}`);
  const { violations } = await page.evaluate<AxeResults>(
    'axe.run(document, { resultTypes: ["violations"] })',
  );
  const found = violations
    .filter(({ impact }) => impact !== 'minor')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
  expect(found, `axe on ${new URL(page.url()).pathname}`).toEqual([]);
}
