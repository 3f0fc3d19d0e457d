import { loadAppCheck } from './app-check-token';

/** Loads Firestore, in a chunk of its own so that pages paint without it. Rejects when offline. */
export const loadFirestore = async () => {
  // App Check must be ready first, so that Firestore sends its tokens.
  await loadAppCheck();
  return import('./firestore');
};
