/** `npm test`: runs all checks, or the named ones (`node scripts/test.ts unit rules`). */

import { checkFailed } from './checks/check.ts';
import { type Outcome, sum } from './checks/outcome.ts';
import { staticChecks } from './checks/static-checks.ts';
import { suiteChecks } from './checks/suite-checks.ts';
import { runCommand } from './processes/run-command.ts';
import { secondsSince } from './progress.ts';
import { CannotContinue, step } from './setup/step.mjs';
import { switchBackgroundTriggers } from './suite/background-triggers.ts';
import { buildFunctions } from './suite/build.ts';
import { requireFreePorts } from './suite/free-ports.ts';
import { type TestSuites, testSuites } from './suite/settings.ts';
import { warmUp } from './suite/warm-up.ts';
import { startSuite, startWithSite } from './suite.ts';

const staticNames = ['types', 'lint', 'unit', 'package'] as const;
const suiteNames = ['rules', 'api', 'e2e', 'indexes', 'logs'] as const;
type SuiteCheck = (typeof suiteNames)[number];

/**
 * Checks that run at the same time, beside those that need no suite: they use different data, and each of them
 * waits for the emulators half of its time.
 */
const runTogether: ReadonlySet<SuiteCheck> = new Set(['rules', 'api']);

/** Checks that also run when another one is named, because they examine its logs and records. */
const judgedAfterwards: Record<string, SuiteCheck[]> = {
  api: ['indexes'],
  e2e: ['indexes', 'logs'],
};

async function test(): Promise<number> {
  const begin = performance.now();
  const asked = askedChecks();
  const suites = testSuites();
  const onSuite = suiteNames.filter((name) => asked.includes(name));
  if (onSuite.length > 0) for (const settings of suites) await requireFreePorts(settings);
  const suitesStart = prepareSuites(suites, onSuite);
  const run = async (name: SuiteCheck) =>
    (await suitesStart)
      ? runOnSuite(name, suites, onSuite)
      : checkFailed(name, 'the suites did not start');
  const together = onSuite.filter((name) => runTogether.has(name));
  const [outcomes, ofTogether] = await Promise.all([
    runStaticChecks(asked),
    Promise.all(together.map(run)),
  ]);
  outcomes.push(...ofTogether);
  for (const name of onSuite) if (!runTogether.has(name)) outcomes.push(await run(name));
  const { passed, failed, failures } = sum(outcomes);
  console.log(`\nAll checks took ${secondsSince(begin)}.\n\n${passed} passed, ${failed} failed`);
  for (const failure of failures) console.log(`  failed: ${failure}`);
  return failed === 0 ? 0 : 1;
}

/**
 * Returns the named checks.
 * @throws CannotContinue when a name is not the name of a check
 */
function askedChecks(): string[] {
  const all: string[] = [...staticNames, ...suiteNames];
  const named = process.argv.slice(2);
  const asked = [...new Set(named.flatMap((name) => [name, ...(judgedAfterwards[name] ?? [])]))];
  const unknown = asked.find((name) => !all.includes(name));
  if (unknown === undefined) return asked.length === 0 ? all : asked;
  throw new CannotContinue(`There is no check "${unknown}": name some of ${all.join(', ')}.`);
}

async function runStaticChecks(asked: string[]): Promise<Outcome[]> {
  const outcomes = [];
  for (const name of staticNames)
    if (asked.includes(name)) outcomes.push(await staticChecks[name]());
  return outcomes;
}

/**
 * Starts the suites: each is a business of its own, with its own emulators.
 * @returns whether they are ready; if not, the reason has been printed
 */
async function prepareSuites(suites: TestSuites, names: SuiteCheck[]): Promise<boolean> {
  try {
    if (names.includes('e2e')) await startWholeSuites(suites);
    else if (names.length > 0)
      await Promise.all(suites.map((settings) => startSuite(settings, ['auth', 'firestore'])));
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}

/** Starts the suites with the built product, which only the browser tests need. */
async function startWholeSuites(suites: TestSuites): Promise<void> {
  await step('Building the functions', () => buildFunctions(suites[0]));
  for (const settings of suites) {
    const { emulators } = await startWithSite(settings);
    await step('Warming up the API', () => warmUp(settings, emulators));
    await switchBackgroundTriggers(settings, 'disable');
  }
}

/**
 * Runs a check on the suites. An error outside the test runner fails this check; the following checks still
 * run.
 */
const runOnSuite = (name: SuiteCheck, suites: TestSuites, all: SuiteCheck[]): Promise<Outcome> =>
  suiteChecks[name](suites, all).catch((error: Error) => checkFailed(name, error.message));

await runCommand(test, 130);
