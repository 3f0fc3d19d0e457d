import { collections } from '@carwash/domain/entities/collections';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { bookingOf, transactionOf } from './support/books.ts';
import { callback, startPaying } from './support/call.ts';
import { newService, newSlot } from './support/catalogue.ts';
import { newAdmin, newCustomer, type Person } from './support/customers.ts';
import { reconcile } from './support/reconcile.ts';
import { openWorld, type World } from './support/world.ts';

let world: World;
let customer: Person;
let admin: Person;

beforeEach(async () => {
  [customer, admin] = await Promise.all([newCustomer(world), newAdmin(world)]);
});
beforeAll(async () => {
  world = await openWorld();
});
afterEach(() => world.mend());
afterAll(() => world.close());

const startMany = (count: number) =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const slot = await newSlot(world, await newService(world), 30);
      return startPaying(world, await newCustomer(world), slot);
    }),
  );

test('the provider is asked about many payments, but never about more than ten at once', async () => {
  const ids = await startMany(25);
  const provider = world.context.paymentProvider;
  let asking = 0;
  let most = 0;
  world.context.paymentProvider = {
    ...provider,
    findPayment: async (id) => {
      asking += 1;
      most = Math.max(most, asking);
      try {
        return await provider.findPayment(id);
      } finally {
        asking -= 1;
      }
    },
  };
  world.clock.advanceMinutes(16);
  const { data } = await reconcile(world, admin);
  expect(data).toMatchObject({ checked: 25, failed: 0 });
  expect(most).toBe(10);
  const statuses = await Promise.all(
    ids.map(async (id) => (await transactionOf(world, id)).status),
  );
  expect(new Set(statuses)).toEqual(new Set(['failed']));
});

test('payments that cannot be read do not keep the others', async () => {
  const due = Timestamp.fromDate(new Date(0));
  const broken = world.firestore.collection(collections.transactions);
  const batch = world.firestore.batch();
  for (let count = 0; count < 100; count += 1) {
    batch.set(broken.doc(`broken-${count}`), { nextCheckAt: due });
  }
  await batch.commit();
  const id = await startPaying(world, customer, await newSlot(world, await newService(world)));
  world.provider.pay(id);
  world.clock.advanceMinutes(16);
  expect((await reconcile(world, admin)).data).toMatchObject({ checked: 100, failed: 100 });
  await reconcile(world, admin);
  expect((await transactionOf(world, id)).status).toBe('success');
  const left = await broken.where('nextCheckAt', '<=', due).count().get();
  expect(left.data().count).toBe(0);
});

test('bookings that cannot be read do not keep the others', async () => {
  const ended = Timestamp.fromDate(new Date(0));
  const batch = world.firestore.batch();
  for (let count = 0; count < 120; count += 1) {
    batch.set(world.firestore.collection(collections.bookings).doc(`broken-${count}`), {
      status: 'pending',
      slot: { endsAt: ended },
    });
  }
  await batch.commit();
  const service = await newService(world);
  const id = await startPaying(world, customer, await newSlot(world, service, 10));
  world.provider.pay(id);
  await callback(world, 'notify', id);
  world.clock.advanceMinutes(10 + service.duration + 1);
  const { data } = await reconcile(world, admin);
  expect(data.failed).toBeGreaterThanOrEqual(120);
  expect((await bookingOf(world, id))?.status).toBe('completed');
});

test('what is settled for good is not asked about again', async () => {
  const id = await startPaying(world, customer, await newSlot(world, await newService(world)));
  world.provider.pay(id);
  await callback(world, 'notify', id);
  expect((await transactionOf(world, id)).nextCheckAt).toBeNull();
});

test("no log carries the provider's signature key", async () => {
  const lines: string[] = [];
  const log = vi
    .spyOn(console, 'error')
    .mockImplementation((line) => void lines.push(String(line)));
  try {
    const id = await startPaying(world, customer, await newSlot(world, await newService(world)));
    for (const mode of ['down', 'http500', 'html', 'hang'] as const) {
      world.provider.set({ search: { mode } });
      await callback(world, 'success', id);
    }
  } finally {
    log.mockRestore();
  }
  expect(lines).toHaveLength(4);
  expect(lines.join('\n')).not.toContain(world.signatureKey);
});
