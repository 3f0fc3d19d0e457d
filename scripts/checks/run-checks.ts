import { runCommand } from '../processes/run-command.ts';
import { secondsSince } from '../progress.ts';
import { step } from '../setup/step.mjs';
import { switchBackgroundTriggers } from '../suite/background-triggers.ts';
import { buildFunctions } from '../suite/build.ts';
import { requireFreePorts } from '../suite/free-ports.ts';
import { type SuiteSettings, type TestSuites, testSuites } from '../suite/settings.ts';
import { warmUp } from '../suite/warm-up.ts';
import { startSuite, startWithSite } from '../suite.ts';
import { checkFailed } from './check.ts';
import { type Outcome, sum } from './outcome.ts';
import type { Selection } from './selection.ts';
import { staticChecks } from './static-checks.ts';
import { suiteChecks } from './suite-checks.ts';

type StaticCheck = keyof typeof staticChecks;
type SuiteCheck = keyof typeof suiteChecks;

const staticNames = Object.keys(staticChecks) as StaticCheck[];
const suiteNames = Object.keys(suiteChecks) as SuiteCheck[];

export type CheckName = StaticCheck | SuiteCheck;
export const checkNames: readonly CheckName[] = [...staticNames, ...suiteNames];

/** The checks to run, and which tests of each. */
export type Plan = ReadonlyMap<CheckName, Selection>;

/**
 * Checks that run at the same time: they use different data, and each of them waits for the emulators half of its time.
 */
const runTogether: ReadonlySet<SuiteCheck> = new Set(['rules', 'api']);

/** Runs the checks of a plan as a command, whose last line counts the tests: `N passed, N failed`. */
export const runChecks = (makePlan: () => Plan): Promise<never> =>
  runCommand(() => run(makePlan()), 130);

async function run(plan: Plan): Promise<number> {
  const begin = performance.now();
  const suites = testSuites();
  const onSuite = suiteNames.filter((name) => plan.has(name));
  if (onSuite.length > 0) for (const settings of suites) await requireFreePorts(settings);
  const outcomes = await Promise.all([
    runStaticChecks(plan),
    runSuiteChecks(plan, suites, onSuite),
  ]);
  const { passed, failed, failures } = sum(outcomes.flat());
  console.log(`\nAll checks took ${secondsSince(begin)}.\n\n${passed} passed, ${failed} failed`);
  for (const failure of failures) console.log(`  failed: ${failure}`);
  return failed === 0 ? 0 : 1;
}

async function runStaticChecks(plan: Plan): Promise<Outcome[]> {
  const outcomes = [];
  for (const name of staticNames) {
    const selection = plan.get(name);
    if (selection) outcomes.push(await staticChecks[name](selection));
  }
  return outcomes;
}

async function runSuiteChecks(
  plan: Plan,
  suites: TestSuites,
  names: SuiteCheck[],
): Promise<Outcome[]> {
  const isReady = await prepareSuites(suites, names);
  const runNext = (name: SuiteCheck) =>
    isReady ? runOnSuite(name, suites, plan) : checkFailed(name, 'the suites did not start');
  const outcomes = await Promise.all(names.filter((name) => runTogether.has(name)).map(runNext));
  for (const name of names) if (!runTogether.has(name)) outcomes.push(await runNext(name));
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
  await Promise.all(suites.map(startWholeSuite));
}

async function startWholeSuite(settings: SuiteSettings): Promise<void> {
  const { emulators } = await startWithSite(settings);
  await step('Warming up the API', () => warmUp(settings, emulators));
  await switchBackgroundTriggers(settings, 'disable');
}

/**
 * Runs a check on the suites. An error outside the test runner fails this check; the following checks still
 * run.
 */
async function runOnSuite(name: SuiteCheck, suites: TestSuites, plan: Plan): Promise<Outcome> {
  try {
    const selection = plan.get(name) ?? { length: 'short' };
    return await suiteChecks[name](suites, selection, [...plan.keys()]);
  } catch (error) {
    return checkFailed(name, (error as Error).message);
  }
}
