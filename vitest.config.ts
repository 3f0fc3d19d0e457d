import { configDefaults, defineConfig } from 'vitest/config';
import { workerEnvironments } from './scripts/checks/worker-environments.ts';

/** Component tests: they need a page, which takes longer than a unit test. */
const screenTests = 'web/src/**/*.screen.test.tsx';

/** `unit` needs nothing, `package` npm's registry; the others the local suite, which `npm test` starts. */
export default defineConfig({
  resolve: { alias: { '~': `${import.meta.dirname}/web/src` } },
  test: {
    // The API writes a line to the log for every call: shown only where a test failed.
    silent: 'passed-only',
    // How long what is waited for may take on a machine that is busy.
    expect: { poll: { timeout: 30_000 } },
    // Files of one project share their modules where they are not isolated: loading them anew would
    // take longer than the tests. What a test spies on and stubs goes with it.
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    tags: [
      {
        name: 'long',
        description: 'Needs time, or finds the rare: runs in `npm run test:long` only.',
      },
    ],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          isolate: false,
          env: {
            // Otherwise an import of the functions hides the bodies of calls from all servers of this process.
            FUNCTION_SIGNATURE_TYPE: 'cloudevent',
            VITE_CURRENCY: 'USD',
            VITE_BUSINESS_TIME_ZONE: 'Asia/Dhaka',
            VITE_BUSINESS_COUNTRY: 'BD',
            VITE_SENDS_MAILS: 'yes',
            VITE_ASKED_VEHICLE_DETAILS: 'brand model year',
          },
          include: [
            '**/src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'tests/bench/**/*.test.ts',
            'tests/support/**/*.test.ts',
            'functions/*.test.ts',
            'web/build/*.test.ts',
          ],
          exclude: [...configDefaults.exclude, screenTests],
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          include: [screenTests, 'tests/spec/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          isolate: false,
          setupFiles: ['web/src/testing/set-up.ts'],
          env: {
            VITE_FIREBASE_CONFIG: '{}',
            VITE_CURRENCY: 'USD',
            VITE_BUSINESS_TIME_ZONE: 'Asia/Dhaka',
            VITE_BUSINESS_COUNTRY: 'BD',
            VITE_SENDS_MAILS: 'yes',
            VITE_ASKED_VEHICLE_DETAILS: 'brand model year',
            VITE_PUBLIC_BASE_URL: 'https://wash.test',
            VITE_PUSH_PUBLIC_KEY: '',
            VITE_DEMO_ACCOUNTS: 'yes',
            // How much of the page a test that finds nothing prints.
            DEBUG_PRINT_LIMIT: '3000',
          },
        },
      },
      {
        extends: true,
        test: {
          name: 'package',
          include: ['tests/package/**/*.test.ts'],
          // It installs packages.
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['tests/rules/**/*.test.ts'],
          // The files share one emulated project, and the people of `set-up.ts`.
          fileParallelism: false,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          setupFiles: [
            'tests/support/emulators/choose-suite.ts',
            'tests/support/record-queries.ts',
          ],
          // Each worker needs a suite of its own.
          maxWorkers: workerEnvironments().length || 1,
          isolate: false,
        },
      },
    ],
  },
});
