import { describe, expect, test } from 'vitest';
import type { IndexSettings } from './index-settings.ts';
import { indexUseOf } from './index-use.ts';
import { type SentFilter, type SentQuery, shapesOf } from './query-shape.ts';

type ToComparable = [field: string, op: string];

const filterOf = ([fieldPath, op]: ToComparable): SentFilter =>
  op.startsWith('IS_')
    ? { unaryFilter: { field: { fieldPath }, op } }
    : { fieldFilter: { field: { fieldPath }, op } };

const allOf = (op: string, ...filters: SentFilter[]): SentFilter => ({
  compositeFilter: { op, filters },
});

interface Asked {
  where?: ToComparable[];
  /** Field names; a minus before one means descending. */
  orderBy?: string[];
  sum?: string[];
  ofAll?: boolean;
}

const queryOf = ({ where = [], orderBy = [], ofAll = false }: Asked): SentQuery => ({
  from: [{ collectionId: 'cities', allDescendants: ofAll }],
  where: allOf('AND', ...where.map(filterOf)),
  orderBy: orderBy.map((by) => ({
    field: { fieldPath: by.replace('-', '') },
    direction: by.startsWith('-') ? 'DESCENDING' : 'ASCENDING',
  })),
});

const nothing: IndexSettings = { indexes: [], fieldOverrides: [] };

const sign: Record<string, string> = { ASCENDING: '', DESCENDING: '-' };

/** Returns the index fields that a query with a single alternative needs. */
function needOf(asked: Asked, settings = nothing) {
  const [shape, ...others] = shapesOf(queryOf(asked), asked.sum);
  if (!shape || others.length > 0) throw new Error('not one shape');
  const use = indexUseOf(shape, settings);
  const fields = 'index' in use ? use.index.fields : use.fields;
  const named = fields.map((field) => {
    const mode = 'mode' in field ? field.mode : (field.order ?? field.arrayConfig ?? '');
    return sign[mode] === undefined ? `${field.fieldPath}[]` : `${sign[mode]}${field.fieldPath}`;
  });
  return [use.kind, named.join(' ')];
}

/** The examples of https://firebase.google.com/docs/firestore/query-data/index-overview and the pages it names. */
describe('indexes of single fields answer', () => {
  test.each<[string, Asked, string]>([
    ['everything', {}, ''],
    ['in the order of names', { orderBy: ['__name__'] }, ''],
    ['one document by its name', { where: [['__name__', 'EQUAL']] }, ''],
    ['documents from a name on', { where: [['__name__', 'GREATER_THAN']] }, ''],
    ['an equality', { where: [['state', 'EQUAL']] }, 'state'],
    ['several values', { where: [['country', 'IN']] }, 'country'],
    ['what is null', { where: [['state', 'IS_NULL']] }, 'state'],
    ['what is not null', { where: [['state', 'IS_NOT_NULL']] }, 'state'],
    ['a range', { where: [['population', 'LESS_THAN']] }, 'population'],
    ['everything else', { where: [['capital', 'NOT_EQUAL']] }, 'capital'],
    ['a member of a list', { where: [['regions', 'ARRAY_CONTAINS']] }, 'regions[]'],
    ['members of a list', { where: [['regions', 'ARRAY_CONTAINS_ANY']] }, 'regions[]'],
    ['an order', { orderBy: ['name'] }, 'name'],
    ['the other way', { orderBy: ['-name'] }, '-name'],
    ['names in the same direction', { orderBy: ['-name', '-__name__'] }, '-name'],
    [
      'a range and its order',
      { where: [['population', 'GREATER_THAN']], orderBy: ['-population'] },
      '-population',
    ],
    [
      'an order from a name on',
      { where: [['__name__', 'GREATER_THAN']], orderBy: ['-name', '-__name__'] },
      '-name',
    ],
    [
      'both ends of a range',
      {
        where: [
          ['population', 'GREATER_THAN'],
          ['population', 'LESS_THAN'],
        ],
      },
      'population',
    ],
    [
      'equalities, merged',
      {
        where: [
          ['country', 'EQUAL'],
          ['capital', 'EQUAL'],
          ['state', 'IN'],
        ],
      },
      'capital country state',
    ],
    [
      'equalities, merged from the last name on',
      {
        where: [
          ['state', 'EQUAL'],
          ['name', 'EQUAL'],
        ],
        orderBy: ['-__name__'],
      },
      '-name -state',
    ],
    [
      'an order by what is the same',
      { where: [['state', 'EQUAL']], orderBy: ['-state'] },
      '-state',
    ],
    ['a sum of everything', { sum: ['population'] }, 'population'],
    [
      'a sum of what is compared',
      { where: [['population', 'GREATER_THAN']], sum: ['population'] },
      'population',
    ],
  ])('%s', (_what, asked, fields) => {
    expect(needOf(asked)).toEqual(['automatic', fields]);
  });
});

