import { demoAccounts } from '@carwash/domain/users/demo-accounts';
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumFlags } from '../../e2e/support/browser/chromium-flags.ts';
import { cardPageAddress, confirmButton } from '../../e2e/support/screens/booking-page.ts';
import { auth, db } from '../../e2e/support/server/emulators.ts';
import { openSignedIn } from '../../e2e/support/sign-in/sign-in.ts';
import { baseUrl, chromiumPath } from '../../e2e/support/suite.ts';
import { bookedVehicle } from '../../support/purchases/vehicle.ts';
import { type Figure, type Goal, median } from '../figures/figure.ts';

/** How often each way is walked. More of them would exceed a customer's unpaid holds. */
const runs = 3;

const servicePage = '/services/foamwash';

/** 400 kbit/s, 400 ms, and a processor that is four times slower. */
const bytesPerSecond = 400_000 / 8;
const latencyMs = 400;
const slowdown = 4;

/** Longer than the slowest page takes, in milliseconds. */
const patienceMs = 120_000;

async function slowDown(page: Page): Promise<void> {
  const phone = await page.context().newCDPSession(page);
  await phone.send('Network.enable');
  await phone.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await phone.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/** Opens a phone whose owner scrolls to the times as soon as there is something to read. */
async function openPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    baseURL: baseUrl,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
    // Lets the measuring code run in the page.
    bypassCSP: true,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(patienceMs);
  page.setDefaultNavigationTimeout(patienceMs);
  return page;
}

const scrollToTimes = `
  addEventListener('DOMContentLoaded', () => scrollTo(0, 640));
`;

/** A time that leads on: a link, or a button that React has hydrated. */
const tappableTime = `(() => {
  const isHydrated = (element) => Object.keys(element).some((key) => key.startsWith('__react'));
  const times = [...document.querySelectorAll('main a, main button')].filter((element) =>
    /^\\d\\d:\\d\\d/.test(element.textContent) && element.getClientRects().length > 0);
  return times.find((element) => element.matches('a[href]') || (!element.disabled && isHydrated(element)));
})()`;

/** Waits for a time, and returns the milliseconds since `begun`. */
async function untilTappable(page: Page, begun: number): Promise<number> {
  await page.waitForFunction(`Boolean(${tappableTime})`, undefined, { polling: 100 });
  return Date.now() - begun;
}

/** A visitor who has never been here. */
async function firstTime(browser: Browser): Promise<number> {
  const page = await openPhone(browser);
  await page.addInitScript(scrollToTimes);
  await slowDown(page);
  const begun = Date.now();
  await page.goto(servicePage, { waitUntil: 'commit' });
  const ms = await untilTappable(page, begun);
  await page.context().close();
  return ms;
}

/** A regular customer, signed in and with a stored vehicle, from the service's page to the card page. */
async function regularCustomer(browser: Browser): Promise<{ form: number; card: number }> {
  const page = await openPhone(browser);
  // Signs in with a page of a few bytes. The browser's cache stays empty.
  await openSignedIn(page, '/robots.txt', demoAccounts.user);
  await page.addInitScript(scrollToTimes);
  await slowDown(page);
  const begun = Date.now();
  await page.goto(servicePage, { waitUntil: 'commit' });
  await untilTappable(page, begun);
  const isLink = await page.evaluate(`(() => {
    const time = ${tappableTime};
    time.click();
    return time.matches('a[href]');
  })()`);
  if (!isLink) await page.getByRole('button', { name: 'Book This Service' }).click();
  await page.waitForURL(/\/booking\//, { waitUntil: 'commit' });
  await confirmButton(page).and(page.locator(':enabled')).waitFor();
  const form = Date.now() - begun;
  await confirmButton(page).click();
  await page.waitForURL(cardPageAddress, { waitUntil: 'commit' });
  const card = Date.now() - begun;
  await page.context().close();
  return { form, card };
}

/** Stores the vehicle of the demo customer. */
async function storeVehicle(): Promise<void> {
  const { uid } = await auth.getUserByEmail(demoAccounts.user.email);
  const saved = db.savedVehicles.doc(`${uid}_bench`);
  await saved.set({ ...bookedVehicle, _id: saved.id, uid, usedAt: new Date() });
}

/** Most milliseconds until a time can be tapped on a bad network. */
const tappable: Goal = { atMost: 5000 };

/**
 * Books on a bad network with a slow phone. Expects the demo data, without unpaid holds of the demo customer.
 * @returns the medians, in milliseconds
 */
export async function measureBadNetwork(): Promise<Figure[]> {
  await storeVehicle();
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: [...chromiumFlags],
  });
  try {
    const first: number[] = [];
    const forms: number[] = [];
    const cards: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      first.push(await firstTime(browser));
      const { form, card } = await regularCustomer(browser);
      forms.push(form);
      cards.push(card);
    }
    const of = '/services/:id, 400 kbit/s';
    return [
      { what: 'first time tappable, ms', of, value: median(first), goal: tappable },
      { what: 'booking form ready, ms', of, value: median(forms) },
      { what: 'card page reached, ms', of, value: median(cards) },
    ];
  } finally {
    await browser.close();
  }
}
