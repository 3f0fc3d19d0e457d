import type { Page } from '@playwright/test';
import { expect } from '../test.ts';

const pointsPerMm = 72 / 25.4;

/** Returns the width in mm of each page of a PDF, which names its pages in plain text. */
export function pageWidths(pdf: Buffer): number[] {
  const text = pdf.toString('latin1');
  const pages = text.match(/\/Type\s*\/Page\b[\s\S]*?\/MediaBox\s*\[[^\]]+\]/g) ?? [];
  return pages.map((page) => {
    const [, , width = 0] = (/\/MediaBox\s*\[([^\]]+)\]/.exec(page)?.[1] ?? '')
      .trim()
      .split(/\s+/)
      .map(Number);
    return Math.round(width / pointsPerMm);
  });
}

/** The elements of the sheet that do not fit between its edges. */
const cutOff = `(() => {
  const sheet = document.querySelector('[data-printed-sheet]');
  const { left, right } = sheet.getBoundingClientRect();
  return [...sheet.querySelectorAll('*')]
    .filter((one) => {
      const box = one.getBoundingClientRect();
      return box.width > 0 && (box.right > right + 1 || box.left < left - 1);
    })
    .map((one) => one.textContent);
})()`;

/** Expects that nothing of the printed sheet is cut off where paper has so much room between its margins. */
export async function expectNothingCut(page: Page, widthMm: number): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: Math.floor((widthMm * 96) / 25.4), height: 1000 });
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => page.evaluate<string[]>(cutOff)).toEqual([]);
  await page.emulateMedia({ media: null });
  if (before) await page.setViewportSize(before);
}

/** Expects that the sheet fits on one page of A4, and of Letter, with nothing cut off. */
export async function expectOnePage(page: Page): Promise<void> {
  for (const [format, width] of [
    ['A4', 210],
    ['Letter', 216],
  ] as const) {
    await expect.poll(async () => pageWidths(await page.pdf({ format }))).toEqual([width]);
    await expectNothingCut(page, width - 24);
  }
}
