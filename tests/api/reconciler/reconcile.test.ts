import { collections } from '@carwash/domain/collections';
import type { TransactionStatus } from '@carwash/domain/payments/transaction';
import { reconcile as runReconciler, runSteps } from '@carwash/functions/reconciler/reconcile';
import { steps } from '@carwash/functions/reconciler/steps';
import { queryAndSettle } from '@carwash/functions/sales/settlement/query-and-settle';
import { type CollectionReference, Timestamp } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { bookingOf, transactionOf } from '../../support/reads/purchases.ts';
import { reconcile, stepOf } from '../../support/reconciler/reconcile.ts';
import { callback, startPaying } from '../support/calls/payments.ts';
import { openLog } from '../support/harness/api-log.ts';
import { newAdmin, newCustomer, type Person } from '../support/people/people.ts';
import { harness, test } from '../support/test.ts';

let customer: Person;
let admin: Person;

const longAgo = Timestamp.fromDate(new Date(0));

beforeEach(async () => {
  [customer, admin] = await Promise.all([newCustomer(harness), newAdmin(harness)]);
});
afterEach(() => harness.mend());
/** Removes unreadable documents, because the check of all records can't parse them. */
afterAll(async () => {
  const { firestore } = harness;
  const batch = firestore.batch();
  for (const name of [collections.transactions, collections.bookings]) {
    const { docs } = await firestore.collection(name).get();
    for (const { id, ref } of docs) if (/-in-front-|^broken-/.test(id)) batch.delete(ref);
  }
  await batch.commit();
});

/** Starts them one after the other, because all of one day change the same document. */
async function startMany(count: number): Promise<string[]> {
  const ids: string[] = [];
  while (ids.length < count) {
    const slot = await newSlot(harness, await newService(harness), 30);
    ids.push(await startPaying(harness, await newCustomer(harness), slot));
  }
  return ids;
}

test('the provider is asked about many payments, but never about more than ten at once', async () => {
  const ids = await startMany(25);
  const provider = harness.context.paymentProvider;
  let unanswered = ids.length;
  let most = 0;
  let asking: (() => void)[] = [];
  harness.context.paymentProvider = {
    ...provider,
    // No query is answered before the maximum of concurrent queries is reached.
    findPayment: async (id) => {
      await new Promise<void>((answer) => {
        asking.push(answer);
        most = Math.max(most, asking.length);
        if (asking.length < Math.min(10, unanswered)) return;
        unanswered -= asking.length;
        for (const one of asking) one();
        asking = [];
      });
      return provider.findPayment(id);
    },
  };
  harness.clock.advanceMinutes(16);
  const { data } = await reconcile(harness, admin);
  expect(stepOf(data, 'settle due payments')).toMatchObject({ done: 25, failed: 0 });
  expect(most).toBe(10);
  const statuses = await Promise.all(
    ids.map(async (id) => (await transactionOf(harness, id)).status),
  );
  expect(new Set(statuses)).toEqual(new Set(['failed']));
});

/** Stores transactions that have been due for longest, with only the fields that a query needs. */
async function putInFront(count: number, status: TransactionStatus): Promise<CollectionReference> {
  const transactions = harness.firestore.collection(collections.transactions);
  const batch = harness.firestore.batch();
  for (let number = 0; number < count; number += 1) {
    batch.set(transactions.doc(`${status}-in-front-${number}`), { status, nextCheckAt: longAgo });
  }
  await batch.commit();
  return transactions;
}

/**
 * Creates a paid payment without any callback.
 * @returns its id
 */
async function payUnheard(): Promise<string> {
  const id = await startPaying(
    harness,
    customer,
    await newSlot(harness, await newService(harness)),
  );
  harness.provider.pay(id);
  harness.clock.advanceMinutes(16);
  return id;
}

test('101 payments that cannot be read do not hold up the next one', async () => {
  const broken = await putInFront(101, 'pending');
  const id = await payUnheard();
  const { data } = await reconcile(harness, admin);
  expect(stepOf(data, 'settle due payments')).toMatchObject({ failed: 101, due: 0 });
  expect((await transactionOf(harness, id)).status).toBe('success');
  // They were put at the end of the queue, not removed from it.
  expect((await broken.where('nextCheckAt', '<=', longAgo).count().get()).data().count).toBe(0);
  expect(
    (await broken.where('nextCheckAt', '>', longAgo).get()).docs.filter(({ id }) =>
      id.includes('front'),
    ),
  ).toHaveLength(101);
});

test('101 settled payments that are still to be checked do not hold up the next one', async () => {
  const settled = await putInFront(101, 'success');
  const id = await payUnheard();
  const { data } = await reconcile(harness, admin);
  expect(data.failed).toBe(0);
  expect((await transactionOf(harness, id)).status).toBe('success');
  const checked = settled.where('status', '==', 'success').where('nextCheckAt', '!=', null);
  expect((await checked.count().get()).data().count).toBe(0);
});

test('payments that hold a slot come before those that failed', async () => {
  const [failed, held] = await startMany(2);
  if (!failed || !held) throw new Error('Two were to begin');
  harness.provider.decline(failed);
  await callback(harness, 'fail', failed);
  await harness.context.db.transactions.doc(failed).update({ nextCheckAt: longAgo });
  harness.clock.advanceMinutes(16);
  const asked: string[] = [];
  const provider = harness.context.paymentProvider;
  harness.context.paymentProvider = {
    ...provider,
    findPayment: (id) => {
      asked.push(id);
      return provider.findPayment(id);
    },
  };
  await reconcile(harness, admin);
  expect(asked).toEqual([held, failed]);
});

