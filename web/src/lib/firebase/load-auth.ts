import { loadAppCheck } from './app-check-token';

/** Loads Firebase Auth, in a chunk of its own so that pages paint without it. Rejects when offline. */
export const loadAuth = async () => {
  // App Check must be ready first, so that Auth sends its tokens.
  await loadAppCheck();
  return import('./auth');
};
