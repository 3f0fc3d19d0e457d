import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { book } from '../support/book.ts';
import { expectBooksToBalance, transactionOf } from '../support/books.ts';
import { callback, startPaying } from '../support/call.ts';
import { newService, newSlot } from '../support/catalogue.ts';
import { newCustomer, type Person } from '../support/customers.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
let customer: Person;
let rival: Person;

beforeAll(async () => {
  world = await openWorld();
  [customer, rival] = await Promise.all([newCustomer(world), newCustomer(world)]);
});
afterEach(async () => {
  await expectBooksToBalance(world);
  world.mend();
});
afterAll(() => world.close());

const newOffer = async () => newSlot(world, await newService(world));

/** Payments of every kind that somebody might ask about with a forged callback. */
const payments: Record<string, () => Promise<string>> = {
  unknown: async () => 'T-1772355600000-aBcDeFg-foamwash',
  pending: async () => startPaying(world, customer, await newOffer()),
  'paid, but not yet known to be': async () => {
    const id = await startPaying(world, customer, await newOffer());
    world.provider.pay(id);
    return id;
  },
  booked: async () => book(world, customer, await newOffer()),
  failed: async () => {
    const id = await startPaying(world, customer, await newOffer());
    world.provider.decline(id);
    await callback(world, 'notify', id);
    expect((await transactionOf(world, id)).status).toBe('failed');
    return id;
  },
  'paid too late': async () => {
    const slot = await newOffer();
    const id = await startPaying(world, customer, slot);
    world.clock.advanceMinutes(17);
    await book(world, rival, slot);
    world.provider.pay(id);
    await callback(world, 'notify', id);
    expect((await transactionOf(world, id)).status).toBe('refund_due');
    return id;
  },
  'held by nobody, because the provider is silent': async () => {
    const id = await startPaying(world, customer, await newOffer());
    world.provider.set({ search: { mode: 'down' } }, id);
    return id;
  },
};

/** All that an anonymous caller is told, with the id that they sent left out. */
async function told(kind: 'success' | 'fail' | 'notify', id: string) {
  const response = await fetch(`${world.apiUrl}/api/payments/${kind}`, {
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
  'a %s callback tells nobody whether there is such a payment, and what became of it',
  async (kind) => {
    const answers = new Map<string, unknown>();
    for (const [name, begin] of Object.entries(payments)) {
      answers.set(name, await told(kind, await begin()));
      world.mend();
    }
    const page = { success: '/booking-success', fail: '/booking-fail', notify: null }[kind];
    const expected = page && `${world.apiUrl}${page}?transaction={id}`;
    expect(answers.get('unknown')).toMatchObject({ location: expected });
    for (const [name, answer] of answers) {
      expect([name, answer]).toEqual([name, answers.get('unknown')]);
    }
  },
);
