import { describe, expect, test } from 'vitest';
import { findMissingIndexes, findUnusedIndexes } from './index-findings.ts';
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

test('nothing is found where each query has its index and each index its query', () => {
  expect(findMissingIndexes(washes, settings)).toEqual([]);
  expect(findUnusedIndexes(washes, settings)).toEqual([]);
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

describe('unused', () => {
  test('an index is named that no query needs', () => {
    const useless = { ...byPlate, fields: [...byPlate.fields].reverse() };
    const found = findUnusedIndexes(washes, { ...settings, indexes: [byPlate, useless] });
    expect(found).toEqual(['No query needs the index cars (washedAt DESCENDING, plate ASCENDING)']);
  });

  test('the second of two that are alike is', () => {
    const found = findUnusedIndexes(washes, { ...settings, indexes: [byPlate, { ...byPlate }] });
    expect(found).toEqual([
      'No query needs the index cars (plate ASCENDING, washedAt DESCENDING): another index answers cars: plate =, by washedAt ↓',
    ]);
  });

  test('an index that is there for equalities only is, with them', () => {
    const equalities = {
      ...byPlate,
      fields: [{ fieldPath: 'plate' }, { fieldPath: 'brand' }].map((field) => ({
        ...field,
        order: 'ASCENDING',
      })),
    };
    const found = findUnusedIndexes([...washes, ...ask('brand.ts:2', ['brand', 'plate'])], {
      ...settings,
      indexes: [byPlate, equalities],
    });
    expect(found).toEqual([
      'No query needs the index cars (plate ASCENDING, brand ASCENDING): the merged indexes of its fields answer cars: brand =, plate =, by __name__ ↑',
    ]);
  });

  test('an index is that an override keeps for nobody', () => {
    const ascending = { order: 'ASCENDING', queryScope: 'COLLECTION' };
    const fieldOverrides = ['owner', 'brand'].map((fieldPath) => ({
      collectionGroup: 'cars',
      fieldPath,
      indexes: [ascending],
    }));
    const found = findUnusedIndexes([...washes, ...ask('own.ts:3', ['owner'])], {
      ...settings,
      fieldOverrides,
    });
    expect(found).toEqual([
      'No query needs the index brand ASCENDING, which an override keeps for cars',
    ]);
  });
});
