import { defineConfig } from '@playwright/test';
import tests from './playwright.config.ts';

/**
 * Pictures of the product. readme: `npm run pictures`. screenshots: every screen, to look at, with
 * `playwright test --config tests/e2e/pictures.config.ts --project screenshots`.
 */
export default defineConfig({
  ...tests,
  workers: 1,
  projects: [
    { name: 'readme', testMatch: 'take-pictures.spec.ts' },
    { name: 'screenshots', testMatch: 'screenshots.spec.ts' },
  ],
  outputDir: '../../.cache/pictures-run',
});
