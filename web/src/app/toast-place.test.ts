import { expect, test } from 'vitest';
import { lowestFreePlace } from './toast-place';

const screen = { top: 60, bottom: 740 };
const button = (top: number) => ({ top, bottom: top + 48 });

test.each([
  ['nothing is in the way', [], 14],
  ['a button is further up', [button(400)], 14],
  ['a button stands at the lower edge', [button(680)], 62],
  ['two stand there', [button(680), button(620)], 126],
  ['the whole screen is full', [{ top: 60, bottom: 740 }], 14],
] as const)('toasts stand as low as they can: %s', (_case, controls, expected) => {
  const place = lowestFreePlace(50, screen, controls);
  expect(place).toBeGreaterThanOrEqual(expected);
  expect(place).toBeLessThan(expected + 8);
});
