import { onRequest } from 'firebase-functions/https';
import { onSchedule } from 'firebase-functions/scheduler';
import { hideRequestsFromFramework, restoreRequest } from './http/raw-requests.ts';
import { parameters } from './parameters.ts';

/*
 * Both functions are deployed from this one file: each loads what it runs when it is first called, so
 * that neither carries what only the other needs. Where the numbers come from: decision 0031.
 */

hideRequestsFromFramework();

/** The HTTP API, behind /api. */
export const api = onRequest(
  {
    secrets: [parameters.paymentSignatureKey],
    memory: '2GiB',
    cpu: 1,
    concurrency: 20,
    maxInstances: 20,
    timeoutSeconds: 60,
  },
  async (request, response) => {
    const { deployedApi } = await import('./deployed-api.ts');
    deployedApi()(restoreRequest(request), response);
  },
);

/** A run of the reconciler begins nothing more when the next one does. */
const reconcilerBudgetMs = 60_000;

/** Brings forward what no call does: `reconciler/steps.ts` lists it. */
export const reconcile = onSchedule(
  {
    schedule: 'every 1 minutes',
    secrets: [parameters.paymentSignatureKey],
    memory: '512MiB',
    cpu: 1,
    concurrency: 1,
    maxInstances: 1,
    // The budget, and enough to end what has begun by then.
    timeoutSeconds: 540,
  },
  async () => {
    const [{ deployedContext }, reconciler] = await Promise.all([
      import('./deployed-context.ts'),
      import('./reconciler/reconcile.ts'),
    ]);
    await reconciler.reconcile(deployedContext(), reconcilerBudgetMs);
  },
);
