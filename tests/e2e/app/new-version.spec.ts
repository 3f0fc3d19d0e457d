import type { Page } from '@playwright/test';
import { appStarted } from '../support/browser/app-started.ts';
import { keptPaths, servedByWorker } from '../support/browser/service-worker.ts';
import { toast, toastsOf } from '../support/screens/toasts.ts';
import {
  appFileIn,
  hostSite,
  otherVersion,
  type SiteVersion,
  suiteVersion,
} from '../support/server/site-versions.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

let first: SiteVersion;
let second: SiteVersion;
let site: Awaited<ReturnType<typeof hostSite>>;

test.beforeAll(async () => {
  first = await suiteVersion();
  second = await otherVersion();
});

test.beforeEach(async () => {
  site = await hostSite(first);
});

test.afterEach(() => site.close());

const news = 'A new version is ready';

/** The file of the app that a page has begun with. */
const appOf = async (page: Page) =>
  appFileIn(await page.locator('script[data-files]').getAttribute('data-files'));

/** Looks for a new version, as browsers do by themselves once a day at the latest. */
const lookForNewVersion = (page: Page) =>
  page.evaluate<void>(
    'navigator.serviceWorker.getRegistration().then((known) => known.update()).then(() => {})',
  );

async function openAbout(page: Page): Promise<void> {
  await page.goto(`${site.origin}/about`);
  await appStarted(page);
}

test('a new version is announced, put off or taken with one click', { tag: '@long' }, async ({
  page,
  context,
  browserErrors,
}) => {
  // Files that the other tab had not needed before are gone with its version.
  browserErrors.allow(/404 .*\/assets\/(firebase|firestore|app|settings)-/);
  expect(first.app, 'two builds differ').not.toBe(second.app);
  await openAbout(page);
  await servedByWorker(page);
  await expect.poll(() => appOf(page)).toBe(first.app);
  const other = await context.newPage();
  await openAbout(other);
  const third = await context.newPage();
  await openAbout(third);

  site.deploy(second);
  await lookForNewVersion(page);
  await expect(toast(page, news)).toBeVisible();
  await toast(third, news).getByRole('button', { name: 'Later' }).click();
  await expect(toast(third, news)).toHaveCount(0);
  await expect.poll(() => appOf(third)).toBe(first.app);
  await page.getByRole('button', { name: 'Update' }).click();
  await expect.poll(() => appOf(page)).toBe(second.app);
  await appStarted(page);
  await expect(toast(page, news)).toHaveCount(0);

  // The other tab goes on with the files that it began with, until it is told to do otherwise.
  await expect(toast(other, news)).toBeVisible();
  await other.getByRole('link', { name: 'Home', exact: true }).first().click();
  await expect(other.getByRole('heading', { level: 1 })).toContainText('A spotless car');
  await other.getByRole('button', { name: 'Update' }).click();
  await expect.poll(() => appOf(other)).toBe(second.app);
});

test('a page of the new version itself is not asked to reload', { tag: '@long' }, async ({
  page,
}) => {
  await openAbout(page);
  await servedByWorker(page);
  site.deploy(second);
  await openAbout(page);
  await expect.poll(() => appOf(page)).toBe(second.app);
  await page.mouse.move(3, 3);
  await expect.poll(() => keptPaths(page)).toContain(second.app);
  const isWaiting =
    'navigator.serviceWorker.getRegistration().then((known) => Boolean(known.waiting ?? known.installing))';
  await expect.poll(() => page.evaluate<boolean>(isWaiting)).toBe(false);
  expect(toastsOf(page)).toEqual([]);
});
