import { workerEnvironmentsVariable } from '../../../scripts/checks/vitest.ts';

/** Lets the files of this worker use a suite of its own, if `npm test` has started several. */
const environments: Record<string, string>[] = JSON.parse(
  process.env[workerEnvironmentsVariable] ?? '[]',
);
Object.assign(process.env, environments[Number(process.env.VITEST_POOL_ID) - 1]);
