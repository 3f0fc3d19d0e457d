import type { AnyObjectSchema } from 'yup';

/**
 * The position in a list after which the next page starts: the last document's order value and id.
 */
export interface Cursor {
  /** Its value of the field that comes before the order. */
  first?: boolean;
  value: Date | string | number;
  id: string;
}

/**
 * A list to listen to. The rules refuse a list without a limit, or with a limit that is too high.
 */
export interface ListSource<Schema extends AnyObjectSchema> {
  /** Path of the collection. */
  collection: string;
  schema: Schema;
  /** Fields and their required values. */
  equal?: Record<string, string | number | boolean | null>;
  /** A field that must have one of these values, at most 30. */
  oneOf?: { field: string; values: readonly string[] };
  /** A list field that must contain one of these values, at most 30; used to search for words. */
  contains?: { field: string; values: readonly string[] } | null;
  /**
   * Documents with the same value are ordered by id, so that pages neither overlap nor leave gaps.
   */
  order?: { by: string; direction: 'asc' | 'desc' };
  /** A yes-or-no field: documents with a yes come before the others, each in their order; needs an order. */
  first?: string;
  /** The end of the previous page; needs an order. */
  after?: Cursor | null;
  /** The last order value that belongs to the list; needs an order. */
  until?: Cursor['value'];
  /** The range of order values that belong to the list (here `until` is exclusive); needs an order. */
  within?: { from: Cursor['value']; until: Cursor['value'] };
  /**
   * Whether to deliver only consistent snapshots: partial changes of a commit are held back until all of it
   * has arrived.
   */
  ofOneMoment?: boolean;
  limit: number;
}

/** A document to listen to. */
export interface DocumentSource<Schema extends AnyObjectSchema> {
  collection: string;
  schema: Schema;
  id: string;
}

/** A document of a list as it was read. */
export interface ReadDocument<T> {
  /** null when the document does not match its schema. The list is delivered without it. */
  entity: T | null;
  /** The cursor after this document; null in a list without an order. */
  cursor: Cursor | null;
}

/** Receives the content of a source. */
export interface Listener<T> {
  ready(data: T): void;
  /** Reports a failure. `ready` may follow when the connection is back. */
  failed(error: unknown): void;
}
