import { inRepository } from '../../../../scripts/repository.ts';
import {
  type FunctionName,
  type ServedFunction,
  serveFunction,
} from '../../../processes/serve-function.ts';
import { projectId, timeZone } from '../../../support/emulators/emulators.ts';
import type { Harness } from './harness.ts';

/**
 * Starts a process of its own that serves one of the built functions as the cloud does, on the emulators and
 * the sandbox of a harness. Its clock is the real one.
 */
export const serveDeployed = (
  { sandboxUrl, storeId, signatureKey, apiUrl }: Harness,
  target: FunctionName,
  env: Record<string, string> = {},
  folder = inRepository('functions'),
): Promise<ServedFunction> =>
  serveFunction(target, folder, {
    GCLOUD_PROJECT: projectId,
    PAYMENT_BASE_URL: sandboxUrl,
    PAYMENT_STORE_ID: storeId,
    PAYMENT_SIGNATURE_KEY: signatureKey,
    CURRENCY: 'BDT',
    PUBLIC_BASE_URL: apiUrl,
    BUSINESS_TIME_ZONE: timeZone,
    BUSINESS_COUNTRY: 'BD',
    MAX_UNPAID_HOLDS: '9999',
    OPEN_TIMES_SECONDS: '60',
    WEB_API_KEY: 'test',
    APP_CHECK: 'off',
    ...env,
  });
