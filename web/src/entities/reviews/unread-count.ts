import { useSyncExternalStore } from 'react';

let unread = 0;
const subscribers = new Set<() => void>();

/** Asks how many reviews are unread, for the mark in the menu. Never rejects: after a failure the mark stays as it is. */
export async function refreshUnreadReviews(): Promise<void> {
  try {
    const { callApi } = await import('~/lib/api/call-api');
    ({ unread } = await callApi('getReviewCounts', {}));
    for (const onChange of subscribers) onChange();
  } catch (error) {
    console.warn('The unread reviews could not be counted:', error);
  }
}

function subscribe(onChange: () => void) {
  subscribers.add(onChange);
  return () => void subscribers.delete(onChange);
}

/** Returns the number of unread reviews, as far as is known. */
export const useUnreadReviews = (): number => useSyncExternalStore(subscribe, () => unread);
