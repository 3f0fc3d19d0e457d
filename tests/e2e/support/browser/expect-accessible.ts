import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Nothing on the screen keeps somebody out, or nearly does. */
export async function expectAccessible(page: Page): Promise<void> {
  // The site has no frames of other hosts: so axe needs no page of its own to put results together.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  const grave = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
  expect(grave, `axe on ${new URL(page.url()).pathname}`).toEqual([]);
}
