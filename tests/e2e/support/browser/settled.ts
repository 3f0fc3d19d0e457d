import { expect } from '@playwright/test';

/** The number, once it has not changed for a second. */
export async function settled(count: () => number): Promise<number> {
  let before = Number.NaN;
  const isSame = () => {
    const same = before === count();
    before = count();
    return same;
  };
  await expect.poll(isSame, { intervals: [1000] }).toBe(true);
  return before;
}
