import { workerEnvironments } from '../../../scripts/checks/worker-environments.ts';

const environments = workerEnvironments();

/** One for each worker; a suite that was started by hand serves one worker. */
export const suiteCount = environments.length || 1;

// Each worker of the browser tests has a suite of its own.
Object.assign(process.env, environments[Number(process.env.TEST_PARALLEL_INDEX ?? 0)]);

/** Where the suite under test is found: as `npm test` says, or as it starts by default. */
export const setting = (name: string, byDefault: string): string => process.env[name] || byDefault;

export const suiteName = setting('SUITE', 'test') as 'test' | 'test-2';
export const baseUrl = setting('BASE_URL', 'http://localhost:15000');
export const chromiumPath = setting('CHROMIUM_PATH', '/usr/bin/chromium');
export const sandboxUrl = setting('PAYMENT_BASE_URL', 'http://127.0.0.1:15055');
export const mailUrl = setting('MAIL_URL', 'smtp://127.0.0.1:11025');
/** As in functions/.secret.local, so that accounts have the author keys that the server gives them. */
export const hashKey = setting('HASH_KEY', 'hash-key-of-the-local-suite');
export const businessTimeZone = setting('BUSINESS_TIME_ZONE', 'Asia/Dhaka');

// The Admin SDK reads these when it is first used.
process.env.FIRESTORE_EMULATOR_HOST ||= '127.0.0.1:18080';
process.env.FIREBASE_AUTH_EMULATOR_HOST ||= '127.0.0.1:19099';
process.env.METADATA_SERVER_DETECTION = 'none';
