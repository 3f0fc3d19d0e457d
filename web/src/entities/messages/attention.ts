import { useSyncExternalStore } from 'react';

let needsLook = false;
const subscribers = new Set<() => void>();

/** Asks whether a message needs a look, for the mark in the menu. Never rejects: after a failure the mark stays as it is. */
export async function refreshAttention(): Promise<void> {
  try {
    const { callApi } = await import('~/lib/api/call-api');
    const { data } = await callApi('listMessages', { query: { state: 'attention', limit: 1 } });
    needsLook = data.length > 0;
    for (const onChange of subscribers) onChange();
  } catch (error) {
    console.warn('The messages that need a look could not be counted:', error);
  }
}

function subscribe(onChange: () => void) {
  subscribers.add(onChange);
  return () => void subscribers.delete(onChange);
}

/** Tells whether a message needs a look, as far as is known. */
export const useNeedsLook = (): boolean => useSyncExternalStore(subscribe, () => needsLook);
