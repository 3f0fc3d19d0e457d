import type { Slot } from '@carwash/domain/slots/slot';
import type { PaymentOrder } from '@carwash/functions/gateways/payment-provider';
import { beforeEach, expect } from 'vitest';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { bookingsOf, transactionsOf } from '../../support/reads/purchases.ts';
import { slotNow } from '../../support/reads/slots.ts';
import { reconcile } from '../../support/reconciler/reconcile.ts';
import { initiate } from '../support/calls/payments.ts';
import { newAdmin, newCustomer, type Person } from '../support/people/people.ts';
import { harness, mendAfterEach, test } from '../support/test.ts';

let customer: Person;
let admin: Person;
let slot: Slot;

test.beforeAll(async ({ harness }) => {
  [customer, admin] = await Promise.all([newCustomer(harness), newAdmin(harness)]);
});
beforeEach(async () => {
  slot = await newSlot(harness, await newService(harness));
});
mendAfterEach();

async function onlyTransaction() {
  const transactions = await transactionsOf(harness, slot);
  expect(transactions).toHaveLength(1);
  return transactions[0];
}

/** Makes the process die after its first commit, before the provider gets the payment. */
function dieBeforeTheCall(): void {
  const provider = harness.context.paymentProvider;
  harness.context.paymentProvider = {
    ...provider,
    openPayment: () => Promise.reject(new Error('The process was killed')),
  };
}

/** Makes the process die after the provider's answer, before the answer is stored. */
function dieAfterTheCall(): void {
  const provider = harness.context.paymentProvider;
  harness.context.paymentProvider = {
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
  expect((await initiate(harness, customer, slot)).status).toBe(500);
  expect(await onlyTransaction()).toMatchObject({ status: 'pending', paymentUrl: null });
  await reconcile(harness, admin);
  expect(await onlyTransaction()).toMatchObject({ status: 'pending' });
  harness.clock.advanceMinutes(16);
  expect((await reconcile(harness, admin)).data.failed).toBe(0);
  expect(await onlyTransaction()).toMatchObject({ status: 'failed', failureReason: 'expired' });
  expect(await slotNow(harness, slot)).toMatchObject({ heldUntil: null, claimId: null });
});

test('killed after the provider answered: a payment made all the same is booked', async () => {
  dieAfterTheCall();
  await initiate(harness, customer, slot);
  const transaction = await onlyTransaction();
  harness.provider.pay(transaction?._id ?? '');
  harness.clock.advanceMinutes(16);
  await reconcile(harness, admin);
  expect(await onlyTransaction()).toMatchObject({ status: 'success' });
  expect(await bookingsOf(harness, slot)).toHaveLength(1);
});

test.each([
  ['before the call', dieBeforeTheCall],
  ['after the call', dieAfterTheCall],
])(
  'killed %s: the same customer gets the slot back without waiting for the hold',
  async (_case, die) => {
    const provider = harness.context.paymentProvider;
    die();
    await initiate(harness, customer, slot, { key: slot._id });
    harness.context.paymentProvider = provider;
    harness.clock.advanceMinutes(0.5);
    const answer = await initiate(harness, customer, slot, { key: slot._id });
    expect(answer.status).toBe(200);
    const transactions = await transactionsOf(harness, slot);
    expect(transactions.map(({ status }) => status).sort()).toEqual(['failed', 'pending']);
    const pending = transactions.find(({ status }) => status === 'pending');
    expect(pending?._id).toBe(answer.data.transactionId);
    expect((await slotNow(harness, slot)).claimId).toBe(pending?.claimId);
  },
);

test('a provider that never answers delays no other customer', async () => {
  const provider = harness.context.paymentProvider;
  const opened = Promise.withResolvers<void>();
  const neverAnswers = new Promise<string>(() => undefined);
  harness.context.paymentProvider = {
    ...provider,
    openPayment: () => {
      opened.resolve();
      return neverAnswers;
    },
  };
  const hanging = initiate(harness, customer, slot).catch(() => undefined);
  await opened.promise;
  const other = await newCustomer(harness);
  expect((await initiate(harness, other, slot)).code).toBe('slot_taken');

  harness.context.paymentProvider = provider;
  harness.clock.advanceMinutes(16);
  await reconcile(harness, admin);
  expect(await onlyTransaction()).toMatchObject({ status: 'failed' });
  expect((await initiate(harness, other, slot)).status).toBe(200);
  expect(await Promise.race([hanging, Promise.resolve('still waiting')])).toBe('still waiting');
});
