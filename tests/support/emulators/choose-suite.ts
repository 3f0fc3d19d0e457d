import { workerEnvironments } from '../../../scripts/checks/worker-environments.ts';

// Lets the files of this worker use a suite of its own, if `npm test` has started several.
Object.assign(process.env, workerEnvironments()[Number(process.env.VITEST_POOL_ID) - 1]);