test('a payment that moved while it could not be settled keeps its next check', async () => {
  const id = await payUnheard();
  const provider = harness.context.paymentProvider;
  harness.context.paymentProvider = {
    ...provider,
    findPayment: async () => {
      harness.context.paymentProvider = provider;
      // A copy of the context stands for another instance, because this one is already asking.
      await queryAndSettle(id, { ...harness.context });
      throw new Error('Broken after the fact');
    },
  };
  const { data } = await reconcile(harness, admin);
  expect(data.failed).toBe(1);
  expect(await transactionOf(harness, id)).toMatchObject({ status: 'success', nextCheckAt: null });
});

test('when its time is used up, a run stops and reports the remaining work, and the next run continues', async () => {
  await startMany(25);
  harness.clock.advanceMinutes(16);
  const first = await runReconciler(harness.context, 0);
  expect(stepOf(first, 'settle due payments')).toMatchObject({ done: 10, due: 15 });
  expect(stepOf(first, 'settle due payments').oldestDueAt).toBeInstanceOf(Date);
  const next = await runReconciler(harness.context, 30_000);
  expect(stepOf(next, 'settle due payments')).toMatchObject({
    done: 15,
    due: 0,
    oldestDueAt: null,
  });
});

test('a step that throws is reported and does not stop the others', async () => {
  const id = await payUnheard();
  const thrown = { name: 'throw', run: () => Promise.reject(new Error('Broken')) };
  const run = await runSteps([thrown, ...steps], harness.context, 30_000);
  expect(stepOf(run, 'throw')).toMatchObject({ hasBroken: true });
  expect(run.failed).toBe(1);
  expect((await transactionOf(harness, id)).status).toBe('success');
});

test('a run leaves a heartbeat with the remaining work', async () => {
  await startMany(11);
  harness.clock.advanceMinutes(16);
  const run = await runReconciler(harness.context, 0);
  const heartbeat = (await harness.context.db.reconcilerRun.get()).data();
  expect(heartbeat).toMatchObject({ ...run });
  expect(heartbeat?.steps).toContainEqual(
    expect.objectContaining({ step: 'settle due payments', done: 10, due: 1 }),
  );
  const next = await runReconciler(harness.context, 30_000);
  expect((await harness.context.db.reconcilerRun.get()).data()?.endedAt).toEqual(next.endedAt);
});

test('a run that staff start does not hide that the schedule has stopped', async () => {
  const { endedAt } = await runReconciler(harness.context, 30_000);
  const log = openLog();
  expect((await reconcile(harness, admin)).status).toBe(200);
  log.close();
  expect((await harness.context.db.reconcilerRun.get()).data()?.endedAt).toEqual(endedAt);
  expect(log.lines.join()).not.toContain('heartbeat');
});

test('a heartbeat that cannot be written stops no work', async () => {
  const id = await payUnheard();
  const set = vi
    .spyOn(harness.context.db.reconcilerRun, 'set')
    .mockRejectedValueOnce(new Error('Out of reach'));
  const run = await runReconciler(harness.context, 30_000);
  expect(set).toHaveBeenCalledTimes(1);
  set.mockRestore();
  expect(run.failed).toBe(0);
  expect((await transactionOf(harness, id)).status).toBe('success');
});

test('bookings that cannot be read do not hold up the others', async () => {
  const batch = harness.firestore.batch();
  for (let count = 0; count < 120; count += 1) {
    batch.set(harness.firestore.collection(collections.bookings).doc(`broken-${count}`), {
      status: 'pending',
      slot: { endsAt: longAgo },
    });
  }
  await batch.commit();
  const service = await newService(harness);
  const id = await startPaying(harness, customer, await newSlot(harness, service, 10));
  harness.provider.pay(id);
  await callback(harness, 'notify', id);
  harness.clock.advanceMinutes(10 + service.duration + 1);
  const { data } = await reconcile(harness, admin);
  expect(data.failed).toBeGreaterThanOrEqual(120);
  expect((await bookingOf(harness, id))?.status).toBe('completed');
});

test('the provider is not asked again about a settled payment', async () => {
  const id = await startPaying(
    harness,
    customer,
    await newSlot(harness, await newService(harness)),
  );
  harness.provider.pay(id);
  await callback(harness, 'notify', id);
  expect((await transactionOf(harness, id)).nextCheckAt).toBeNull();
});

test("no log carries the provider's signature key", async () => {
  const lines: string[] = [];
  const log = vi
    .spyOn(console, 'error')
    .mockImplementation((line) => void lines.push(String(line)));
  try {
    const id = await startPaying(
      harness,
      customer,
      await newSlot(harness, await newService(harness)),
    );
    harness.stopWaiting();
    for (const mode of ['down', 'http500', 'html', 'hang'] as const) {
      harness.provider.set({ search: { mode } });
      await callback(harness, 'success', id);
      harness.clock.advanceMinutes(1);
    }
  } finally {
    log.mockRestore();
  }
  expect(lines).toHaveLength(4);
  expect(lines.join('\n')).not.toContain(harness.signatureKey);
});
