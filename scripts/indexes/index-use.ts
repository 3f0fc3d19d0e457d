import {
  type CompositeIndex,
  type IndexedField,
  type IndexSettings,
  overrideOf,
} from './index-settings.ts';
import { documentName, type QueryShape } from './query-shape.ts';

/**
 * The indexes that answer a query, as Firestore documents it:
 *
 * - The index of one field answers a query that compares or sorts by that field only, in the direction in
 *   which it is sorted. Each field of a collection has one, unless an override exempts it.
 * - Equalities alone are answered by the indexes of their fields, merged.
 * - Anything else needs a composite index: first the fields of equalities, in any order and direction, then
 *   the sorted ones as the query sorts, then those that are added up. Every index ends with the document's
 *   name, in the direction of the field before it unless it says otherwise.
 *
 * Firestore would also merge composite indexes that end alike. Here every sorted query has an index of its
 * own: a merge reads all that each of its filters finds.
 *
 * https://firebase.google.com/docs/firestore/query-data/index-overview
 * https://firebase.google.com/docs/firestore/query-data/multiple-range-fields
 * https://firebase.google.com/docs/firestore/query-data/aggregation-queries
 */
type IndexUse =
  | { kind: 'automatic'; fields: UsedField[] }
  | { kind: 'composite'; index: CompositeIndex }
  /** A composite index is missing. */
  | { kind: 'missing'; index: CompositeIndex }
  /** Single-field indexes would be enough, but an override has removed them. */
  | { kind: 'off'; fields: UsedField[] };

/** A single-field index. */
interface UsedField {
  fieldPath: string;
  /** `ASCENDING`, `DESCENDING` or `CONTAINS`. */
  mode: string;
}

const modeOf = ({ order, arrayConfig }: { order?: string; arrayConfig?: string }): string =>
  order ?? arrayConfig ?? '';

/**
 * Returns the parts of a query that need an index. The document's name is left out, because every index
 * contains it.
 */
function partsOf({ equal, contains, order, summed }: QueryShape) {
  const sorted = order.filter(({ field }) => field !== documentName);
  const known = [...equal, ...sorted.map(({ field }) => field)];
  return {
    equal: equal.filter((field) => field !== documentName),
    contains,
    sorted,
    summed: summed.filter((field) => !known.includes(field)),
    nameDirection: order.at(-1)?.direction ?? 'ASCENDING',
  };
}

/** Returns the single-field indexes that answer a query; null if such indexes are not enough. */
function automaticFields(shape: QueryShape): UsedField[] | null {
  const { equal, contains, sorted, summed, nameDirection } = partsOf(shape);
  if (contains.length + sorted.length + summed.length === 0) {
    if (equal.length === 0 && nameDirection === 'DESCENDING') return null;
    return equal.map((fieldPath) => ({ fieldPath, mode: nameDirection }));
  }
  const fields = [
    ...equal.map((fieldPath) => ({ fieldPath, mode: nameDirection, ends: nameDirection })),
    ...contains.map((fieldPath) => ({ fieldPath, mode: 'CONTAINS', ends: 'ASCENDING' })),
    ...sorted.map(({ field, direction }) => ({
      fieldPath: field,
      mode: direction,
      ends: direction,
    })),
    ...summed.map((fieldPath) => ({ fieldPath, mode: nameDirection, ends: nameDirection })),
  ];
  const [only, ...others] = fields;
  if (!only || others.length > 0 || only.ends !== nameDirection) return null;
  return [{ fieldPath: only.fieldPath, mode: only.mode }];
}

/** Tells whether a single-field index exists. By default it covers one collection only. */
function hasAutomaticIndex(
  { fieldPath, mode }: UsedField,
  { collection, scope }: QueryShape,
  settings: IndexSettings,
): boolean {
  const override = overrideOf(collection, fieldPath, settings);
  if (!override) return scope === 'COLLECTION';
  return override.indexes.some((kept) => modeOf(kept) === mode && kept.queryScope === scope);
}

function requiredIndex(shape: QueryShape): CompositeIndex {
  const { equal, contains, sorted, summed, nameDirection } = partsOf(shape);
  const fields: IndexedField[] = [
    ...equal.map((fieldPath) => ({ fieldPath, order: 'ASCENDING' })),
    ...contains.map((fieldPath) => ({ fieldPath, arrayConfig: 'CONTAINS' })),
    ...sorted.map(({ field, direction }) => ({ fieldPath: field, order: direction })),
    ...summed.map((fieldPath) => ({ fieldPath, order: 'ASCENDING' })),
  ];
  const implied = fields.at(-1)?.order ?? 'ASCENDING';
  const isNameSaid = summed.length === 0 && implied !== nameDirection;
  const name = isNameSaid ? [{ fieldPath: documentName, order: nameDirection }] : [];
  return {
    collectionGroup: shape.collection,
    queryScope: shape.scope,
    fields: [...fields, ...name],
  };
}

/** Returns the fields of an index, including the document's name at its end. */
function completeFields({ fields }: CompositeIndex): IndexedField[] {
  const last = fields.at(-1);
  if (last?.fieldPath === documentName) return fields;
  return [...fields, { fieldPath: documentName, order: last?.order ?? 'ASCENDING' }];
}

/**
 * Returns a normal form of an index for a query, because the order and direction of equality fields do not
 * matter.
 */
function layoutOf(index: CompositeIndex, shape: QueryShape): string {
  const { equal, contains, sorted, summed } = partsOf(shape);
  const fields = completeFields(index);
  const sortedFrom = equal.length + contains.length;
  const summedFrom = sortedFrom + sorted.length;
  const undirected = (some: IndexedField[]) =>
    some.map(({ fieldPath, arrayConfig }) => `${fieldPath} ${arrayConfig ?? ''}`).sort();
  const directed = (some: IndexedField[]) =>
    some.map((field) => `${field.fieldPath} ${modeOf(field)}`);
  return JSON.stringify([
    index.collectionGroup,
    index.queryScope,
    undirected(fields.slice(0, sortedFrom)),
    directed(fields.slice(sortedFrom, summedFrom)),
    // The direction does not matter for a sum.
    summed.length > 0 ? undirected(fields.slice(summedFrom)) : directed(fields.slice(summedFrom)),
  ]);
}

/** Tells whether a composite index is the one that a query needs if single-field indexes are not enough. */
const isIndexOf = (index: CompositeIndex, shape: QueryShape): boolean =>
  layoutOf(index, shape) === layoutOf(requiredIndex(shape), shape);

/** Returns the indexes that answer a query, or the ones that are missing for it. */
export function indexUseOf(shape: QueryShape, settings: IndexSettings): IndexUse {
  const automatic = automaticFields(shape);
  const off = automatic?.filter((field) => !hasAutomaticIndex(field, shape, settings));
  if (automatic && off?.length === 0) return { kind: 'automatic', fields: automatic };
  const index = settings.indexes.find((one) => isIndexOf(one, shape));
  if (index) return { kind: 'composite', index };
  return off ? { kind: 'off', fields: off } : { kind: 'missing', index: requiredIndex(shape) };
}
