import { askedSeedSize } from '@carwash/emulator-seed/load/asked-seed-size';
import type { SeedSizeName } from '../../emulator-seed/src/seed-size.ts';
import { CannotContinue } from '../setup/step.mjs';

/** What `npm start -- --seed=large` asks for. @throws CannotContinue when there is no such size */
export function seedSizeOfCommand(): SeedSizeName {
  try {
    return askedSeedSize(process.argv.slice(2));
  } catch (error) {
    throw new CannotContinue((error as Error).message);
  }
}
