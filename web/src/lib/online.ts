import { useSyncExternalStore } from 'react';

/** Returns false when the browser is certainly offline. True does not prove a connection. */
export const isOnline = (): boolean => navigator.onLine;

/** Resolves as soon as the browser is not certainly offline. */
export const whenOnline = (): Promise<void> =>
  new Promise((resolve) => {
    if (isOnline()) resolve();
    else window.addEventListener('online', () => resolve(), { once: true });
  });

function watchConnection(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Value for HTML rendered in advance, which only reaches visitors who are online. */
const isReached = () => true;

/** Returns `isOnline` as a live value. */
export const useOnline = (): boolean => useSyncExternalStore(watchConnection, isOnline, isReached);
