import type { Page } from '@playwright/test';

/** Returns the texts of the alerts that the browser announces to screen readers, from its accessibility tree. */
export async function announcedAlerts(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const known = new Map(nodes.map((node) => [node.nodeId, node]));
  const textOf = (id: string): string => {
    const node = known.get(id);
    if (node?.role?.value === 'StaticText') return String(node.name?.value ?? '');
    return (node?.childIds ?? []).map(textOf).join('');
  };
  return nodes
    .filter(({ ignored, role }) => !ignored && role?.value === 'alert')
    .map(({ nodeId }) => textOf(nodeId));
}
