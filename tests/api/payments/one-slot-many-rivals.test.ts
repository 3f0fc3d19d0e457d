import { expect } from 'vitest';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { transactionsOf } from '../../support/reads/purchases.ts';
import { slotNow } from '../../support/reads/slots.ts';
import { initiate } from '../support/calls/payments.ts';
import { newCustomers } from '../support/people/people.ts';
import { expectConsistentRecords } from '../support/records/records.ts';
import { harness, test } from '../support/test.ts';

test('50 customers start to pay for one slot at once: one gets it', async () => {
  const slot = await newSlot(harness, await newService(harness));
  const rivals = await newCustomers(harness, 50);
  const began = performance.now();
  const answers = await Promise.all(rivals.map((rival) => initiate(harness, rival, slot)));
  console.info(`50 rivals for one slot took ${Math.round(performance.now() - began)} ms`);

  const winners = answers.filter(({ status }) => status === 200);
  const losers = answers.filter(({ status, code }) => status === 409 && code === 'slot_taken');
  expect([winners.length, losers.length]).toEqual([1, 49]);
  expect(winners[0]?.data.payment_url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/paynow\.php\?track=/);

  const transactions = await transactionsOf(harness, slot);
  expect(transactions.map(({ status }) => status)).toEqual(['pending']);
  const held = await slotNow(harness, slot);
  expect(held.claimId).toBe(transactions[0]?.claimId);
  expect(held.heldUntil).toEqual(transactions[0]?.expiresAt);
  expect(harness.provider.count('initiate')).toBe(1);
  await expectConsistentRecords(harness);
});
