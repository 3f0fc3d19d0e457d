import type { Express } from 'express';
import { onRequest } from 'firebase-functions/https';
import { onSchedule } from 'firebase-functions/scheduler';
import { handlers } from './api.ts';
import type { Context } from './context.ts';
import { createDeployedContext, paymentSignatureKey } from './deployed-context.ts';
import { createApp } from './http/create-app.ts';
import { createCallLimiter } from './limits/create-call-limiter.ts';
import { reconcile as runReconciler } from './reconciler/reconcile.ts';

let context: Context | undefined;
let app: Express | undefined;

/** Parameters have values only once a function runs, so the context is made by the first call. */
function deployedContext(): Context {
  context ??= createDeployedContext();
  return context;
}

function deployedApp(): Express {
  if (!app) {
    const current = deployedContext();
    app = createApp({
      handlers,
      auth: current.auth,
      limiter: createCallLimiter(current),
      context: current,
    });
  }
  return app;
}

/** The HTTP API, behind /api. */
export const api = onRequest(
  { secrets: [paymentSignatureKey], memory: '1GiB' },
  (request, response) => deployedApp()(request, response),
);

/** A run of the reconciler begins nothing more when the next one does. */
const reconcilerBudgetMs = 5 * 60_000;

/** Brings forward what no call does: `reconciler/steps.ts` lists it. */
export const reconcile = onSchedule(
  {
    schedule: 'every 5 minutes',
    // The budget, and enough to end what has begun by then.
    timeoutSeconds: 540,
    secrets: [paymentSignatureKey],
  },
  async () => {
    await runReconciler(deployedContext(), reconcilerBudgetMs);
  },
);
