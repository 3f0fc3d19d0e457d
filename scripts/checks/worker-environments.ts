/** Environment variable with the environments of several suites, as a JSON list: one for each worker. */
const variable = 'WORKER_ENVIRONMENTS';

type Environment = Record<string, string>;

/** Returns the variable that gives each worker of a test runner a suite of its own. */
export const forWorkers = (environments: readonly Environment[]): Environment => ({
  [variable]: JSON.stringify(environments),
});

/** Returns the environments of the workers; none if all use the environment of the test runner. */
export const workerEnvironments = (): Environment[] => JSON.parse(process.env[variable] ?? '[]');
