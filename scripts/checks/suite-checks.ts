import { readFileSync } from 'node:fs';
import { findMissingIndexes } from '../indexes/index-findings.ts';
import { readIndexSettings } from '../indexes/index-settings.ts';
import {
  beginRecord,
  type RecordingSuite,
  readRecord,
  recordVariable,
} from '../indexes/query-record.ts';
import { inCache } from '../repository.ts';
import { switchBackgroundTriggers } from '../suite/background-triggers.ts';
import { browserEnvironment, emulatorEnvironment } from '../suite/environment.ts';
import { loadSeed } from '../suite/load-seed.ts';
import type { SuiteSettings, TestSuites } from '../suite/settings.ts';
import { startApiProcesses } from '../suite/warm-up.ts';
import { checkFindings, checkTests, readReport } from './check.ts';
import { findSecrets } from './find-secrets.ts';
import { type Outcome, sum } from './outcome.ts';
import { countPlaywright, type PlaywrightReport, testsThatEnded } from './playwright-report.ts';
import { isWhole, type Selection } from './selection.ts';
import { vitest } from './vitest.ts';
import { forWorkers } from './worker-environments.ts';

/** The processes of the suite that serve requests. Their logs are searched for secrets. */
const servingParts = ['emulators', 'payment-sandbox'];

/**
 * Calls that the first browser tests make at the same time. A process that starts beside those of the background work takes
 * longer than a browser waits.
 */
const callsAtOnce = 4;

/**
 * The checks that need the running suites, in the order in which they run. The rules tests use a project of
 * their own in the emulators of the first suite. The workers of the API tests and of the browser tests have a suite
 * each.
 */
export const suiteChecks = {
  rules: ([settings]: TestSuites, selection: Selection) =>
    vitest(
      'rules',
      selection,
      emulatorEnvironment({ ...settings, projectId: 'demo-carwash-rules' }),
    ),
  api: (suites: TestSuites, selection: Selection) =>
    vitest('api', selection, {
      ...forWorkers(suites.map(emulatorEnvironment)),
      [recordVariable]: beginRecord('api'),
    }),
  e2e: async (suites: TestSuites, selection: Selection) => {
    await Promise.all(suites.map(prepareForBrowsers));
    return sum([await playwright(suites, selection), await judgeFlaky()]);
  },
  /**
   * Compares queries with indexes, because the emulator answers every query but Firestore needs an index for
   * it.
   */
  indexes: (_suites: TestSuites, selection: Selection, all: readonly string[]) =>
    checkFindings('indexes', () =>
      findMissingOf(
        recordingSuites.filter((one) => all.includes(one)),
        selection,
      ),
    ),
  /** Runs last, when all other checks have written their logs. */
  logs: (suites: TestSuites) => checkFindings('logs', () => suites.flatMap(findSecretsInLogs)),
};

async function prepareForBrowsers(settings: SuiteSettings): Promise<void> {
  await loadSeed(settings, 'small');
  // Ends all processes of the functions.
  await switchBackgroundTriggers(settings, 'enable');
  await startApiProcesses(settings, callsAtOnce);
}

/** The suites that run the queries of the product. */
const recordingSuites = ['api', 'e2e'] as const;

/** @param selection tests that ran: all of them ask something, while some may ask nothing */
function findMissingOf(ran: RecordingSuite[], selection: Selection): string[] {
  const silent = isWhole(selection) ? ran.filter((suite) => readRecord(suite).length === 0) : [];
  if (ran.length === 0 || silent.length > 0) {
    return [`what ${silent.join(' and ') || 'the product'} asks was not recorded`];
  }
  return findMissingIndexes(ran.flatMap(readRecord), readIndexSettings());
}

function findSecretsInLogs({ name, parameters }: SuiteSettings): string[] {
  const { PAYMENT_SIGNATURE_KEY, MAIL_PASSWORD } = parameters;
  if (!PAYMENT_SIGNATURE_KEY || !MAIL_PASSWORD) return ['the secrets of this run are not known'];
  const known = {
    'the signature key': PAYMENT_SIGNATURE_KEY,
    'the password of the mail server': MAIL_PASSWORD,
  };
  return servingParts.flatMap((part) => {
    const log = readFileSync(inCache('logs', name, `${part}.log`), 'utf8');
    if (log === '') return [`${name}/${part}.log is empty: there was nothing to search`];
    return findSecrets(log, known).map((finding) => `${name}/${part}.log ${finding}`);
  });
}

/** Most flaky browser tests in a run; more fail it. */
const mostFlaky = 3;

/** Names the browser tests that passed only in a retry, and fails if there are too many. */
function judgeFlaky(): Promise<Outcome> {
  const report = readReport<PlaywrightReport>('e2e');
  const flaky = report ? testsThatEnded('flaky', report) : [];
  for (const test of flaky) console.log(`  flaky: ${test}`);
  return checkFindings('flaky browser tests', () => (flaky.length > mostFlaky ? flaky : []));
}

/** The dependencies between the projects are for long tests only, and would run whatever is asked for. */
const chosenBy = {
  short: ['--grep-invert', '@long', '--no-deps'],
  long: ['--grep', '@long'],
};

function playwright(suites: TestSuites, selection: Selection): Promise<Outcome> {
  const { length, paths = [], seed } = selection;
  const command = (reportFile: string) => ({
    args: [
      'node_modules/@playwright/test/cli.js',
      'test',
      ...['--config', 'tests/e2e/playwright.config.ts'],
      ...chosenBy[length],
      ...(seed ? ['--shuffle', seed] : []),
      ...(isWhole(selection) ? [] : ['--pass-with-no-tests']),
      ...['--reporter', 'list,json'],
      ...paths,
    ],
    env: {
      ...forWorkers(suites.map(browserEnvironment)),
      PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
    },
  });
  return checkTests('e2e', command, countPlaywright, { mayRunNothing: !isWhole(selection) });
}
