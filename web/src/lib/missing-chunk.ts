import { minuteMs } from '@carwash/domain/time/durations';

/**
 * Error messages of Chromium, Firefox, Safari and Vite when a lazily loaded file is missing. That happens
 * after a deploy, because a page that is still open requests files of the previous version, and without a
 * connection: many browsers remember until the next reload that a file could not be fetched.
 */
const messages = [
  'failed to fetch dynamically imported module',
  'error loading dynamically imported module',
  'importing a module script failed',
  'unable to preload css',
];

export function isMissingChunk(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const message = error.message.toLowerCase();
  return messages.some((known) => message.includes(known));
}

const reloadedAtKey = 'reloadedForMissingFile';
const pauseMs = minuteMs;

/**
 * Tells whether to reload: a file is missing, the browser is online, and the tab has not reloaded for this
 * reason within the last minute. Returning true records the reload.
 * @param now milliseconds since the epoch
 */
export function claimReload(
  error: unknown,
  { online, now, storage }: { online: boolean; now: number; storage: Storage | null },
): boolean {
  if (!online || !storage || !isMissingChunk(error)) return false;
  if (now - Number(storage.getItem(reloadedAtKey) ?? 0) < pauseMs) return false;
  storage.setItem(reloadedAtKey, String(now));
  return true;
}

/**
 * Returns the storage that records reloads; null in browsers that forbid it, and then the page does not
 * reload by itself.
 */
function reloadNotes(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

/**
 * Reloads the page if a file of its version is missing.
 * @returns whether it reloads
 */
export function reloadIfItHelps(error: unknown): boolean {
  const reloads = claimReload(error, {
    online: navigator.onLine,
    now: Date.now(),
    storage: reloadNotes(),
  });
  if (reloads) location.reload();
  return reloads;
}

/**
 * Returns a loader of code that reloads the page when it fails again, because many browsers remember until the next
 * reload that a file could not be fetched.
 */
export function withReload<T>(load: () => Promise<T>): () => Promise<T> {
  let hasFailed = false;
  return async () => {
    try {
      return await load();
    } catch (error) {
      if (hasFailed) reloadIfItHelps(error);
      hasFailed = true;
      throw error;
    }
  };
}
