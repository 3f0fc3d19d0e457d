import { readFileSync } from 'node:fs';
import type { Part } from './launch.ts';

const SHOWN_LINES = 40;

/** Thrown when a part ended, or did not do its work; shows the end of what it said. */
export class PartFailed extends Error {
  constructor({ name, logFile }: Part, what: string) {
    const lines = readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-SHOWN_LINES);
    const end = lines.map((line) => `  | ${line}`);
    super([`${name} ${what}. The end of ${logFile}:`, ...end].join('\n'));
  }
}
