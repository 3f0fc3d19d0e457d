import { listPage } from '@carwash/functions/db/list-page';
import { readAllAt } from '@carwash/functions/db/read-all-at';
import { AggregateField, Filter, type Query } from 'firebase-admin/firestore';
import { afterEach, beforeEach, expect } from 'vitest';
import type { AskedQuery } from '../../../scripts/indexes/query-record.ts';
import { describeShape } from '../../../scripts/indexes/query-shape.ts';
import { isOfProduct, watchQueries } from '../../support/watch-queries.ts';
import { harness, test } from '../support/test.ts';

let asked: AskedQuery[];
let stop: () => void;
beforeEach(() => {
  asked = [];
  stop = watchQueries((query) => asked.push(query));
});
afterEach(() => stop());

const askedShapes = () => asked.map(({ shape }) => describeShape(shape));
const newest = () =>
  harness.firestore.collection('cars').where('brand', '==', 'a').orderBy('at', 'desc');
const shapeOfNewest = 'cars: brand =, by at ↓';

test.each<[string, (query: Query) => Promise<unknown>]>([
  ['get', (query) => query.get()],
  ['get of a page', (query) => query.startAfter(1).limit(2).select('at').get()],
  ['count', (query) => query.count().get()],
  ['transaction', (query) => harness.firestore.runTransaction((moment) => moment.get(query))],
  [
    'later read of a transaction',
    (query) =>
      harness.firestore.runTransaction(async (moment) => {
        await moment.get(harness.firestore.doc('cars/one'));
        await moment.get(query);
      }),
  ],
  [
    'stream',
    async (query) => {
      for await (const _ of query.stream());
    },
  ],
  [
    'listener',
    async (query) => {
      const heard = Promise.withResolvers<void>();
      const leave = query.onSnapshot(() => heard.resolve(), heard.reject);
      await heard.promise;
      leave();
    },
  ],
])('a query is reported with its caller: %s', async (_way, ask) => {
  await ask(newest());
  expect(askedShapes()).toEqual([shapeOfNewest]);
  expect(asked[0]?.by).toMatch(/^tests\/api\/db\/watch-queries\.test\.ts:\d+$/);
  expect(asked.filter(isOfProduct)).toEqual([]);
});

test('a query through an unknown method is reported without its caller', async () => {
  // This query needs no index, because when all tests are watched it counts as one of the product.
  await Promise.allSettled([harness.firestore.collection('cars').explain()]);
  expect(askedShapes()).toEqual(['cars: by __name__ ↑']);
  expect(asked.every(isOfProduct)).toBe(true);
});

test('queries of the server are told from those of the tests by their line of code', async () => {
  const { db } = harness.context;
  await listPage(db.reviews, db.reviews.orderBy('rating'), { limit: 1 });
  const { readTime } = await harness.firestore.doc('cars/one').get();
  await readAllAt(readTime, db.users, db).next();
  expect(askedShapes()).toEqual(['reviews: by rating ↑', 'users: by __name__ ↑']);
  expect(asked.every(isOfProduct)).toBe(true);
  expect(asked[0]?.by).toMatch(/^functions\/src\/db\/list-page\.ts:\d+$/);
});

test('sums, alternatives and several collections are reported correctly', async () => {
  const cars = harness.firestore.collection('cars');
  await cars
    .where('brand', '==', 'a')
    .aggregate({ sum: AggregateField.sum('price') })
    .get();
  await cars.where(Filter.or(Filter.where('a', '==', 1), Filter.where('b', '>', 1))).get();
  await harness.firestore.collectionGroup('cars').get();
  expect(askedShapes()).toEqual([
    'cars: brand =, sum of price, by __name__ ↑',
    'cars: a =, by __name__ ↑',
    'cars: by b ↑',
    'all cars: by __name__ ↑',
  ]);
});

test('reads of documents are not reported, and nothing is reported after watching stops', async () => {
  await harness.firestore.getAll(harness.firestore.doc('cars/one'));
  stop();
  await newest().get();
  expect(asked).toEqual([]);
});
