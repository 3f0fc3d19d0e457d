import { askedSeedSize } from '@carwash/emulator-seed/load/asked-seed-size';
import type { SeedSizeName } from '../../emulator-seed/src/seed-size.ts';
import { CannotContinue } from '../setup/step.mjs';

/**
 * Returns the size in `npm start -- --seed=large`.
 * @throws CannotContinue for an unknown size
 */
export function readSeedSizeArgument(): SeedSizeName {
  try {
    return askedSeedSize(process.argv.slice(2));
  } catch (error) {
    throw new CannotContinue((error as Error).message);
  }
}
