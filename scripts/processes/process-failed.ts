import { readFileSync } from 'node:fs';
import type { SuiteProcess } from './launch.ts';

const SHOWN_LINES = 40;

/** Thrown when a process of the suite ended or failed. The message has the end of its output. */
export class ProcessFailed extends Error {
  constructor({ name, logFile }: SuiteProcess, what: string) {
    const lines = readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-SHOWN_LINES);
    const end = lines.map((line) => `  | ${line}`);
    super([`${name} ${what}. The end of ${logFile}:`, ...end].join('\n'));
  }
}
