/** `npm test`: runs all checks, the named ones (`npm test -- unit rules`), or what a change can break (`changed`). */
import { planOfChange, readChangedFiles } from './checks/changed.ts';
import { type CheckName, checkNames, type Plan, runChecks } from './checks/run-checks.ts';
import { CannotContinue } from './setup/step.mjs';

/** Checks that also run when another one is named, because they examine its logs and records. */
const judgedAfterwards: Partial<Record<string, CheckName[]>> = {
  api: ['indexes'],
  e2e: ['indexes', 'logs'],
};

/**
 * Returns the named checks, or all of them.
 * @throws CannotContinue when a name is not the name of a check
 */
function planOf(named: readonly string[]): Plan {
  const asked = new Set(named.flatMap((name) => [name, ...(judgedAfterwards[name] ?? [])]));
  const unknown = [...asked].find((name) => !checkNames.some((known) => known === name));
  if (unknown !== undefined)
    throw new CannotContinue(
      `There is no check "${unknown}": name some of ${checkNames.join(', ')}, or changed.`,
    );
  const chosen = checkNames.filter((name) => asked.size === 0 || asked.has(name));
  return new Map(chosen.map((name) => [name, { length: 'short' }]));
}

const named = process.argv.slice(2);

await runChecks(() =>
  named.length === 1 && named[0] === 'changed' ? planOfChange(readChangedFiles()) : planOf(named),
);
