import { setTimeout } from 'node:timers/promises';
import { toldAfterMs } from '@carwash/domain/bookings/visit-stage';
import { minuteMs } from '@carwash/domain/time/durations';
import { onDocumentCreated, onDocumentWritten } from 'firebase-functions/firestore';
import { onRequest } from 'firebase-functions/https';
import { setGlobalOptions } from 'firebase-functions/options';
import { onSchedule } from 'firebase-functions/scheduler';
import { hideRequestsFromFramework, restoreRequest } from './http/raw-requests.ts';
import { parameters, secrets } from './parameters.ts';

/*
 * All functions are deployed from this file. Each one loads its code at its first call, so that none loads
 * code that only another one needs. `docs/decisions/deployment-and-packages.md` says where the
 * numbers come from.
 */

hideRequestsFromFramework();
setGlobalOptions({ region: parameters.region });

/** The HTTP API, behind /api. */
export const api = onRequest(
  {
    secrets: [secrets.paymentSignatureKey, secrets.hashKey, secrets.bounceSecret],
    memory: '512MiB',
    cpu: 1,
    concurrency: 40,
    maxInstances: 10,
    timeoutSeconds: 60,
  },
  async (request, response) => {
    const { deployedApi } = await import('./deployed-api.ts');
    deployedApi()(restoreRequest(request), response);
  },
);

/**
 * Pictures, behind /api/images, and photos of visits, behind /api/visit-photos. A function of its own, because
 * decoding a picture needs more memory than all other calls together.
 */
export const images = onRequest(
  { memory: '2GiB', cpu: 1, concurrency: 20, maxInstances: 5, timeoutSeconds: 60 },
  async (request, response) => {
    const { deployedImages } = await import('./deployed-images.ts');
    deployedImages()(restoreRequest(request), response);
  },
);

/** The public pages as HTML, so that they can be read before the app has come. */
export const pages = onRequest(
  { memory: '512MiB', cpu: 1, concurrency: 40, maxInstances: 10, timeoutSeconds: 20 },
  async (request, response) => {
    const { deployedPages } = await import('./pages/deployed-pages.ts');
    await deployedPages()(request, response);
  },
);

/** Longest time that the sender waits until a message is due, in milliseconds: longer than a tap can be undone. */
const longestWaitMs = toldAfterMs + 5000;

/** Sends a message as soon as it is written. Whatever this leaves, the reconciler sends. */
export const messages = onDocumentCreated(
  {
    document: 'messages/{id}',
    secrets: Object.values(secrets),
    memory: '512MiB',
    cpu: 1,
    concurrency: 10,
    maxInstances: 5,
    // Longer than the lease of a message, after which another sender would take it.
    timeoutSeconds: 180,
  },
  async ({ params: { id }, data }) => {
    const waitMs = (data?.get('dueAt')?.toMillis() ?? 0) - Date.now();
    if (waitMs > 0 && waitMs <= longestWaitMs) await setTimeout(waitMs);
    const [{ deployedContext }, sender] = await Promise.all([
      import('./deployed-context.ts'),
      import('./messages/deliver-message.ts'),
    ]);
    await sender.deliverMessage(id, deployedContext());
  },
);

/**
 * Offers minutes that a commit has freed to those who wait for them. Whatever this leaves, and what becomes free by the
 * clock, the reconciler offers.
 */
export const waitlist = onDocumentWritten(
  {
    document: 'days/{date}',
    secrets: [secrets.paymentSignatureKey, secrets.hashKey],
    memory: '512MiB',
    cpu: 1,
    concurrency: 10,
    maxInstances: 5,
    timeoutSeconds: 60,
  },
  async ({ data, params: { date } }) => {
    const waiting: unknown = data?.after.get('waiting');
    if (Object.keys(waiting ?? {}).length === 0) return;
    const [{ deployedContext }, offers] = await Promise.all([
      import('./deployed-context.ts'),
      import('./waitlist/offer-places.ts'),
    ]);
    await offers.offerPlaces(date, deployedContext());
  },
);

/**
 * A run of the reconciler starts no new work after this time, when the next run begins. In
 * milliseconds.
 */
const reconcilerBudgetMs = minuteMs;

/** The background work: see `reconciler/steps.ts`. */
export const reconcile = onSchedule(
  {
    schedule: 'every 1 minutes',
    secrets: Object.values(secrets),
    memory: '512MiB',
    cpu: 1,
    concurrency: 1,
    maxInstances: 1,
    // The budget plus enough time to finish work that has already begun.
    timeoutSeconds: 540,
  },
  async () => {
    const [{ deployedContext }, reconciler] = await Promise.all([
      import('./deployed-context.ts'),
      import('./reconciler/reconcile-when-due.ts'),
    ]);
    await reconciler.reconcileWhenDue(deployedContext(), reconcilerBudgetMs);
  },
);
