import { beforeAll, beforeEach, expect } from 'vitest';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { projectId } from '../../support/emulators/emulators.ts';
import { bookingsOf, transactionsOf } from '../../support/reads/purchases.ts';
import { slotNow } from '../../support/reads/slots.ts';
import { reconcile } from '../../support/reconciler/reconcile.ts';
import { callback, initiate, startPaying } from '../support/calls/payments.ts';
import { buildWatchedFunctions } from '../support/faults/build-watched-functions.ts';
import type { Harness } from '../support/harness/harness.ts';
import { serveDeployed } from '../support/harness/serve-deployed.ts';
import { newAdmin, newCustomer, type Person } from '../support/people/people.ts';
import { harness, mendAfterEach, test } from '../support/test.ts';

// A deployed function knows one project, for documents and accounts.
test.override('documentsProject', projectId);

type Purchase = Awaited<ReturnType<typeof newPurchase>>;

/** A call to the process that dies. */
type Ask = (harness: Harness, purchase: Purchase) => Promise<unknown>;

/** Number of processes that run at a time. */
const parallel = 2;

let admin: Person;
let watchedFunctions: string;

beforeAll(async () => {
  watchedFunctions = await buildWatchedFunctions();
});
beforeEach(async () => {
  admin = await newAdmin(harness);
});
mendAfterEach();

async function newPurchase() {
  const [slot, customer] = await Promise.all([
    newService(harness).then((service) => newSlot(harness, service)),
    newCustomer(harness),
  ]);
  return { slot, customer, key: slot._id };
}

/**
 * Starts a payment.
 * @returns its id; it is not paid yet
 */
async function started({ slot, customer }: Purchase): Promise<string> {
  return startPaying(harness, customer, slot);
}

/**
 * Sends a call to a process of its own, which dies at a step of its work.
 * @returns the steps that it reached
 */
async function askOneThatDies(killAt: number, purchase: Purchase, ask: Ask): Promise<string[]> {
  const env = {
    KILL_AT_STEP: String(killAt),
    NODE_OPTIONS: `--import=${import.meta.dirname}/../support/faults/kill-at-step.ts`,
  };
  const served = await serveDeployed(harness, 'api', env, watchedFunctions);
  try {
    const asked = ask({ ...harness, apiUrl: served.url }, purchase);
    if (killAt === 0) await asked;
    else {
      await expect(asked).rejects.toThrow('fetch failed');
      await served.ended;
      expect(served.process.signalCode).toBe('SIGKILL');
    }
    return [...served.said().matchAll(/^step: (.*)$/gm)].map(([, name]) => String(name));
  } finally {
    await served.stop();
  }
}

/**
 * Runs the work once completely, and then once for each of its steps in a process that dies after that step.
 * @returns the purchases that were left unfinished
 */
async function killAtEveryStep(
  prepare: (purchase: Purchase) => Promise<unknown>,
  ask: Ask,
  work: readonly string[],
): Promise<Purchase[]> {
  const whole = await newPurchase();
  await prepare(whole);
  const steps = await askOneThatDies(0, whole, ask);
  expect(steps).toEqual(['the request', ...work]);
  const purchases = await Promise.all(steps.map(newPurchase));
  const waiting = purchases.map((purchase, index) => ({ purchase, killAt: index + 1 }));
  const killNext = async (): Promise<void> => {
    const next = waiting.shift();
    if (!next) return;
    await prepare(next.purchase);
    await askOneThatDies(next.killAt, next.purchase, ask);
    await killNext();
  };
  await Promise.all(Array.from({ length: parallel }, killNext));
  return purchases;
}

const pay: Ask = (at, { slot, customer, key }) => initiate(at, customer, slot, { key });

const comeBack: Ask = async (at, { slot }) => {
  const [transaction] = await transactionsOf(harness, slot);
  return callback(at, 'success', transaction?._id ?? '');
};

/**
 * Steps of starting a payment: the call is counted, the slot held, the card page opened and its address
 * stored.
 */
const paying = ['a commit', 'a commit', 'a call of the provider', 'a commit'];

/** Steps of a booking: the query to the provider is recorded and sent, then the slot is booked. */
const booking = ['a commit', 'a call of the provider', 'a commit'];

