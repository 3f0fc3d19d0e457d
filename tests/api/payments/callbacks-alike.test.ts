import { expect } from 'vitest';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { transactionOf } from '../../support/reads/purchases.ts';
import { book } from '../support/calls/bookings.ts';
import { callback, startPaying } from '../support/calls/payments.ts';
import { newCustomer, type Person } from '../support/people/people.ts';
import { harness, mendAfterEach, test } from '../support/test.ts';

let customer: Person;
let rival: Person;

test.beforeAll(async ({ harness }) => {
  [customer, rival] = await Promise.all([newCustomer(harness), newCustomer(harness)]);
});
mendAfterEach();

const newOffer = async () => newSlot(harness, await newService(harness));

/** Payments of every kind that a forged callback might name. */
const payments: Record<string, () => Promise<string>> = {
  unknown: async () => 'T-1772355600000-aBcDeFg-foamwash',
  pending: async () => startPaying(harness, customer, await newOffer()),
  'paid, but not yet known to be': async () => {
    const id = await startPaying(harness, customer, await newOffer());
    harness.provider.pay(id);
    return id;
  },
  booked: async () => book(harness, customer, await newOffer()),
  failed: async () => {
    const id = await startPaying(harness, customer, await newOffer());
    harness.provider.decline(id);
    await callback(harness, 'notify', id);
    expect((await transactionOf(harness, id)).status).toBe('failed');
    return id;
  },
  'paid too late': async () => {
    const slot = await newOffer();
    const id = await startPaying(harness, customer, slot);
    harness.clock.advanceMinutes(17);
    await book(harness, rival, slot);
    harness.provider.pay(id);
    await callback(harness, 'notify', id);
    expect((await transactionOf(harness, id)).status).toBe('refund_due');
    return id;
  },
  'held by nobody, because the provider is silent': async () => {
    const id = await startPaying(harness, customer, await newOffer());
    harness.provider.set({ search: { mode: 'down' } }, id);
    return id;
  },
};

/** Returns the whole answer to an anonymous caller, without the id that the caller sent. */
async function told(kind: 'success' | 'fail' | 'notify', id: string) {
  const response = await fetch(`${harness.apiUrl}/api/payments/${kind}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ mer_txnid: id }),
  });
  const text = `${JSON.stringify([...response.headers])} ${await response.text()}`;
  const { date, ...headers } = Object.fromEntries(response.headers);
  expect(text).not.toContain(customer.uid);
  return {
    status: response.status,
    location: response.headers.get('location')?.replaceAll(id, '{id}') ?? null,
    headers: Object.keys(headers).sort(),
    length: text.replaceAll(id, '').length,
  };
}

test.each(['success', 'fail', 'notify'] as const)(
  'a %s callback does not reveal whether a payment exists, or its status',
  async (kind) => {
    const answers = new Map<string, unknown>();
    for (const [name, begin] of Object.entries(payments)) {
      answers.set(name, await told(kind, await begin()));
      harness.mend();
    }
    const page = { success: '/booking-success', fail: '/booking-fail', notify: null }[kind];
    const expected = page && `${harness.apiUrl}${page}?transaction={id}`;
    expect(answers.get('unknown')).toMatchObject({ location: expected });
    for (const [name, answer] of answers) {
      expect([name, answer]).toEqual([name, answers.get('unknown')]);
    }
  },
);
