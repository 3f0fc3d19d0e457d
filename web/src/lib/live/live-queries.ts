import type { AnyObjectSchema, InferType } from 'yup';
import type { DocumentSource, Listener, ListSource, ReadDocument } from '../firebase/live-source';
import { loadAuth } from '../firebase/load-auth';
import { loadFirestore } from '../firebase/load-firestore';
import { Unreached } from '../firebase/unreached';
import { endWaitForUse, whenUsed } from '../first-use';
import { whenOnline } from '../online';
import { createLiveQuery, type LiveQuery, type OpenListener } from './live-query';
import { beginNextSession } from './session-number';

/** everyone: no account needed; owner: the content depends on who is signed in. */
export type Readers = 'everyone' | 'owner';

const started: { readers: Readers; query: LiveQuery<unknown> }[] = [];

/**
 * Loads Auth before Firestore for `owner` queries: only then does Firestore wait for the signed-in
 * user. Otherwise the first answer would be a refusal.
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
 * Delivers what `first` answers, if nothing is known yet, and lets the listener wait until the page is used
 * and there is a connection.
 * Without an answer the listener starts at once.
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
    // The listener answers, or says what is wrong.
  }
}

/**
 * With which errors what is known stays. What everybody may read is no older than a page may be; what belongs to
 * somebody stays only while its listener keeps trying.
 */
const keepsDataFor: Record<Readers, (error: unknown) => boolean> = {
  everyone: () => true,
  owner: (error) => error instanceof Unreached,
};

type Firestore = Awaited<ReturnType<typeof loadFirestore>>;

/**
 * Live queries of one kind, cached by their arguments; `liveLists` and `liveDocuments` are most of them.
 * @param source may load its schema together with Firestore, where a page does not need it before
 * @param listen starts the listener, and returns its unsubscribe function
 * @param first answers before the listener does, without Firestore
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

/** Live lists: see `liveQueries`. */
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

/** Live documents: see `liveQueries`; null where the document does not exist. */
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
 * Call it when another user, or the same user with another role, is signed in. Restarts the queries
 * that depend on the user, and those that failed.
 */
export function restartOwnersQueries() {
  // First, so that queries that only the old session needed are not restarted.
  beginNextSession();
  for (const { readers, query } of started) {
    if (readers === 'owner' || query.current().state === 'failed') query.restart();
  }
}
