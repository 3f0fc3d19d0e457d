import { readFileSync } from 'node:fs';
import type { Part } from './launch.ts';

const SHOWN_LINES = 60;

/** Thrown when a part ended, or did not do its work; shows the end of what it said. */
export class PartFailed extends Error {
  constructor({ name, logFile }: Part, what: string) {
    const lines = readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-SHOWN_LINES);
    super(
      [...lines.map((line) => `  | ${line}`), `${name} ${what}. Full log: ${logFile}`].join('\n'),
    );
  }
}
