import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

const NAME = 'CARWASH_RUN';
/** A run that is part of another one belongs to it. */
const value = process.env[NAME] ?? randomUUID();

/**
 * All child processes inherit this variable, at any depth. The Firestore emulator leaves its process
 * group, so it can only be found by this variable.
 */
process.env[NAME] = value;

/** Returns the ids of this run's processes that are still running. Empty on systems other than Linux. */
export function processesOfRun(): number[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry) && environment(entry).includes(`${NAME}=${value}`))
    .map(Number);
}

function environment(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
  } catch {
    // A process of another user, or one that has just ended.
    return [];
  }
}
