import { randomUUID } from 'node:crypto';
import { afterEach, test as base } from 'vitest';
import { type Harness, openHarness } from './harness/harness.ts';
import { expectConsistentRecords } from './records/records.ts';

/**
 * The harness of the tests of one file. Files run one after the other, and each has a harness of its own:
 * opened before its first hook, verified and closed after its last one.
 */
export let harness: Harness;

export const test = base
  // A new one, because with every query the emulator looks at all documents that a project ever had.
  .extend('documentsProject', { scope: 'file' }, () => `demo-${randomUUID()}`)
  .extend('harness', { scope: 'file', auto: true }, async ({ documentsProject }, { onCleanup }) => {
    harness = await openHarness(documentsProject);
    onCleanup(() => harness.close());
    return harness;
  });

/** Mends the harness after each test. The stored records are verified once, when the file ends. */
export function mendAfterEach(): void {
  afterEach(() => harness.mend());
}

/** Expects after each test that the stored records agree: for files that delete them before the next one. */
export function verifyRecordsAfterEach(): void {
  afterEach(async () => {
    await expectConsistentRecords(harness);
    harness.mend();
  });
}
