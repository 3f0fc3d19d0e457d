import { setTimeout } from 'node:timers/promises';
import { demoAccounts } from '@carwash/domain/users/demo-accounts';
import { chromium, type Page } from '@playwright/test';
import { countReads, type ReadCounter } from '../../e2e/support/browser/count-reads.ts';
import { openSignedIn } from '../../e2e/support/sign-in/sign-in.ts';
import { baseUrl, chromiumPath } from '../../e2e/support/suite.ts';

/** Screens that an admin can open without further input. */
const screens = [
  '/dashboard',
  '/dashboard/service-overview',
  '/dashboard/services',
  '/dashboard/slots',
  '/dashboard/bookings',
  '/dashboard/transaction-overview',
  '/dashboard/users',
  '/dashboard/audit',
];

/** A screen has settled when no document has come for so long. */
const quietMs = 2000;
const timeoutMs = 60_000;

export interface ScreenReads {
  screen: string;
  documents: number;
  /** From the first paint to the last document. */
  completeAfterMs: number;
}

const firstPaint = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return performance.timeOrigin + (paint?.startTime ?? 0);
  });

async function untilQuiet(counter: ReadCounter): Promise<void> {
  const giveUpAt = performance.now() + timeoutMs;
  while (counter.count() === 0 || performance.now() - counter.lastAt() < quietMs) {
    if (performance.now() > giveUpAt) throw new Error('The screen never came to rest');
    await setTimeout(100);
  }
}

async function readScreen(page: Page, screen: string, counter: ReadCounter): Promise<ScreenReads> {
  // Listeners of the screen before must not be counted with this one.
  await page.goto('about:blank');
  counter.reset();
  await page.goto(screen);
  await untilQuiet(counter);
  const lastDocument = performance.timeOrigin + counter.lastAt();
  const completeAfterMs = Math.max(0, lastDocument - (await firstPaint(page)));
  return { screen, documents: counter.count(), completeAfterMs };
}

/** Opens every screen of the console in Chromium and counts what it reads. */
export async function readScreens(): Promise<ScreenReads[]> {
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  try {
    const page = await browser.newPage({ baseURL: baseUrl, serviceWorkers: 'block' });
    const counter = await countReads(page);
    await openSignedIn(page, '/dashboard', demoAccounts.admin);
    const reads: ScreenReads[] = [];
    for (const screen of screens) reads.push(await readScreen(page, screen, counter));
    return reads;
  } finally {
    await browser.close();
  }
}
