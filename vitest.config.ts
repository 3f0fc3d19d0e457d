import { defineConfig } from 'vitest/config';

/** The unit tests need nothing; the two others need the local suite, which `npm test` starts. */
export default defineConfig({
  resolve: { alias: { '~': `${import.meta.dirname}/web/src` } },
  test: {
    // The API writes a line to the log for every call: shown only where a test failed.
    silent: 'passed-only',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['**/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'functions/build.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['tests/rules/**/*.test.ts'],
          // The files share one emulated project, which each of them empties.
          fileParallelism: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