/**
 * Steps of a failure: the payment fails, and the provider's answer is stored for calls within the interval,
 * because it may still be paid.
 */
const failing = ['a commit', 'a call of the provider', 'a commit', 'a commit'];

const nothing = () => Promise.resolve();
const paid = async (purchase: Purchase) => harness.provider.pay(await started(purchase));
const declined = async (purchase: Purchase) => harness.provider.decline(await started(purchase));

async function expectBooked({ slot }: Purchase, transactionId?: string): Promise<void> {
  const [booking, ...others] = await bookingsOf(harness, slot);
  expect(others).toEqual([]);
  const ended = (await transactionsOf(harness, slot)).filter(({ status }) => status !== 'failed');
  expect(ended).toMatchObject([{ _id: transactionId ?? booking?._id, status: 'success' }]);
  expect(booking?._id).toBe(ended[0]?._id);
  expect((await slotNow(harness, slot)).isBooked).toBe('booked');
}

async function expectFree({ slot }: Purchase): Promise<void> {
  expect(await bookingsOf(harness, slot)).toEqual([]);
  const statuses = (await transactionsOf(harness, slot)).map(({ status }) => status);
  expect(statuses.filter((status) => status !== 'failed')).toEqual([]);
  expect(await slotNow(harness, slot)).toMatchObject({
    isBooked: 'available',
    heldUntil: null,
    claimId: null,
  });
}

async function reconcileLater(): Promise<void> {
  harness.clock.advanceMinutes(16);
  expect((await reconcile(harness, admin)).data.failed).toBe(0);
}

test('going to pay, killed at any step: the same call made again leads to one booking', {
  tags: 'long',
}, async () => {
  const purchases = await killAtEveryStep(nothing, pay, paying);
  harness.clock.advanceMinutes(0.5);
  for (const purchase of purchases) {
    const { slot, customer, key } = purchase;
    const answer = await initiate(harness, customer, slot, { key });
    expect(answer.status).toBe(200);
    const { transactionId } = answer.data;
    const pending = (await transactionsOf(harness, slot)).filter(
      ({ status }) => status === 'pending',
    );
    expect(pending).toMatchObject([{ _id: transactionId }]);
    expect((await slotNow(harness, slot)).claimId).toBe(pending[0]?.claimId);
    harness.provider.pay(transactionId);
    expect((await callback(harness, 'success', transactionId)).location).toContain(
      '/booking-success',
    );
    await expectBooked(purchase, transactionId);
  }
});

test('going to pay, killed at any step: left alone, the slot is free again, unless it was paid', async () => {
  const purchases = await killAtEveryStep(nothing, pay, paying);
  const payments = await Promise.all(purchases.map(({ slot }) => transactionsOf(harness, slot)));
  // Every other payment whose card page was opened is paid after all.
  const known = payments.map(([payment]) => harness.provider.payment(payment?._id ?? ''));
  expect(known).toEqual(expect.arrayContaining([undefined, expect.anything()]));
  const isPaid = known.map((payment, index) => payment !== undefined && index % 2 === 0);
  for (const [index, [payment]] of payments.entries()) {
    if (isPaid[index]) harness.provider.pay(payment?._id ?? '');
  }
  await reconcileLater();
  for (const [index, purchase] of purchases.entries()) {
    await (isPaid[index] ? expectBooked(purchase) : expectFree(purchase));
  }
});

test('settling what was paid, killed at any step: the browser that comes again finds one booking', {
  tags: 'long',
}, async () => {
  const purchases = await killAtEveryStep(paid, comeBack, booking);
  harness.clock.advanceMinutes(1);
  for (const purchase of purchases) {
    const answer = await comeBack(harness, purchase);
    expect(answer).toMatchObject({ location: expect.stringContaining('/booking-success') });
    await expectBooked(purchase);
  }
});

test('settling what was paid, killed at any step: left alone, it is booked', async () => {
  const purchases = await killAtEveryStep(paid, comeBack, booking);
  await reconcileLater();
  for (const purchase of purchases) await expectBooked(purchase);
});

test('settling what was declined, killed at any step: left alone, the slot is free again', {
  tags: 'long',
}, async () => {
  const purchases = await killAtEveryStep(declined, comeBack, failing);
  await reconcileLater();
  for (const purchase of purchases) await expectFree(purchase);
});
