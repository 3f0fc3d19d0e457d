import type { AnyObjectSchema, InferType } from 'yup';
import type { DocumentSource, Listener, ListSource, ReadDocument } from '../firebase/live-source';
import { loadAuth } from '../firebase/load-auth';
import { loadFirestore } from '../firebase/load-firestore';
import { Unreached } from '../firebase/unreached';
import { endWaitForUse, whenUsed } from '../first-use';
import { whenOnline } from '../online';
import { createLiveQuery, type LiveQuery, type OpenListener } from './live-query';

/** everyone: no account needed; owner: the content depends on the signed-in user. */
export type Readers = 'everyone' | 'owner';

const started: { readers: Readers; query: LiveQuery<unknown> }[] = [];

/**
 * Loads Firestore. Loads Auth first for `owner` queries, because only then does Firestore wait for the
 * signed-in user. Otherwise the first answer would be a refusal.
 */
export async function loadFirestoreFor(readers: Readers) {
  endWaitForUse();
  if (readers === 'owner') await loadAuth();
  return loadFirestore();
}

/** Caches queries by their arguments, so that the same arguments share one listener. */
export function cachedQueries<Args extends unknown[], T>(
  readers: Readers,
  open: (...args: Args) => OpenListener<T>,
  keepsData?: (error: unknown) => boolean,
): (...args: Args) => LiveQuery<T> {
  const queries = new Map<string, LiveQuery<T>>();
  return (...args) => {
    const key = JSON.stringify(args);
    const query = queries.get(key) ?? createLiveQuery(open(...args), keepsData);
    if (!queries.has(key)) {
      queries.set(key, query);
      started.push({ readers, query });
    }
    return query;
  };
}

/**
 * Delivers the answer of `first` if there is no data yet, and delays the listener until the page is used and
 * there is a connection. Without an answer the listener starts at once.
 */
async function deliverFirst<T>(
  first: () => Promise<T>,
  listener: Listener<T>,
  isKnown: boolean,
): Promise<void> {
  try {
    if (!isKnown) listener.ready(await first());
    await whenUsed();
    await whenOnline();
  } catch {
    // The listener delivers the data or an error.
  }
}

/**
 * Tells for which errors loaded data stays. Public data stays always, because a page may be that old; a
 * user's own data stays only while its listener keeps trying.
 */
const keepsDataFor: Record<Readers, (error: unknown) => boolean> = {
  everyone: () => true,
  owner: (error) => error instanceof Unreached,
};

type Firestore = Awaited<ReturnType<typeof loadFirestore>>;

/**
 * Creates live queries of one kind, cached by their arguments; `liveLists` and `liveDocuments` are the usual
 * kinds.
 * @param source may load its schema together with Firestore, where a page does not need the schema earlier
 * @param listen starts the listener, and returns its unsubscribe function
 * @param first loads an answer without Firestore, for the time before the listener's first one
 */
export const liveQueries = <Args extends unknown[], Source, T>(
  readers: Readers,
  source: (...args: Args) => Source | Promise<Source>,
  listen: (firestore: Firestore, asked: Source, listener: Listener<T>) => () => void,
  first?: (...args: Args) => Promise<T>,
) =>
  cachedQueries<Args, T>(
    readers,
    (...args) =>
      async (listener, isKnown) => {
        if (first) await deliverFirst(() => first(...args), listener, isKnown);
        const [firestore, asked] = await Promise.all([loadFirestoreFor(readers), source(...args)]);
        return listen(firestore, asked, listener);
      },
    first && keepsDataFor[readers],
  );

/** Creates queries of live lists, see `liveQueries`. */
export const liveLists = <Args extends unknown[], Schema extends AnyObjectSchema>(
  readers: Readers,
  source: (...args: Args) => ListSource<Schema> | Promise<ListSource<Schema>>,
  first?: (...args: Args) => Promise<ReadDocument<InferType<Schema>>[]>,
) =>
  liveQueries<Args, ListSource<Schema>, ReadDocument<InferType<Schema>>[]>(
    readers,
    source,
    ({ listenToList }, asked, listener) => listenToList(asked, listener),
    first,
  );

/** Creates queries of live documents, see `liveQueries`; null where the document does not exist. */
export const liveDocuments = <Args extends unknown[], Schema extends AnyObjectSchema>(
  readers: Readers,
  source: (...args: Args) => DocumentSource<Schema> | Promise<DocumentSource<Schema>>,
  first?: (...args: Args) => Promise<InferType<Schema> | null>,
) =>
  liveQueries<Args, DocumentSource<Schema>, InferType<Schema> | null>(
    readers,
    source,
    ({ listenToDocument }, asked, listener) => listenToDocument(asked, listener),
    first,
  );

/**
 * Restarts the queries that depend on the user, and those that failed. Called when another user, or the same
 * user with another role, has signed in.
 */
export function restartOwnersQueries() {
  for (const { readers, query } of started) {
    if (readers === 'owner' || query.current().state === 'failed') query.restart();
  }
}
