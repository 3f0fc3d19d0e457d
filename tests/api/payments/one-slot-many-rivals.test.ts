import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectBooksToBalance, slotNow, transactionsOf } from '../support/books.ts';
import { initiate } from '../support/call.ts';
import { newService, newSlot } from '../support/catalogue.ts';
import { newCustomers } from '../support/customers.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('of 50 customers who go to pay for one slot at the same moment, one does', async () => {
  const slot = await newSlot(world, await newService(world));
  const rivals = await newCustomers(world, 50);
  const began = performance.now();
  const answers = await Promise.all(rivals.map((rival) => initiate(world, rival, slot)));
  console.info(`50 rivals for one slot took ${Math.round(performance.now() - began)} ms`);

  const winners = answers.filter(({ status }) => status === 200);
  const losers = answers.filter(({ status, code }) => status === 409 && code === 'slot_taken');
  expect([winners.length, losers.length]).toEqual([1, 49]);
  expect(winners[0]?.data.payment_url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/paynow\.php\?track=/);

  const transactions = await transactionsOf(world, slot);
  expect(transactions.map(({ status }) => status)).toEqual(['pending']);
  const held = await slotNow(world, slot);
  expect(held.claimId).toBe(transactions[0]?.claimId);
  expect(held.heldUntil).toEqual(transactions[0]?.expiresAt);
  expect(world.provider.count('initiate')).toBe(1);
  await expectBooksToBalance(world);
});
