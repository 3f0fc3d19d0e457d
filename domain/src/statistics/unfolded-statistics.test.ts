import { expect, test } from 'vitest';
import type { Counts } from './count-statistics.ts';
import type { StatsDelta } from './statistics.ts';
import { foldMarkId } from './stats-ids.ts';
import {
  countersOf,
  flattenCounters,
  matchesFold,
  maxCountersPerDelta,
  nestCounters,
  planFold,
  readUnfolded,
  withUnfolded,
} from './unfolded-statistics.ts';

const [early, late] = [new Date('2031-01-01T00:00:00Z'), new Date('2031-01-02T00:00:00Z')];
const mark = { _id: foldMarkId, fold: 5, folds: { all: 5, 'month-2030-12': 2 }, createdAt: early };
const deltas: StatsDelta[] = [
  { _id: 'b', counters: { all: { bookings: 2, ratings: { sum: 5 } } }, createdAt: late },
  {
    _id: 'a',
    counters: { all: { bookings: -1 }, reviews: { ratings: { sum: 5 } } },
    createdAt: early,
  },
];

test('deltas are added up, document by document', () => {
  expect(readUnfolded([mark, ...deltas])).toEqual({
    counts: new Map([
      [
        'all',
        new Map([
          ['bookings', 1],
          ['ratings.sum', 5],
        ]),
      ],
      ['reviews', new Map([['ratings.sum', 5]])],
    ]),
    folds: mark.folds,
    since: early,
  });
  expect(readUnfolded([])).toEqual({ counts: new Map(), folds: {}, since: null });
});

test('fields that are no counters are left out', () => {
  expect(countersOf({ _id: 'all', fold: 7, createdAt: early, bookings: 3 })).toEqual(
    new Map([['bookings', 3]]),
  );
});

test('statistics get the unfolded changes, and keep their other fields', () => {
  const stored = {
    _id: 'all',
    fold: 5,
    bookings: 3,
    byService: { a: { bookings: 3 } },
    createdAt: late,
  };
  expect(withUnfolded('all', stored, readUnfolded(deltas))).toEqual({
    ...stored,
    bookings: 4,
    ratings: { sum: 5 },
  });
});

test('statistics that do not exist yet consist of the unfolded changes', () => {
  const unfolded = readUnfolded(deltas);
  expect(withUnfolded('reviews', null, unfolded)).toEqual({
    _id: 'reviews',
    ratings: { sum: 5 },
    createdAt: early,
  });
  expect(withUnfolded('2031-01-01', null, unfolded)).toBeNull();
});

test.each([
  ['all', 5, true],
  ['all', 4, false],
  ['all', 6, false],
  ['all', undefined, false],
  ['month-2030-12', 2, true],
  ['month-2031-01', undefined, true],
  ['month-2031-01', 6, false],
] as const)('%s of fold %s is in step: %s', (id, fold, expected) => {
  expect(matchesFold(id, { fold }, readUnfolded([mark]))).toBe(expected);
});

const paths = new Map([
  ['bookings', 3],
  ['ratings.count', 2],
  ['ratings.byStars.4', 2],
  ['days.03.bookings', 3],
]);
const fields = {
  bookings: 3,
  ratings: { count: 2, byStars: { 4: 2 } },
  days: { '03': { bookings: 3 } },
};

test('paths become nested fields, each amount written in its own way', () => {
  expect(nestCounters(paths, (amount) => amount)).toEqual(fields);
  expect(nestCounters(new Map([['a.b', 1]]), String)).toEqual({ a: { b: '1' } });
});

test('nested fields become the same paths again', () => {
  expect(new Map([...flattenCounters(fields)].sort())).toEqual(new Map([...paths].sort()));
});

test('values that are no numbers are left out', () => {
  const day = { _id: '2026-03-01', byService: {}, gone: null, bookings: 0 };
  expect(flattenCounters(day)).toEqual(new Map([['bookings', 0]]));
});

/** Returns a delta with this number of documents, each with one counter that no other delta has. */
let made = 0;
const strange = (documents: number): { counts: Counts } => {
  made += 1;
  const ids = Array.from({ length: documents }, (_, index) => `${made}-${index}`);
  return { counts: new Map(ids.map((id) => [id, new Map([['bookings', 1]])])) };
};
const signUp = { counts: new Map([['all', new Map([['users', 1]])]]) };

/**
 * Counts the operations of a commit: the mark, a deletion per delta, and each document and each increment
 * once.
 */
const operationsOf = (deltas: { counts: Counts }[]) => {
  const writes = deltas.flatMap(({ counts }) =>
    [...counts].flatMap(([id, counters]) => [id, ...[...counters.keys()].map((key) => id + key)]),
  );
  return 1 + deltas.length + new Set(writes).size;
};

test('hundreds of deltas that count the same fit into one commit', () => {
  const planned = planFold(Array.from({ length: 1000 }, () => signUp));
  expect(planned).toHaveLength(497);
  expect(operationsOf(planned)).toBe(500);
});

test('the more different documents they count in, the fewer fit', () => {
  const deltas = Array.from({ length: 1000 }, () => strange(3));
  const planned = planFold(deltas);
  expect(planned).toEqual(deltas.slice(0, 71));
  expect(operationsOf(planned)).toBeLessThanOrEqual(500);
});

test('deltas of the largest allowed size fit into one commit', () => {
  const largest = strange(maxCountersPerDelta);
  expect(planFold([largest, largest, signUp])).toEqual([largest, largest, signUp]);
  expect(operationsOf([largest])).toBeLessThanOrEqual(500);
});

test('a delta above the largest allowed size is folded alone, and not left behind', () => {
  const larger = strange(600);
  expect(planFold([larger, signUp])).toEqual([larger]);
});

test('no deltas give an empty fold', () => {
  expect(planFold([])).toEqual([]);
});
