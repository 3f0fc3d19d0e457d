import { readFileSync, rmSync } from 'node:fs';
import { launch } from '../processes/launch.ts';
import { secondsSince } from '../progress.ts';
import { inCache, inRepository } from '../repository.ts';
import { judge, type Outcome } from './outcome.ts';

export interface Command {
  /** Arguments for Node. Paths are relative to the repository. */
  args: string[];
  env?: Record<string, string>;
}

/** Checks that wait for the suites half of their time. The others let them go first where all processors are busy. */
const onSuites = ['rules', 'api', 'e2e'];

/**
 * Runs a check and prints its name, duration and counts, and its full output if it fails.
 * @returns its counts, and its failures with its name
 */
async function check(name: string, work: () => Promise<Outcome & { output: string }>) {
  const start = performance.now();
  console.log(`→ ${name} ...`);
  const { passed, failed, failures = [], output } = await work();
  const mark = failed === 0 ? '✓' : '✗';
  if (failed > 0) console.log(output.trimEnd());
  console.log(`${mark} ${name}: ${passed} passed, ${failed} failed  ${secondsSince(start)}`);
  const names = failed > 0 && failures.length === 0 ? [''] : failures;
  return { passed, failed, failures: names.map((test) => `${name} ${test}`.trim()) };
}

/** Runs commands that count as one test. */
export function checkAll(name: string, commands: Command[]): Promise<Outcome> {
  return check(name, async () => {
    const runs = [];
    for (const [index, command] of commands.entries()) {
      runs.push(await run(`${name}-${index + 1}`, command));
    }
    const failed = runs.filter(({ code }) => code !== 0);
    const output = failed.map((one) => one.output).join('\n');
    return failed.length === 0
      ? { passed: 1, failed: 0, output }
      : { passed: 0, failed: 1, output };
  });
}

/**
 * Runs a test runner and counts the tests in its JSON report.
 * @param mayRunNothing the runner was asked for tests of which there may be none
 */
export function checkTests<Report>(
  name: string,
  command: (reportFile: string) => Command,
  count: (report: Report) => Outcome,
  { mayRunNothing }: { mayRunNothing: boolean },
): Promise<Outcome> {
  return check(name, async () => {
    const reportFile = inCache('reports', `${name}.json`);
    rmSync(reportFile, { force: true });
    const { code, output } = await run(name, command(reportFile));
    const report = readReport<Report>(name);
    const reported = report ? count(report) : { passed: 0, failed: 0 };
    const ranNothing = reported.passed + reported.failed === 0;
    if (ranNothing && mayRunNothing && code === 0) return { ...reported, output };
    return {
      ...judge(reported, code),
      output: ranNothing ? `${output}\n${name} ran no test.` : output,
    };
  });
}

/** Runs a check that counts as one test and passes if `find` returns no findings. */
export function checkFindings(name: string, find: () => string[]): Promise<Outcome> {
  return check(name, async () => {
    const findings = find();
    const failed = findings.length === 0 ? 0 : 1;
    return { passed: 1 - failed, failed, output: findings.join('\n') };
  });
}

/** Reports a check that could not run as one failed test. */
export function checkFailed(name: string, reason: string): Promise<Outcome> {
  return check(name, async () => ({ passed: 0, failed: 1, output: `${name}: ${reason}` }));
}

async function run(name: string, { args: [program = '', ...others], env }: Command) {
  const logFile = inCache('logs', 'test', `${name}.log`);
  const args = [inRepository(program), ...others];
  const part = launch({ name, args, env, givesWay: !onSuites.includes(name), logFile });
  const code = await part.ended;
  return { code, output: readFileSync(logFile, 'utf8') };
}

/** Returns the report of the test runner of that name; undefined if it ended before writing one. */
export function readReport<Report>(name: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(inCache('reports', `${name}.json`), 'utf8'));
  } catch {
    return undefined;
  }
}
