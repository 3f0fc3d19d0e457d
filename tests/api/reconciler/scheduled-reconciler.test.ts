import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildFunctions } from '../../../functions/build.ts';
import type { ServedFunction } from '../../processes/serve-function.ts';
import { bookingsOf, expectBooksToBalance, slotNow, transactionOf } from '../support/books.ts';
import { startPaying } from '../support/call.ts';
import { newService, newSlot } from '../support/catalogue.ts';
import { newCustomer } from '../support/customers.ts';
import { serveDeployed } from '../support/deployed.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
let reconciler: ServedFunction;

beforeAll(async () => {
  await buildFunctions();
  world = await openWorld();
  reconciler = await serveDeployed(world, 'reconcile');
});
afterAll(async () => {
  await reconciler.stop();
  await world.close();
});

/** As Cloud Scheduler calls it. */
const fire = () =>
  fetch(reconciler.url, {
    method: 'POST',
    headers: {
      'X-CloudScheduler': 'true',
      'X-CloudScheduler-JobName': 'firebase-schedule-reconcile-us-central1',
      'X-CloudScheduler-ScheduleTime': new Date().toISOString(),
    },
  });

/** Somebody went to pay twenty minutes ago, and nobody has come back. */
async function abandoned() {
  const slot = await newSlot(world, await newService(world));
  world.clock.advanceMinutes(-20);
  const transactionId = await startPaying(world, await newCustomer(world), slot);
  world.clock.reset();
  return { slot, transactionId };
}

test('the reconciler as it is deployed and called settles what is due, and leaves a heartbeat', async () => {
  const [paid, unpaid] = [await abandoned(), await abandoned()];
  world.provider.pay(paid.transactionId);
  const began = Date.now();
  expect((await fire()).status).toBe(200);

  expect(await transactionOf(world, paid.transactionId)).toMatchObject({ status: 'success' });
  expect(await bookingsOf(world, paid.slot)).toHaveLength(1);
  expect(await transactionOf(world, unpaid.transactionId)).toMatchObject({
    status: 'failed',
    failureReason: 'expired',
  });
  expect(await slotNow(world, unpaid.slot)).toMatchObject({ heldUntil: null, claimId: null });
  const heartbeat = (await world.context.db.reconcilerRun.get()).data();
  expect(heartbeat?.failed).toBe(0);
  expect(heartbeat?.endedAt.getTime()).toBeGreaterThanOrEqual(began);
  await expectBooksToBalance(world);
});

test('called again it finds nothing to do', async () => {
  expect((await fire()).status).toBe(200);
  await expectBooksToBalance(world);
});
