import { describe, expect, test } from 'vitest';
import { describeShape, type SentFilter, shapesOf, shapesOfAggregation } from './query-shape.ts';

const compare = (fieldPath: string, op: string): SentFilter => ({
  fieldFilter: { field: { fieldPath }, op },
});
const combine = (op: string, ...filters: SentFilter[]): SentFilter => ({
  compositeFilter: { op, filters },
});
const by = (fieldPath: string, direction: string) => ({ field: { fieldPath }, direction });

const cities = [{ collectionId: 'cities' }];
const describeAll = (query: Parameters<typeof shapesOf>[0]) => shapesOf(query).map(describeShape);

describe('an order is completed as Firestore completes it', () => {
  // https://firebase.google.com/docs/firestore/reference/rpc/google.firestore.v1#structuredquery, order_by
  test.each([
    ['by nothing', {}, ['__name__ ASCENDING']],
    ['by a field', { orderBy: [by('a', 'ASCENDING')] }, ['a ASCENDING', '__name__ ASCENDING']],
    ['downward', { orderBy: [by('a', 'DESCENDING')] }, ['a DESCENDING', '__name__ DESCENDING']],
    ['by a range', { where: compare('a', 'GREATER_THAN') }, ['a ASCENDING', '__name__ ASCENDING']],
    [
      'by a range beside one of names',
      { where: combine('AND', compare('__name__', 'LESS_THAN'), compare('a', 'GREATER_THAN')) },
      ['a ASCENDING', '__name__ ASCENDING'],
    ],
    [
      'by ranges beside a field',
      {
        where: combine('AND', compare('z', 'NOT_IN'), compare('b', 'GREATER_THAN')),
        orderBy: [by('c', 'ASCENDING'), by('a', 'DESCENDING')],
      },
      ['c ASCENDING', 'a DESCENDING', 'b DESCENDING', 'z DESCENDING', '__name__ DESCENDING'],
    ],
    [
      'by names, behind which nothing matters',
      { orderBy: [by('a', 'ASCENDING'), by('__name__', 'DESCENDING'), by('b', 'ASCENDING')] },
      ['a ASCENDING', '__name__ DESCENDING'],
    ],
  ])('%s', (_what, query, order) => {
    const [shape] = shapesOf({ from: cities, ...query });
    expect(shape?.order.map(({ field, direction }) => `${field} ${direction}`)).toEqual(order);
  });
});

test('values, the order of filters and sorting by a fixed field do not change the shape', () => {
  const [one] = describeAll({
    from: cities,
    where: combine('AND', compare('b', 'EQUAL'), compare('a', 'IN'), compare('a', 'IN')),
    orderBy: [by('b', 'DESCENDING'), by('c', 'DESCENDING')],
  });
  expect(one).toBe('cities: a =, b =, by c ↓');
});

test('alternatives are queries of their own', () => {
  const where = combine(
    'AND',
    compare('country', 'EQUAL'),
    combine('OR', compare('capital', 'EQUAL'), compare('population', 'GREATER_THAN')),
  );
  expect(describeAll({ from: cities, where })).toEqual([
    'cities: capital =, country =, by __name__ ↑',
    'cities: country =, by population ↑',
  ]);
});

test('a query of a collection group has a shape of its own', () => {
  const query = { from: [{ collectionId: 'cities', allDescendants: true }] };
  expect(describeAll(query)).toEqual(['all cities: by __name__ ↑']);
});

test('a query of all descendants of a document has no shape', () => {
  expect(shapesOf({ from: [{ allDescendants: true }] })).toEqual([]);
});

test('an aggregation adds up fields of what a query finds', () => {
  const field = (fieldPath: string) => ({ field: { fieldPath } });
  const structuredQuery = { from: cities, where: compare('country', 'EQUAL') };
  const shapes = shapesOfAggregation({
    structuredQuery,
    aggregations: [{}, { sum: field('area') }, { avg: field('population') }],
  });
  expect(shapes.map(describeShape)).toEqual([
    'cities: country =, sum of area, sum of population, by __name__ ↑',
  ]);
  expect(shapesOfAggregation({ structuredQuery, aggregations: [{}] })).toEqual(
    shapesOf(structuredQuery),
  );
});

test('vectors are not understood', () => {
  expect(() => shapesOf({ from: cities, findNearest: {} })).toThrow('vector');
});
