import { expect } from 'vitest';
import type { Harness } from '../harness/harness.ts';
import { expectNoInconsistencies, readRecords } from '../records/records.ts';
import { recountPlainly, storedCounters } from './plain-recount.ts';

/**
 * Expects the records to agree, and the counters to equal the plain recount too.
 * @returns the records, for further checks
 */
export async function expectRecountedRecords(harness: Harness) {
  const [records, counters] = await Promise.all([readRecords(harness), storedCounters(harness)]);
  expectNoInconsistencies(records);
  expect(counters).toEqual(recountPlainly(records));
  return records;
}
