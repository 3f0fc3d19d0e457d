import { AsyncLocalStorage } from 'node:async_hooks';
import { relative } from 'node:path';
import { Firestore, Query, Transaction } from 'firebase-admin/firestore';
import type { AskedQuery } from '../../scripts/indexes/query-record.ts';
import {
  type QueryShape,
  type SentAggregation,
  type SentQuery,
  shapesOf,
  shapesOfAggregation,
} from '../../scripts/indexes/query-shape.ts';
import { inRepository } from '../../scripts/repository.ts';

/** A request of the Admin SDK whose answer comes as a stream. */
interface SentRequest {
  structuredQuery?: SentQuery;
  structuredAggregationQuery?: SentAggregation;
  addTarget?: { query?: { structuredQuery?: SentQuery } };
}

export type Method = (this: unknown, ...parameters: unknown[]) => unknown;

/** Methods that send queries, at which the caller is still known. */
const waysToAsk: [prototype: object, names: string[]][] = [
  [Query.prototype, ['get', 'stream', 'onSnapshot']],
  // Found through a prototype, because the SDK declares the class of aggregations but does not export it.
  [Object.getPrototypeOf(new Firestore({ projectId: 'none' }).collection('any').count()), ['get']],
  [Transaction.prototype, ['get']],
];

/** Folders whose code only queries emulators. */
const neverDeployed = ['tests/', 'emulator-seed/'];

/** Tells whether a query is the product's; a query of an unknown caller counts as one. */
export const isOfProduct = ({ by }: AskedQuery): boolean =>
  !neverDeployed.some((folder) => by.startsWith(folder));

const repository = inRepository('.');
const asker = new AsyncLocalStorage<string>();

/** Name of a caller that uses a method which is not listed above. */
const unknownAsker = 'somebody';

/** Returns the line of this repository from which the caller was called. */
function findCaller(): string {
  for (const line of (new Error().stack ?? '').split('\n')) {
    const [, path, at] = /(?:file:\/\/)?(\/[^()]+):(\d+):\d+\)?$/.exec(line) ?? [];
    if (!path?.startsWith(repository) || path === import.meta.filename) continue;
    if (!path.includes('/node_modules/')) return `${relative(repository, path)}:${at}`;
  }
  return unknownAsker;
}

function shapesIn(method: string, request: SentRequest): QueryShape[] {
  if (method === 'batchGetDocuments') return [];
  if (request.structuredAggregationQuery) {
    return shapesOfAggregation(request.structuredAggregationQuery);
  }
  const query = request.structuredQuery ?? request.addTarget?.query?.structuredQuery;
  if (query) return shapesOf(query);
  if (method === 'listen') return [];
  throw new Error(`What ${method} asks is not known: teach it to watch-queries.ts`);
}

/**
 * Replaces a method.
 * @returns a function that restores it
 */
export function replace(
  prototype: object,
  name: string,
  by: (method: Method) => Method,
): () => void {
  const methods = prototype as Record<string, Method | undefined>;
  const method = methods[name];
  if (!method) throw new Error(`The Admin SDK has no ${name} any more`);
  const isOwn = Object.hasOwn(prototype, name);
  methods[name] = by(method);
  return () => {
    if (isOwn) methods[name] = method;
    else delete methods[name];
  };
}

/**
 * Reports every query that this process sends to Firestore through the Admin SDK.
 * @returns a function that stops it
 */
export function watchQueries(note: (asked: AskedQuery) => void): () => void {
  const restore = waysToAsk.flatMap(([prototype, names]) =>
    names.map((name) =>
      replace(
        prototype,
        name,
        (ask) =>
          function (this: unknown, ...parameters) {
            return asker.run(findCaller(), () => ask.apply(this, parameters));
          },
      ),
    ),
  );
  const send = (sendStream: Method): Method =>
    function (this: unknown, ...parameters) {
      const [method, , request] = parameters as [string, boolean, SentRequest];
      const by = asker.getStore() ?? unknownAsker;
      for (const shape of shapesIn(method, request)) note({ shape, by });
      return sendStream.apply(this, parameters);
    };
  // The one method through which all requests leave the SDK.
  restore.push(replace(Firestore.prototype, 'requestStream', send));
  return () => {
    for (const one of restore) one();
  };
}
