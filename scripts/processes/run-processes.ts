import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

const NAME = 'CARWASH_RUN';
const value = randomUUID();

/**
 * Every process that this one starts inherits the variable, however deep. The Firestore emulator
 * leaves its parent's process group, so a group cannot find it; this does.
 */
process.env[NAME] = value;

/** The processes of this run that still live. Linux only: elsewhere empty. */
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
    // Another user's process, or one that has just ended.
    return [];
  }
}