describe('a composite index answers', () => {
  test.each<[string, Asked, string]>([
    [
      'an equality and an order',
      { where: [['country', 'EQUAL']], orderBy: ['population'] },
      'country population',
    ],
    [
      'the other way',
      { where: [['country', 'EQUAL']], orderBy: ['-population'] },
      'country -population',
    ],
    [
      'an equality and a range',
      {
        where: [
          ['country', 'EQUAL'],
          ['population', 'LESS_THAN'],
        ],
      },
      'country population',
    ],
    [
      'several values and a range',
      {
        where: [
          ['country', 'IN'],
          ['population', 'GREATER_THAN'],
        ],
      },
      'country population',
    ],
    [
      'a member of a list and an order',
      { where: [['regions', 'ARRAY_CONTAINS_ANY']], orderBy: ['-population'] },
      'regions[] -population',
    ],
    [
      'a member of a list and an equality',
      {
        where: [
          ['regions', 'ARRAY_CONTAINS'],
          ['capital', 'EQUAL'],
        ],
      },
      'capital regions[]',
    ],
    ['two orders', { orderBy: ['name', '-population'] }, 'name -population'],
    [
      'two ranges, in the order of their names',
      {
        where: [
          ['population', 'GREATER_THAN'],
          ['density', 'LESS_THAN'],
        ],
      },
      'density population',
    ],
    [
      'two ranges, in the order that is asked for',
      {
        where: [
          ['experience', 'GREATER_THAN'],
          ['salary', 'GREATER_THAN'],
        ],
        orderBy: ['salary', 'experience'],
      },
      'salary experience',
    ],
    [
      'a range beside an order, in its direction',
      { where: [['density', 'NOT_EQUAL']], orderBy: ['-population'] },
      '-population -density',
    ],
    [
      'equalities and an order, though two indexes of one equality each could be merged',
      {
        where: [
          ['category', 'EQUAL'],
          ['city', 'EQUAL'],
        ],
        orderBy: ['star_rating'],
      },
      'category city star_rating',
    ],
    ['names against the order', { orderBy: ['name', '-__name__'] }, 'name -__name__'],
    ['names from the last on', { orderBy: ['-__name__'] }, '-__name__'],
    [
      'a sum of what an equality finds',
      { where: [['country', 'EQUAL']], sum: ['population'] },
      'country population',
    ],
  ])('%s', (_what, asked, fields) => {
    expect(needOf(asked)).toEqual(['missing', fields]);
  });
});

const index = (...fields: string[]) => ({
  collectionGroup: 'cities',
  queryScope: 'COLLECTION',
  fields: fields.map((field) =>
    field.endsWith('[]')
      ? { fieldPath: field.slice(0, -2), arrayConfig: 'CONTAINS' }
      : {
          fieldPath: field.replace('-', ''),
          order: field.startsWith('-') ? 'DESCENDING' : 'ASCENDING',
        },
  ),
});

