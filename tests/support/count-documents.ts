import { Firestore } from 'firebase-admin/firestore';
import { type Method, replace } from './watch-queries.ts';

/** Numbers of documents by their collection. */
export type ByCollection = ReadonlyMap<string, number>;

/** The documents that Firestore bills. */
export interface BilledDocuments {
  /** Also those that do not exist, and one for a query that finds nothing. */
  reads: ByCollection;
  writes: ByCollection;
  deletes: ByCollection;
}

/** One message of Firestore's answer: a query sends `document` or `result`, a read by ids `found` or `missing`. */
interface AnswerPart {
  document?: object;
  result?: object;
  found?: object;
  missing?: string;
}

interface AnswerStream {
  emit(event: string, part: AnswerPart): boolean;
}

interface QuerySource {
  from?: { collectionId?: string }[];
}

/** A request whose answer comes as a stream. */
interface CountedRequest {
  documents?: string[];
  structuredQuery?: QuerySource;
  structuredAggregationQuery?: { structuredQuery?: QuerySource };
}

interface SentCommit {
  writes?: { update?: { name?: string }; delete?: string }[];
}

const isRead = ({ document, result, found, missing }: AnswerPart) =>
  Boolean(document || result || found || missing);

const collectionOf = (path = ''): string => path.split('/').at(-2) ?? '';

/** Returns the collection that a request reads, or of reads by ids the path of the document. */
function collectionRead(request: CountedRequest, { found, missing }: AnswerPart): string {
  const name = missing ?? (found as { name?: string } | undefined)?.name;
  if (name) return collectionOf(name);
  const query = request.structuredQuery ?? request.structuredAggregationQuery?.structuredQuery;
  return query?.from?.[0]?.collectionId ?? '';
}

export const sumOf = (counts: ByCollection): number =>
  [...counts.values()].reduce((sum, count) => sum + count, 0);

/** Returns which documents Firestore bills while this process acts through the Admin SDK. */
export async function countDocuments(act: () => Promise<unknown>): Promise<BilledDocuments> {
  const reads = new Map<string, number>();
  const writes = new Map<string, number>();
  const deletes = new Map<string, number>();
  const add = (counts: Map<string, number>, collection: string) =>
    counts.set(collection, (counts.get(collection) ?? 0) + 1);
  const countingReads = (ask: Method): Method =>
    async function (this: unknown, ...parameters) {
      const request = parameters[2] as CountedRequest;
      const stream = (await ask.apply(this, parameters)) as AnswerStream;
      const emit = stream.emit.bind(stream);
      let hasFound = false;
      stream.emit = (event, part) => {
        const isFound = event === 'data' && isRead(part);
        if (isFound || (event === 'end' && !hasFound)) {
          add(reads, collectionRead(request, part ?? {}));
        }
        hasFound ||= isFound;
        return emit(event, part);
      };
      return stream;
    };
  const countingWrites = (ask: Method): Method =>
    function (this: unknown, ...parameters) {
      const [, { writes: sent = [] }] = parameters as [string, SentCommit];
      for (const write of sent) {
        if (write.delete) add(deletes, collectionOf(write.delete));
        else add(writes, collectionOf(write.update?.name));
      }
      return ask.apply(this, parameters);
    };
  const restores = [
    replace(Firestore.prototype, 'requestStream', countingReads),
    replace(Firestore.prototype, 'request', countingWrites),
  ];
  try {
    await act();
    return { reads, writes, deletes };
  } finally {
    for (const restore of restores) restore();
  }
}

/** Returns how many documents Firestore bills as read while this process acts through the Admin SDK. */
export const countReads = async (act: () => Promise<unknown>): Promise<number> =>
  sumOf((await countDocuments(act)).reads);
