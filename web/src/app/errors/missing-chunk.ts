/**
 * What Chromium, Firefox, Safari and Vite say when a lazily loaded file is gone. After a deploy a
 * page that is still open asks for files of the version before.
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
const pauseMs = 60_000;

/**
 * Whether a reload may help: a file is missing, the browser is online, and the tab has not been
 * reloaded for it within the last minute. Saying yes counts as a reload.
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
