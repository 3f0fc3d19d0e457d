/**
 * How many index entries a write touches, counted as Firestore documents its indexes:
 *
 * - A field that is neither a map nor a list has two automatic entries, ascending and descending; a
 *   list has one for each of its values; the fields of a map are counted as fields. An override of a
 *   field, or of a map that it is in, says which of these there are instead.
 * - A composite index has one entry for a document that has all of its fields, and one for each value
 *   of a list among them. A null is a value; a missing field is none.
 * - A new document writes all of its entries. A changed one writes those that are new and deletes those
 *   that are no more; an entry that is the same in both is not touched.
 *
 * https://firebase.google.com/docs/firestore/query-data/index-overview
 */
import { type IndexedField, type IndexSettings, overrideOf } from './index-settings.ts';

type Fields = Record<string, unknown>;

const isMap = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

/** Returns the fields of a document that are not maps, by path. Undefined values are left out. */
function leavesOf(fields: Fields, prefix = ''): Map<string, unknown> {
  const leaves = new Map<string, unknown>();
  for (const [key, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    const path = prefix + key;
    if (!isMap(value)) leaves.set(path, value);
    else for (const [inner, leaf] of leavesOf(value, `${path}.`)) leaves.set(inner, leaf);
  }
  return leaves;
}

const valuesOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? [...new Set(value)] : [value];

function automaticEntries(
  collection: string,
  leaves: Map<string, unknown>,
  settings: IndexSettings,
): string[] {
  return [...leaves].flatMap(([path, value]) => {
    const kinds = Array.isArray(value) ? ['CONTAINS'] : ['ASCENDING', 'DESCENDING'];
    const override = overrideOf(collection, path, settings);
    const kept = override
      ? override.indexes.map(({ order, arrayConfig }) => order ?? arrayConfig)
      : kinds;
    return kept.flatMap((kind) =>
      valuesOf(value).map((one) => JSON.stringify([collection, path, kind, one])),
    );
  });
}

function compositeEntries(
  collection: string,
  leaves: Map<string, unknown>,
  { indexes }: IndexSettings,
): string[] {
  return indexes.flatMap(({ collectionGroup, fields }, index) => {
    if (collectionGroup !== collection) return [];
    if (fields.some(({ fieldPath }) => !leaves.has(fieldPath))) return [];
    const combine = (entries: unknown[][], { fieldPath }: IndexedField) =>
      valuesOf(leaves.get(fieldPath)).flatMap((value) => entries.map((entry) => [...entry, value]));
    return fields.reduce<unknown[][]>(combine, [[index]]).map((entry) => JSON.stringify(entry));
  });
}

function entriesOf(
  collection: string,
  document: object | null,
  settings: IndexSettings,
): Set<string> {
  if (document === null) return new Set();
  const { _id, ...fields } = document as Fields;
  const leaves = leavesOf(fields);
  return new Set([
    ...automaticEntries(collection, leaves, settings),
    ...compositeEntries(collection, leaves, settings),
  ]);
}

/**
 * Counts the index entries that are written and deleted when a document changes.
 * @param before null: the document is created
 */
export function countIndexWrites(
  collection: string,
  before: object | null,
  after: object,
  settings: IndexSettings,
): number {
  const was = entriesOf(collection, before, settings);
  const is = entriesOf(collection, after, settings);
  const deleted = [...was].filter((entry) => !is.has(entry));
  const written = [...is].filter((entry) => !was.has(entry));
  return deleted.length + written.length;
}

/**
 * Tells whether a query can filter by a field: it has an index of its own or is part of a composite index.
 */
export function isAskable(collection: string, path: string, settings: IndexSettings): boolean {
  const override = overrideOf(collection, path, settings);
  if (!override || override.indexes.length > 0) return true;
  return settings.indexes.some(
    ({ collectionGroup, fields }) =>
      collectionGroup === collection && fields.some(({ fieldPath }) => fieldPath === path),
  );
}
