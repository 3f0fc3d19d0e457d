import { findChromium } from '../setup/chromium.mjs';
import { emulatorEnvironment } from '../suite/environment.ts';
import { loadSeed } from '../suite/load-seed.ts';
import type { SuiteSettings } from '../suite/settings.ts';
import { checkTests } from './check.ts';
import { countPlaywright } from './playwright-report.ts';
import { vitest } from './vitest.ts';

/**
 * The checks that need the running suite. Rules and API have projects of their own in the same
 * emulators, so that neither sees the other's documents or the demo data.
 */
export const suiteChecks = {
  rules: (settings: SuiteSettings) => vitest('rules', environment(settings, 'demo-carwash-rules')),
  api: (settings: SuiteSettings) => vitest('api', environment(settings, 'demo-carwash-api')),
  e2e: async (settings: SuiteSettings) => {
    await loadSeed(settings);
    return playwright(settings);
  },
};

const environment = (settings: SuiteSettings, projectId: string) =>
  emulatorEnvironment({ ...settings, projectId });

function playwright(settings: SuiteSettings) {
  const command = (reportFile: string) => ({
    args: [
      'node_modules/@playwright/test/cli.js',
      'test',
      ...['--config', 'tests/e2e/playwright.config.ts'],
      ...['--reporter', 'list,json'],
      '--fail-on-flaky-tests',
    ],
    env: {
      ...emulatorEnvironment(settings),
      BASE_URL: settings.baseUrl,
      CHROMIUM_PATH: findChromium() ?? '',
      PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
    },
  });
  return checkTests('e2e', command, countPlaywright);
}
