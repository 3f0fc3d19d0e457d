import type { Slot } from '@carwash/domain/slots/slot';
import type { PaymentOrder } from '@carwash/functions/gateways/payment-provider';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { bookingsOf, expectBooksToBalance, slotNow, transactionsOf } from '../support/books.ts';
import { initiate } from '../support/call.ts';
import { newService, newSlot } from '../support/catalogue.ts';
import { newAdmin, newCustomer, type Person } from '../support/customers.ts';
import { reconcile } from '../support/reconcile.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
let customer: Person;
let admin: Person;
let slot: Slot;

beforeAll(async () => {
  world = await openWorld();
  [customer, admin] = await Promise.all([newCustomer(world), newAdmin(world)]);
});
beforeEach(async () => {
  slot = await newSlot(world, await newService(world));
});
afterEach(async () => {
  await expectBooksToBalance(world);
  world.mend();
});
afterAll(() => world.close());

async function onlyTransaction() {
  const transactions = await transactionsOf(world, slot);
  expect(transactions).toHaveLength(1);
  return transactions[0];
}

/** The process dies after its first commit, before the provider hears of the payment. */
function dieBeforeTheCall(): void {
  const provider = world.context.paymentProvider;
  world.context.paymentProvider = {
    ...provider,
    openPayment: () => Promise.reject(new Error('The process was killed')),
  };
}

/** The process dies when the provider has answered, before the answer is stored. */
function dieAfterTheCall(): void {
  const provider = world.context.paymentProvider;
  world.context.paymentProvider = {
    ...provider,
    openPayment: async (order: PaymentOrder) => {
      await provider.openPayment(order);
      throw new Error('The process was killed');
    },
  };
}

test.each([
  ['between the commit and the call of the provider', dieBeforeTheCall],
  ['between the answer of the provider and the commit', dieAfterTheCall],
])('killed %s: the slot is held, then the reconciler frees it', async (_case, die) => {
  die();
  expect((await initiate(world, customer, slot)).status).toBe(500);
  expect(await onlyTransaction()).toMatchObject({ status: 'pending', paymentUrl: null });
  await reconcile(world, admin);
  expect(await onlyTransaction()).toMatchObject({ status: 'pending' });
  world.clock.advanceMinutes(16);
  expect((await reconcile(world, admin)).data.failed).toBe(0);
  expect(await onlyTransaction()).toMatchObject({ status: 'failed', failureReason: 'expired' });
  expect(await slotNow(world, slot)).toMatchObject({ heldUntil: null, claimId: null });
});

test('killed after the provider answered, and paid all the same: booked', async () => {
  dieAfterTheCall();
  await initiate(world, customer, slot);
  const transaction = await onlyTransaction();
  world.provider.pay(transaction?._id ?? '');
  world.clock.advanceMinutes(16);
  await reconcile(world, admin);
  expect(await onlyTransaction()).toMatchObject({ status: 'success' });
  expect(await bookingsOf(world, slot)).toHaveLength(1);
});

test.each([
  ['before the call', dieBeforeTheCall],
  ['after the call', dieAfterTheCall],
])(
  'killed %s: the same customer gets the slot back without waiting for the hold',
  async (_case, die) => {
    const provider = world.context.paymentProvider;
    die();
    await initiate(world, customer, slot, { key: slot._id });
    world.context.paymentProvider = provider;
    world.clock.advanceMinutes(0.5);
    const answer = await initiate(world, customer, slot, { key: slot._id });
    expect(answer.status).toBe(200);
    const transactions = await transactionsOf(world, slot);
    expect(transactions.map(({ status }) => status).sort()).toEqual(['failed', 'pending']);
    const pending = transactions.find(({ status }) => status === 'pending');
    expect(pending?._id).toBe(answer.data.transactionId);
    expect((await slotNow(world, slot)).claimId).toBe(pending?.claimId);
  },
);

test('a provider that never answers holds nobody up: another customer is told at once', async () => {
  const provider = world.context.paymentProvider;
  const opened = Promise.withResolvers<void>();
  const neverAnswers = new Promise<string>(() => undefined);
  world.context.paymentProvider = {
    ...provider,
    openPayment: () => {
      opened.resolve();
      return neverAnswers;
    },
  };
  const hanging = initiate(world, customer, slot).catch(() => undefined);
  await opened.promise;
  const other = await newCustomer(world);
  expect((await initiate(world, other, slot)).code).toBe('slot_taken');

  world.context.paymentProvider = provider;
  world.clock.advanceMinutes(16);
  await reconcile(world, admin);
  expect(await onlyTransaction()).toMatchObject({ status: 'failed' });
  expect((await initiate(world, other, slot)).status).toBe(200);
  expect(await Promise.race([hanging, Promise.resolve('still waiting')])).toBe('still waiting');
});
