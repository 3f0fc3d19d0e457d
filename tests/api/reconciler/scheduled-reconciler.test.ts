import { afterAll, expect } from 'vitest';
import { buildFunctions } from '../../../functions/build.ts';
import type { ServedFunction } from '../../processes/serve-function.ts';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { projectId } from '../../support/emulators/emulators.ts';
import { bookingsOf, transactionOf } from '../../support/reads/purchases.ts';
import { slotNow } from '../../support/reads/slots.ts';
import { startPaying } from '../support/calls/payments.ts';
import { serveDeployed } from '../support/harness/serve-deployed.ts';
import { newCustomer } from '../support/people/people.ts';
import { expectConsistentRecords } from '../support/records/records.ts';
import { harness, test } from '../support/test.ts';

// A deployed function knows one project, for documents and accounts.
test.override('documentsProject', projectId);

let reconciler: ServedFunction;

test.beforeAll(async ({ harness }) => {
  await buildFunctions();
  reconciler = await serveDeployed(harness, 'reconcile');
});
afterAll(async () => {
  await reconciler.stop();
});

/** Calls the reconciler as Cloud Scheduler does. */
const fire = () =>
  fetch(reconciler.url, {
    method: 'POST',
    headers: {
      'X-CloudScheduler': 'true',
      'X-CloudScheduler-JobName': 'firebase-schedule-reconcile-us-central1',
      'X-CloudScheduler-ScheduleTime': new Date().toISOString(),
    },
  });

/** Creates a payment that was started twenty minutes ago and abandoned. */
async function abandoned() {
  const slot = await newSlot(harness, await newService(harness));
  harness.clock.advanceMinutes(-20);
  const transactionId = await startPaying(harness, await newCustomer(harness), slot);
  harness.clock.reset();
  return { slot, transactionId };
}

test('the deployed reconciler settles due payments and leaves a heartbeat', async () => {
  const [paid, unpaid] = [await abandoned(), await abandoned()];
  harness.provider.pay(paid.transactionId);
  const began = Date.now();
  expect((await fire()).status).toBe(200);

  expect(await transactionOf(harness, paid.transactionId)).toMatchObject({ status: 'success' });
  expect(await bookingsOf(harness, paid.slot)).toHaveLength(1);
  expect(await transactionOf(harness, unpaid.transactionId)).toMatchObject({
    status: 'failed',
    failureReason: 'expired',
  });
  expect(await slotNow(harness, unpaid.slot)).toMatchObject({ heldUntil: null, claimId: null });
  const heartbeat = (await harness.context.db.reconcilerRun.get()).data();
  expect(heartbeat?.failed).toBe(0);
  expect(heartbeat?.endedAt.getTime()).toBeGreaterThanOrEqual(began);
  await expectConsistentRecords(harness);
});

test('called again it finds nothing to do', async () => {
  expect((await fire()).status).toBe(200);
  await expectConsistentRecords(harness);
});
