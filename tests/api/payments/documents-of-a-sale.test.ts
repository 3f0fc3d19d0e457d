import type { DocumentReference, WriteBatch } from 'firebase-admin/firestore';
import { expect } from 'vitest';
import { documentsOfSale } from '../../bench/rates/sale-documents.ts';
import { newService, newSlotsAt } from '../../support/catalogue/catalogue.ts';
import { callback, initiate } from '../support/calls/payments.ts';
import { dayAhead } from '../support/calls/slots.ts';
import type { Harness } from '../support/harness/harness.ts';
import { newCustomer } from '../support/people/people.ts';
import { harness, test } from '../support/test.ts';

const collectionsIn = (paths: readonly string[]): string[] =>
  paths.map((path) => path.split('/').at(-2) ?? '').toSorted();

/**
 * Records the collections that each commit of the API's handlers writes.
 * @returns a function that stops recording and returns them
 */
function watchCommits({ context }: Harness) {
  const { db } = context;
  const commits: string[][] = [];
  const watched = (): WriteBatch => {
    const batch = db.batch();
    const paths = new Set<string>();
    for (const write of ['create', 'set', 'update'] as const) {
      const writeNow = batch[write].bind(batch) as (...args: unknown[]) => WriteBatch;
      const watchedWrite = (ref: DocumentReference, ...rest: unknown[]) => {
        paths.add(ref.path);
        return writeNow(ref, ...rest);
      };
      Object.assign(batch, { [write]: watchedWrite });
    }
    const commit = batch.commit.bind(batch);
    batch.commit = () => {
      commits.push(collectionsIn([...paths]));
      return commit();
    };
    return batch;
  };
  context.db = { ...db, batch: watched };
  return {
    commits,
    stop: () => {
      context.db = db;
    },
  };
}

test('a sale by card writes the documents that the benchmark of rates assumes', async () => {
  const customer = await newCustomer(harness);
  // Not from now on: late in the evening it would reach into the next day.
  const date = dayAhead(harness, 2);
  const hours = { date, startTime: '10:00', endTime: '10:45' };
  const [slot] = await newSlotsAt(harness, await newService(harness), [hours]);
  if (!slot) throw new Error('There is a slot');
  const { commits, stop } = watchCommits(harness);
  try {
    const { data } = await initiate(harness, customer, slot, { key: 'documents-of-a-sale' });
    harness.provider.pay(data.transactionId);
    await callback(harness, 'notify', data.transactionId);
  } finally {
    stop();
  }
  const { counted, notified, ...sale } = documentsOfSale({ number: 1, date: slot.date });
  expect(commits).toEqual(Object.values(sale).map(collectionsIn));
  const counts = await harness.context.db.callCounts.get();
  const kinds = counts.docs.map((count) => count.data().kind).toSorted();
  expect(kinds).toEqual(['initiate', 'notify']);
  expect(collectionsIn([...counted, ...notified])).toEqual(['callCounts', 'callCounts']);
});
