import { parseArgs } from 'node:util';
import { type SeedSizeName, seedSizes } from '../seed-size.ts';

const names = Object.keys(seedSizes) as SeedSizeName[];

/**
 * Returns the size in the argument `--seed=`; default: small.
 * @throws Error with the list of sizes for an unknown size
 */
export function askedSeedSize(commandLine: readonly string[]): SeedSizeName {
  const options = { seed: { type: 'string', default: 'small' } } as const;
  const asked = parseArgs({ args: [...commandLine], options }).values.seed;
  const size = names.find((name) => name === asked);
  if (size) return size;
  throw new Error(`There is no seed '${asked}': say --seed=${names.join(', --seed=')}.`);
}
