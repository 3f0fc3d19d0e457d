import { defineConfig } from '@playwright/test';
import { chromiumFlags } from './support/browser/chromium-flags.ts';
import { baseUrl, chromiumPath, suiteCount } from './support/suite.ts';

/** Counts what screens read of the demo data, to which all other tests add. */
const ofDemoData = 'documents-per-screen.spec.ts';

/**
 * The product in Chromium, on the suites that `npm test` has started. Each worker has a suite, a business of its own, so
 * a test may change whatever its business has, and puts it back. A failed test is tried once more; one that passes then
 * is named as flaky, and more than three of those fail the run.
 */
export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'demo-data', testMatch: ofDemoData },
    {
      name: 'journeys',
      testIgnore: ['screenshots.spec.ts', 'take-pictures.spec.ts', ofDemoData],
      dependencies: ['demo-data'],
    },
  ],
  outputDir: '../../.cache/e2e',
  forbidOnly: true,
  retries: 1,
  workers: suiteCount,
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
