import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inCache } from '../repository.ts';
import type { QueryShape } from './query-shape.ts';

/** A query that somebody asked. */
export interface AskedQuery {
  shape: QueryShape;
  /** Where in the repository, as `file:line`, or who. */
  by: string;
}

/** The suites that record what they ask. */
export type RecordingSuite = 'api' | 'e2e';

/** Where programs that ask in the name of a suite find the file of its record. */
export const recordVariable = 'QUERY_RECORD';

const fileOf = (suite: RecordingSuite): string => inCache('query-shapes', `${suite}.jsonl`);

/** @returns the file for what a suite asks, with nothing in it yet */
export function beginRecord(suite: RecordingSuite): string {
  const file = fileOf(suite);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '');
  return file;
}

/**
 * Notes queries in a file, each once. Several processes may note in the same file: a line is appended by
 * one call, which the system does not mix with others.
 */
export function noteIn(file: string): (asked: AskedQuery) => void {
  const noted = new Set<string>();
  return (asked) => {
    const line = JSON.stringify(asked);
    if (noted.has(line)) return;
    noted.add(line);
    appendFileSync(file, `${line}\n`);
  };
}

/** What a suite asked when it last ran. */
export const readRecord = (suite: RecordingSuite): AskedQuery[] =>
  readFileSync(fileOf(suite), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
