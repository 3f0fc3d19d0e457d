import type { Slot } from '@carwash/domain/slots/slot';
import type { Context } from '@carwash/functions/context';
import { type Browser, chromium, type Page } from '@playwright/test';
import { FieldValue } from 'firebase-admin/firestore';
import { servicePageOf, slotButton } from '../../e2e/support/screens/service-page.ts';
import { baseUrl, chromiumPath } from '../../e2e/support/suite.ts';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { nameServicesOfBays } from '../../support/catalogue/own-bays.ts';
import type { Emulators } from '../../support/emulators/emulators.ts';
import { type Figure, median } from '../figures/figure.ts';
import { contextOn } from '../serve-api.ts';
import { serveBarePage } from './serve-bare-page.ts';

/** Holds and releases in turn, with either screen opened first; the first few do not count. */
const commits = 40;
const uncounted = 6;

/** From now on the page waits until the slot's button is disabled, or is not. */
const watchButton = (page: Page, { startTime }: Slot, isHeld: boolean): Promise<void> =>
  page.evaluate(`{
    window.shownAt = new Promise((resolve) => {
      const look = () => {
        const buttons = [...document.querySelectorAll('button')];
        const button = buttons.find(({ textContent }) => textContent.startsWith('${startTime}'));
        if (button?.disabled !== ${isHeld}) return;
        observer.disconnect();
        resolve(performance.timeOrigin + performance.now());
      };
      const observer = new MutationObserver(look);
      observer.observe(document.body, { subtree: true, childList: true, attributes: true });
      look();
    });
    // Otherwise this would wait for it.
    undefined;
  }`);

/** When that was, in milliseconds since 1970. */
const shownAt = (page: Page): Promise<number> => page.evaluate('window.shownAt');

/** Holds the slot, or frees it. @returns after how many milliseconds each of the pages showed it */
async function commitAndSee(pages: readonly Page[], slot: Slot, isHeld: boolean, { db }: Context) {
  for (const page of pages) await watchButton(page, slot, isHeld);
  const begin = performance.timeOrigin + performance.now();
  const { _id: slotId, serviceId: bay, startsAt: from, endsAt: to } = slot;
  const job = { bay, slotId, from, to, heldUntil: new Date(begin + 600_000) };
  await db.days.doc(slot.date).update('jobs.bench', isHeld ? job : FieldValue.delete());
  return Promise.all(pages.map(async (page) => (await shownAt(page)) - begin));
}

async function openAt(browser: Browser, url: string, slot: Slot): Promise<Page> {
  const page = await browser.newPage({ serviceWorkers: 'block', timezoneId: 'Asia/Dhaka' });
  await page.goto(url);
  await slotButton(page, slot).waitFor();
  return page;
}

/** Opens the screens in this order. @returns the times of each of them */
async function watchCommits(browser: Browser, urls: readonly string[], slot: Slot, on: Context) {
  const pages: Page[] = [];
  for (const url of urls) pages.push(await openAt(browser, url, slot));
  const times = urls.map((): number[] => []);
  for (let commit = 0; commit < uncounted + commits; commit += 1) {
    const seen = await commitAndSee(pages, slot, commit % 2 === 0, on);
    if (commit < uncounted) continue;
    for (const [index, ms] of seen.entries()) times[index]?.push(ms);
  }
  for (const page of pages) await page.close();
  return times;
}

/**
 * Times how long after the commit of a hold a service's page shows it, beside a page with nothing but a
 * listener, in the same browser at the same commits.
 */
export async function measureSecondScreen(emulators: Emulators): Promise<Figure[]> {
  const context = contextOn(emulators);
  // One sale is enough to take the slot, whatever bays the demo data has.
  await nameServicesOfBays({ context });
  const slot = await newSlot({ context }, await newService({ context }));
  const barePage = await serveBarePage();
  const [product, bare] = [baseUrl + servicePageOf(slot), barePage.addressFor(slot)];
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  try {
    const [ours = [], bares = []] = await watchCommits(browser, [product, bare], slot, context);
    const [moreBares = [], more = []] = await watchCommits(browser, [bare, product], slot, context);
    const of = 'measured';
    const [ourMedian, bareMedian] = [median([...ours, ...more]), median([...bares, ...moreBares])];
    return [
      { what: 'from the commit to the second screen, ms', of, value: ourMedian },
      { what: 'to a page with only onSnapshot, ms', of, value: bareMedian },
      { what: 'times bare onSnapshot', of, value: ourMedian / bareMedian, goal: { atMost: 1.3 } },
    ];
  } finally {
    await browser.close();
    await barePage.close();
  }
}
