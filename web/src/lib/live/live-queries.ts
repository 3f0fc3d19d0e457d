import type { AnyObjectSchema, InferType } from 'yup';
import type { DocumentSource, ListSource, ReadDocument } from '../firebase/live-source';
import { loadAuth } from '../firebase/load-auth';
import { loadFirestore } from '../firebase/load-firestore';
import { createLiveQuery, type LiveQuery, type OpenListener } from './live-query';
import { beginNextSession } from './session-number';

/** everyone: no account needed; owner: what is shown depends on who is signed in. */
export type Readers = 'everyone' | 'owner';

const started: { readers: Readers; query: LiveQuery<unknown> }[] = [];

/**
 * Firestore waits for the signed-in user only when Auth is there before it; otherwise the first
 * answer would be a refusal.
 */
export async function loadFor(readers: Readers) {
  if (readers === 'owner') await loadAuth();
  return loadFirestore();
}

/** The same arguments lead to the same listener. */
export function shared<Args extends unknown[], T>(
  readers: Readers,
  open: (...args: Args) => OpenListener<T>,
): (...args: Args) => LiveQuery<T> {
  const queries = new Map<string, LiveQuery<T>>();
  return (...args) => {
    const key = JSON.stringify(args);
    const query = queries.get(key) ?? createLiveQuery(open(...args));
    if (!queries.has(key)) {
      queries.set(key, query);
      started.push({ readers, query });
    }
    return query;
  };
}

/** Live lists, one per distinct arguments. */
export const liveLists = <Args extends unknown[], Schema extends AnyObjectSchema>(
  readers: Readers,
  source: (...args: Args) => ListSource<Schema>,
) =>
  shared<Args, ReadDocument<InferType<Schema>>[]>(readers, (...args) => async (listener) => {
    const { listenToList } = await loadFor(readers);
    return listenToList(source(...args), listener);
  });

/** Live documents, one per distinct arguments; null where there is no document. */
export const liveDocuments = <Args extends unknown[], Schema extends AnyObjectSchema>(
  readers: Readers,
  source: (...args: Args) => DocumentSource<Schema>,
) =>
  shared<Args, InferType<Schema> | null>(readers, (...args) => async (listener) => {
    const { listenToDocument } = await loadFor(readers);
    return listenToDocument(source(...args), listener);
  });

/**
 * To be called when another person, or the same one with other rights, is signed in: asks again for
 * what depends on that, and for what was refused.
 */
export function restartOwnersQueries() {
  // First, so that what was there for the old session only is not asked for again.
  beginNextSession();
  for (const { readers, query } of started) {
    if (readers === 'owner' || query.current().state === 'failed') query.restart();
  }
}
