import { test as base } from 'vitest';
import { type Harness, openHarness } from './harness/harness.ts';

/**
 * The harness of the tests of one file. Files run one after the other, and each has a harness of its own:
 * opened before its first hook, verified and closed after its last one.
 */
export let harness: Harness;

export const test = base.extend(
  'harness',
  { scope: 'file', auto: true },
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixtures that are needed from it
  async ({}, { onCleanup }) => {
    harness = await openHarness();
    onCleanup(() => harness.close());
    return harness;
  },
);
