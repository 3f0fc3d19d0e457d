import { describe, expect, test } from 'vitest';
import { findMissingIndexes } from './index-findings.ts';
import type { IndexSettings } from './index-settings.ts';
import type { AskedQuery } from './query-record.ts';
import { type SentFilter, shapesOf } from './query-shape.ts';

const equal = (fieldPath: string): SentFilter => ({
  fieldFilter: { field: { fieldPath }, op: 'EQUAL' },
});

function ask(by: string, equalities: string[], orderBy: string[] = []): AskedQuery[] {
  const shapes = shapesOf({
    from: [{ collectionId: 'cars' }],
    where: { compositeFilter: { op: 'AND', filters: equalities.map(equal) } },
    orderBy: orderBy.map((fieldPath) => ({ field: { fieldPath }, direction: 'DESCENDING' })),
  });
  return shapes.map((shape) => ({ shape, by }));
}

const byPlate = {
  collectionGroup: 'cars',
  queryScope: 'COLLECTION',
  fields: [
    { fieldPath: 'plate', order: 'ASCENDING' },
    { fieldPath: 'washedAt', order: 'DESCENDING' },
  ],
};
const settings: IndexSettings = { indexes: [byPlate], fieldOverrides: [] };
const washes = ask('wash.ts:1', ['plate'], ['washedAt']);

test('nothing is found where each query has its index', () => {
  expect(findMissingIndexes(washes, settings)).toEqual([]);
});

describe('missing', () => {
  test('an index is named with the query, everybody who asks it, and what to add', () => {
    const twice = [...washes, ...ask('list.ts:7', ['plate'], ['washedAt']), ...washes];
    const [finding, ...others] = findMissingIndexes(twice, { ...settings, indexes: [] });
    expect(others).toEqual([]);
    expect(finding).toContain('cars: plate =, by washedAt ↓');
    expect(finding).toContain('asked by list.ts:7, wash.ts:1');
    expect(finding).toContain(JSON.stringify(byPlate));
  });

  test('a field is named whose index is not kept', () => {
    const exempt = { collectionGroup: 'cars', fieldPath: 'owner', indexes: [] };
    const found = findMissingIndexes(ask('own.ts:3', ['owner', 'brand']), {
      ...settings,
      fieldOverrides: [exempt],
    });
    expect(found).toHaveLength(1);
    expect(found[0]).toContain('own.ts:3');
    expect(found[0]).toContain('owner ASCENDING is not kept');
  });
});
