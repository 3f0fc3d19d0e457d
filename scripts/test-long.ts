/** `npm run test:long`: runs the tests that need time or find the rare, from a new seed each time. */
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { type CheckName, type Plan, runChecks } from './checks/run-checks.ts';
import { CannotContinue } from './setup/step.mjs';

const usage = 'Say npm run test:long, or npm run test:long -- --seed=<number>.';

/** Checks with long tests, and those that examine their logs and records. */
const names: readonly CheckName[] = ['unit', 'api', 'e2e', 'indexes', 'logs'];

/**
 * Returns the seed of the command line, or a new one.
 * @throws CannotContinue for another argument, or for something else than a whole number
 */
function readSeed(): string {
  const options = { seed: { type: 'string' } } as const;
  try {
    const { seed = String(randomBytes(4).readUInt32BE()) } = parseArgs({ options }).values;
    if (/^\d{1,10}$/.test(seed)) return seed;
  } catch (error) {
    throw new CannotContinue(`${(error as Error).message}. ${usage}`);
  }
  throw new CannotContinue(`A seed is a whole number. ${usage}`);
}

function planLong(): Plan {
  const seed = readSeed();
  console.log(`The seed is ${seed}: npm run test:long -- --seed=${seed} repeats this run.\n`);
  return new Map(names.map((name) => [name, { length: 'long', seed }]));
}

await runChecks(planLong);