describe('a composite index', () => {
  const asked: Asked = {
    where: [
      ['country', 'EQUAL'],
      ['state', 'EQUAL'],
    ],
    orderBy: ['-population'],
  };
  const sum: Asked = { where: [['country', 'EQUAL']], sum: ['population'] };
  const found: Asked = { where: [['regions', 'ARRAY_CONTAINS']], orderBy: ['-__name__'] };

  test.each<[string, Asked, string[]]>([
    ['as it is needed', asked, ['country', 'state', '-population']],
    ['with its equalities in another order', asked, ['state', 'country', '-population']],
    ['with its equalities in another direction', asked, ['-country', 'state', '-population']],
    ['that says how it ends', asked, ['country', 'state', '-population', '-__name__']],
    ['that adds up from the last one on', sum, ['country', '-population']],
    ['of a list that ends the other way', found, ['regions[]', '-__name__']],
  ])('%s is used', (_what, query, fields) => {
    const settings = { ...nothing, indexes: [index(...fields)] };
    expect(needOf(query, settings)).toEqual(['composite', fields.join(' ')]);
  });

  test.each<[string, Asked, string[]]>([
    ['that sorts the other way', asked, ['country', 'state', 'population']],
    ['that ends the other way', asked, ['country', 'state', '-population', '__name__']],
    ['that begins with the order', asked, ['-population', 'country', 'state']],
    ['that lacks an equality', asked, ['country', '-population']],
    ['that has one too many', asked, ['country', 'state', 'name', '-population']],
    ['that goes on', asked, ['country', 'state', '-population', 'name']],
    ['of another kind', asked, ['country', 'state[]', '-population']],
    ['of a list that ends as usual', found, ['regions[]']],
  ])('%s is not used', (_what, query, fields) => {
    const settings = { ...nothing, indexes: [index(...fields)] };
    expect(needOf(query, settings)[0]).toBe('missing');
  });

  test('for another collection or another query scope is not used', () => {
    const right = index('country', 'state', '-population');
    const others = [
      { ...right, collectionGroup: 'towns' },
      { ...right, queryScope: 'COLLECTION_GROUP' },
    ];
    expect(needOf(asked, { ...nothing, indexes: others })[0]).toBe('missing');
    const all = { ...asked, ofAll: true };
    expect(needOf(all, { ...nothing, indexes: others })[0]).toBe('composite');
  });
});

describe('overrides', () => {
  const override = (fieldPath: string, ...kept: { order: string; queryScope: string }[]) => ({
    collectionGroup: 'cities',
    fieldPath,
    indexes: kept,
  });
  const ascending = { order: 'ASCENDING', queryScope: 'COLLECTION' };
  const equality = { where: [['map.state', 'EQUAL']] } satisfies Asked;
  const settingsWith = (...fieldOverrides: IndexSettings['fieldOverrides']) => ({
    ...nothing,
    fieldOverrides,
  });

  test.each<[string, Asked, IndexSettings['fieldOverrides'], string]>([
    ['exempt a field', equality, [override('map.state')], 'off'],
    ['exempt the fields of a map', equality, [override('map')], 'off'],
    ['keep what is asked for', equality, [override('map.state', ascending)], 'automatic'],
    [
      'except a field of a map',
      equality,
      [override('map'), override('map.state', ascending)],
      'automatic',
    ],
    ['keep one direction', { orderBy: ['-map.state'] }, [override('map.state', ascending)], 'off'],
    ['of other fields mean nothing', equality, [override('map.name')], 'automatic'],
  ])('%s', (_what, asked, overrides, kind) => {
    expect(needOf(asked, settingsWith(...overrides))).toEqual([
      kind,
      asked === equality ? 'map.state' : '-map.state',
    ]);
  });

  test('a query of a collection group needs an override of its own', () => {
    const all: Asked = { ...equality, ofAll: true };
    const kept = override('map.state', { ...ascending, queryScope: 'COLLECTION_GROUP' });
    expect(needOf(all)).toEqual(['off', 'map.state']);
    expect(needOf(all, settingsWith(kept))).toEqual(['automatic', 'map.state']);
  });

  test('a composite index answers equalities where a field has none', () => {
    const settings = { indexes: [index('map.state', 'name')], fieldOverrides: [override('map')] };
    const asked: Asked = {
      where: [
        ['map.state', 'EQUAL'],
        ['name', 'EQUAL'],
      ],
    };
    expect(needOf(asked, settings)).toEqual(['composite', 'map.state name']);
    expect(needOf(asked, settingsWith(override('map')))).toEqual(['off', 'map.state']);
  });
});
