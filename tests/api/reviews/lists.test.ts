import { type Review, untouched } from '@carwash/domain/reviews/review';
import { reviewId } from '@carwash/domain/reviews/review-id';
import type { Service } from '@carwash/domain/services/service';
import { describe, expect } from 'vitest';
import { type Answer, call } from '../../support/calls/call.ts';
import { newService } from '../../support/catalogue/catalogue.ts';
import { reviewService } from '../support/calls/reviews.ts';
import { newCustomer, newCustomers, type Person } from '../support/people/people.ts';
import { harness, test } from '../support/test.ts';

let people: Person[];
let foam: Service;
let wax: Service;
/** One review of the business and of each service by each customer; some at the same time. */
let written: Review[];

const noon = new Date('2026-03-01T06:00:00Z').getTime();

test.beforeAll(async ({ harness }) => {
  people = await newCustomers(harness, 5);
  [foam, wax] = await Promise.all([newService(harness), newService(harness)]);
  const subjects = [null, foam._id, wax._id];
  written = people.flatMap(({ authorKey, name }, index) =>
    subjects.map((serviceId) => ({
      _id: reviewId(serviceId, authorKey),
      rating: 5,
      text: 'Spotless.',
      author: { key: authorKey, name },
      serviceId,
      verifiedCustomer: index % 2 === 0,
      createdAt: new Date(noon + Math.floor(index / 3) * 60_000),
      ...untouched,
    })),
  );
  await Promise.all(
    written.map((review) => harness.context.db.reviews.doc(review._id).set(review)),
  );
});
test.beforeAll(({ harness }) =>
  harness.excuse({ counters: 'reviews are copied straight into the documents' }),
);

const list = (path: string, as?: Person): Promise<Answer> => call(harness, 'GET', path, { as });

/** Returns every page of a list, two reviews per page. */
async function pagesOf(path: string, as?: Person): Promise<Review[][]> {
  const pages: Review[][] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const answer: Answer = await list(`${path}?limit=2${cursor && `&cursor=${cursor}`}`, as);
    expect(answer.status).toBe(200);
    pages.push(answer.data);
    cursor = answer.meta?.nextCursor ?? null;
  }
  return pages;
}

const idsOf = (reviews: readonly Review[]) => reviews.map(({ _id }) => _id).sort();

/** Sort keys, of which the highest comes first. */
const newestFirst = ({ createdAt }: Review) => String(createdAt);
const verifiedFirst = (review: Review) => Number(review.verifiedCustomer) + newestFirst(review);

describe.each<[string, () => string, (review: Review) => boolean, (review: Review) => string]>([
  [
    'all of services, verified first,',
    () => '/service-reviews',
    ({ serviceId }) => serviceId !== null,
    verifiedFirst,
  ],
  [
    'of one service, verified first,',
    () => `/service-reviews/${foam._id}`,
    ({ serviceId }) => serviceId === foam._id,
    verifiedFirst,
  ],
  [
    'of the business, verified first,',
    () => '/reviews',
    ({ serviceId }) => serviceId === null,
    verifiedFirst,
  ],
  [
    "the caller's own, newest first,",
    () => '/reviews/my-reviews',
    ({ author }) => author.key === people[0]?.authorKey,
    newestFirst,
  ],
])('%s', (_case, path, belongs, keyOf) => {
  test('has every review on exactly one page, in order', async () => {
    const pages = await pagesOf(path(), people[0]);
    expect(pages.slice(0, -1).every(({ length }) => length === 2)).toBe(true);
    expect(idsOf(pages.flat())).toEqual(idsOf(written.filter(belongs)));
    const sortKeys = pages.flat().map(keyOf);
    expect(sortKeys).toEqual([...sortKeys].sort().reverse());
  });

  test('is the same list when read at once', async () => {
    const answer = await list(path(), people[0]);
    expect(answer.data).toEqual((await pagesOf(path(), people[0])).flat());
    expect(answer.meta).toEqual({ limit: 20, nextCursor: null });
  });
});

test('everybody may read the lists of reviews, but only authors their own list', async () => {
  const statuses = await Promise.all(
    ['/service-reviews', `/service-reviews/${foam._id}`, '/reviews', '/reviews/my-reviews'].map(
      async (path) => (await list(path)).status,
    ),
  );
  expect(statuses).toEqual([200, 200, 200, 401]);
});

test('a new review does not shift the pages that somebody is reading', async () => {
  const path = `/service-reviews/${wax._id}`;
  const first = await list(`${path}?limit=2`);
  const newcomer = await newCustomer(harness);
  await reviewService(harness, newcomer, wax);
  const second = await list(`${path}?limit=2&cursor=${first.meta?.nextCursor}`);
  expect(new Set(idsOf([...first.data, ...second.data])).size).toBe(4);
  // The reviews of three verified customers stand before it.
  expect((await list(path)).data[3].author.key).toBe(newcomer.authorKey);
});

test.each(['/service-reviews/nowhere1', '/service-reviews/general', '/service-reviews/..%2Fusers'])(
  '%s is an empty list',
  async (path) => {
    const answer = await list(path);
    expect([answer.status, answer.data]).toEqual([200, []]);
  },
);

test.each([
  ['limit=0', 'limit'],
  ['limit=101', 'limit'],
  ['limit=1.5', 'limit'],
  ['limit=two', 'limit'],
  ['limit=2&limit=3', 'limit'],
  ['cursor=nobody_nothing', 'cursor'],
  ['cursor=a%2Fb', 'cursor'],
  ['page=2', 'page'],
])('%s is refused', async (query, path) => {
  for (const listed of ['/service-reviews', '/service-reviews/foamwash', '/reviews']) {
    const answer = await list(`${listed}?${query}`);
    expect([answer.status, answer.code]).toEqual([400, 'bad_input']);
    expect(answer.errors?.map((error) => error.path)).toEqual([path]);
  }
});
