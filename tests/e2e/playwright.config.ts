import { defineConfig } from '@playwright/test';
import { chromiumFlags } from './support/browser/chromium-flags.ts';
import { baseUrl, chromiumPath } from './support/suite.ts';

/** Counts what screens read, so nothing else may change the business meanwhile. */
const counting = 'documents-per-screen.spec.ts';

/** Counts what the figures listen to, which is more with every service that somebody sells meanwhile. */
const listening = 'session-documents.spec.ts';

/** Change what every page shows, and what customers can book, so nothing else may look meanwhile. */
const renaming = 'settings.spec.ts';
const noting = 'private-settings.spec.ts';
const agreeing = 'legal-pages.spec.ts';
const messaging = 'message-settings.spec.ts';
const ruling = 'booking-rules.spec.ts';
const pricing = 'sizes-and-add-ons.spec.ts';
const pricingEarly = 'times-before-app.spec.ts';

/** Set up bays, which decide about every start of the business. */
const building = 'bays.spec.ts';
const shutting = 'closed-times.spec.ts';
const planning = 'day-by-bay.spec.ts';

/** Looks at a business that has only the bay with which it begins. */
const selling = 'admin-day-view.spec.ts';

/** Makes the business a new one, which every overview tells. */
const beginning = 'first-steps.spec.ts';

/** Counts all cash of the business, so nobody else may sell meanwhile. */
const closing = 'close-day.spec.ts';

/** Breaks a payment of today and the counters, whose sums are then missing on every screen. */
const breaking = 'broken-sums.spec.ts';

/** These run one at a time, in a business of their own. */
const alone = [
  listening,
  renaming,
  noting,
  agreeing,
  messaging,
  ruling,
  pricing,
  pricingEarly,
  building,
  shutting,
  planning,
  selling,
  beginning,
  closing,
  breaking,
];

/**
 * The suite of `alone` runs these before, so that both suites take about as long. They change accounts, what belongs to
 * their customers, and what none of them looks at: when places are offered, and the mark of messages in the menu of
 * every admin.
 */
const accounts = [
  'auth/*.spec.ts',
  'password/*.spec.ts',
  'profile/*.spec.ts',
  'unsubscribe/*.spec.ts',
  'my-bookings/*.spec.ts',
  'my-transactions/*.spec.ts',
  'reviews/*.spec.ts',
  'admin-messages/*.spec.ts',
  'booking/waitlist.spec.ts',
];

/** The folder of a project's pictures of failures: projects run at the same time, and each empties its own. */
const outputDir = (project: string) => `../../.cache/e2e/${project}`;

/**
 * The product in Chromium, on the suites that `npm test` has started. `npm test` runs the projects whether or
 * not another one has passed: `accounts` and `alone` beside the others. A failed test is tried once more; one that
 * passes then is named as flaky, and more than three of those fail the run.
 */
export default defineConfig({
  testDir: '.',
  globalSetup: './support/keep-bays-apart.ts',
  globalTeardown: './support/verify-payments.ts',
  projects: [
    { name: 'first', testMatch: counting, outputDir: outputDir('first') },
    {
      name: 'together',
      outputDir: outputDir('together'),
      testIgnore: ['screenshots.spec.ts', counting, ...accounts, ...alone],
    },
    { name: 'accounts', testMatch: accounts, outputDir: outputDir('accounts') },
    {
      name: 'alone',
      outputDir: outputDir('alone'),
      testMatch: alone,
      workers: 1,
    },
  ],
  forbidOnly: true,
  retries: 1,
  // With the one of `alone` more than there are processors: each test waits a third of its time.
  workers: 2,
  // A journey takes half a minute, and several times that where others use the processors.
  timeout: 300_000,
  // A cold function answers late: the emulator starts one process per concurrent request.
  expect: { timeout: 60_000 },
  use: {
    baseURL: baseUrl,
    launchOptions: { executablePath: chromiumPath, args: [...chromiumFlags] },
    locale: 'en-GB',
    timezoneId: 'Asia/Dhaka',
    // Sixty pictures a second that nobody sees cost a fifth of the machine. Tests of what moves move.
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    // Tests that hold or count requests must see them. Tests of the service worker allow it.
    serviceWorkers: 'block',
  },
});
