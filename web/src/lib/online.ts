import { useSyncExternalStore } from 'react';

/** False when the browser is surely offline. True does not prove a connection. */
export const isOnline = (): boolean => navigator.onLine;

/** Resolves as soon as the browser is not surely offline. */
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

/** HTML that is rendered in advance reaches only who is online. */
const isReached = () => true;

/** The same as a live value. */
export const useOnline = (): boolean => useSyncExternalStore(watchConnection, isOnline, isReached);
