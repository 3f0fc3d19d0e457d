import { useSyncExternalStore } from 'react';

/** False when the browser knows that nothing can be reached. True promises nothing. */
export const isOnline = (): boolean => navigator.onLine;

function watchConnection(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Whether the browser has a connection, live. */
export const useOnline = (): boolean => useSyncExternalStore(watchConnection, isOnline);
