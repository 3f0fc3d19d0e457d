/**
 * The parts of a Firestore request that determine which index answers the query. The Admin SDK passes
 * it to gRPC, and a browser sends it as JSON with the same names.
 * https://firebase.google.com/docs/firestore/reference/rpc/google.firestore.v1#structuredquery
 */
export interface SentQuery {
  from?: { collectionId?: string | null; allDescendants?: boolean | null }[] | null;
  where?: SentFilter | null;
  orderBy?: { field?: SentField | null; direction?: unknown }[] | null;
  findNearest?: unknown;
}

interface SentField {
  fieldPath?: string | null;
}

export interface SentFilter {
  compositeFilter?: { op?: unknown; filters?: SentFilter[] | null } | null;
  fieldFilter?: { field?: SentField | null; op?: unknown } | null;
  unaryFilter?: { field?: SentField | null; op?: unknown } | null;
}

/** A query that counts, sums or averages the results of another one. */
export interface SentAggregation {
  structuredQuery?: SentQuery | null;
  aggregations?:
    | { sum?: { field?: SentField | null } | null; avg?: { field?: SentField | null } | null }[]
    | null;
}

type Direction = 'ASCENDING' | 'DESCENDING';

interface SortedField {
  field: string;
  direction: Direction;
}

/** The part of a query that determines its index: without values, limits and cursors. */
export interface QueryShape {
  collection: string;
  scope: 'COLLECTION' | 'COLLECTION_GROUP';
  /** Fields compared by equality, with one or several values. */
  equal: string[];
  /** List fields that must contain one or several values. */
  contains: string[];
  /** The complete sort order, which ends with the document's name. */
  order: SortedField[];
  /** Fields that are summed or averaged. */
  summed: string[];
}

/** The name of the document's id in queries. */
export const documentName = '__name__';

interface Comparison {
  field: string;
  kind: 'equal' | 'contains' | 'inequality';
}

/** The kind of comparison per operator. All other operators compare by order. */
const kinds: Record<string, Comparison['kind']> = {
  EQUAL: 'equal',
  // Firestore runs IN as several equality queries.
  IN: 'equal',
  IS_NULL: 'equal',
  IS_NAN: 'equal',
  ARRAY_CONTAINS: 'contains',
  ARRAY_CONTAINS_ANY: 'contains',
};

/**
 * Returns the filter as a list of alternatives (OR), each with comparisons that must all hold (AND).
 * Firestore answers each alternative from its own index.
 */
function alternativesIn(filter: SentFilter | null | undefined): Comparison[][] {
  const { compositeFilter } = filter ?? {};
  if (compositeFilter) {
    const parts = (compositeFilter.filters ?? []).map(alternativesIn);
    if (compositeFilter.op === 'OR') return parts.flat();
    return parts.reduce<Comparison[][]>(
      (together, part) => together.flatMap((one) => part.map((other) => [...one, ...other])),
      [[]],
    );
  }
  const compared = filter?.fieldFilter ?? filter?.unaryFilter;
  if (!compared) return [[]];
  return [[{ field: nameOf(compared.field), kind: kinds[String(compared.op)] ?? 'inequality' }]];
}

const nameOf = (field: SentField | null | undefined): string => field?.fieldPath ?? '';

const sortedSet = (names: string[]): string[] => [...new Set(names)].sort();

/**
 * Returns the order of Firestore's results: the requested fields, then the other inequality fields by name,
 * then the document's name, each in the direction of the last requested field. Fields with an equality are
 * left out.
 */
function completeOrder(asked: SortedField[], inequalities: string[], equal: string[]) {
  const direction = asked.at(-1)?.direction ?? 'ASCENDING';
  const order = asked.filter(({ field }) => !equal.includes(field));
  const others = inequalities.filter((field) => field !== documentName);
  for (const field of [...others, documentName]) {
    if (!order.some((sorted) => sorted.field === field)) order.push({ field, direction });
  }
  // Document names are unique, so fields after the name have no effect.
  return order.slice(0, order.findIndex(({ field }) => field === documentName) + 1);
}

/**
 * Returns the shapes of a query: several only if it has alternatives.
 * @throws Error for a vector search
 */
export function shapesOf(query: SentQuery, summed: string[] = []): QueryShape[] {
  if (query.findNearest)
    throw new Error('The index of a vector is not known to query-shape.ts yet');
  const { collectionId: collection, allDescendants } = query.from?.[0] ?? {};
  // A query without a collection can only look up documents by name.
  if (!collection) return [];
  const asked = (query.orderBy ?? []).map(
    ({ field, direction }): SortedField => ({
      field: nameOf(field),
      direction: direction === 'DESCENDING' ? 'DESCENDING' : 'ASCENDING',
    }),
  );
  return alternativesIn(query.where).map((comparisons) => {
    const fieldsOf = (wanted: Comparison['kind']) =>
      sortedSet(comparisons.filter(({ kind }) => kind === wanted).map(({ field }) => field));
    const equal = fieldsOf('equal');
    return {
      collection,
      scope: allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION',
      equal,
      contains: fieldsOf('contains'),
      order: completeOrder(asked, fieldsOf('inequality'), equal),
      summed: sortedSet(summed),
    };
  });
}

/** Returns the shapes of a query that counts, sums or averages. */
export const shapesOfAggregation = ({
  structuredQuery,
  aggregations,
}: SentAggregation): QueryShape[] =>
  shapesOf(
    structuredQuery ?? {},
    (aggregations ?? []).flatMap(({ sum, avg }) => {
      const field = sum?.field ?? avg?.field;
      return field ? [nameOf(field)] : [];
    }),
  );

const sign = { ASCENDING: '↑', DESCENDING: '↓' };

/** Describes a query for the reader of a report: `bookings: status =, by slot.startsAt ↓`. */
export function describeShape({ collection, scope, equal, contains, order, summed }: QueryShape) {
  const asked = order.filter(({ field }, index) => field !== documentName || index === 0);
  const parts = [
    ...equal.map((field) => `${field} =`),
    ...contains.map((field) => `${field} contains`),
    ...summed.map((field) => `sum of ${field}`),
    `by ${asked.map(({ field, direction }) => `${field} ${sign[direction]}`).join(' ')}`,
  ];
  const all = scope === 'COLLECTION_GROUP' ? 'all ' : '';
  return `${all}${collection}: ${parts.join(', ')}`;
}
