import { defineConfig } from '@playwright/test';
import tests from './playwright.config.ts';

/** `playwright test --config tests/e2e/screenshots.config.ts`: pictures of every screen, to look at. */
export default defineConfig({
  ...tests,
  projects: [{ name: 'screenshots', testMatch: 'screenshots.spec.ts' }],
  outputDir: '../../.cache/screenshots-run',
});
