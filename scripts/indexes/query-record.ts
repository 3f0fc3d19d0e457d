import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inCache } from '../repository.ts';
import type { QueryShape } from './query-shape.ts';

/** A recorded query. */
export interface AskedQuery {
  shape: QueryShape;
  /** The origin of the query: `file:line` in the repository, or the program. */
  by: string;
}

/** The test suites that record their queries. */
export type RecordingSuite = 'api' | 'e2e';

/** Environment variable with the record file of the suite on whose behalf a program runs queries. */
export const recordVariable = 'QUERY_RECORD';

const fileOf = (suite: RecordingSuite): string => inCache('query-shapes', `${suite}.jsonl`);

/**
 * Creates the record file of a suite, empty.
 * @returns its path
 */
export function beginRecord(suite: RecordingSuite): string {
  const file = fileOf(suite);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '');
  return file;
}

/**
 * Appends queries to a file, each only once. Several processes may append to the same file: each line
 * is written by one system call, which is not mixed with others.
 */
export function queryRecorder(file: string): (asked: AskedQuery) => void {
  const noted = new Set<string>();
  return (asked) => {
    const line = JSON.stringify(asked);
    if (noted.has(line)) return;
    noted.add(line);
    appendFileSync(file, `${line}\n`);
  };
}

/** Returns the queries of a suite's last run. */
export const readRecord = (suite: RecordingSuite): AskedQuery[] =>
  readFileSync(fileOf(suite), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
