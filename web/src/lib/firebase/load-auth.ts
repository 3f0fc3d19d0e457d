import { loadAppCheck } from './app-check-token';

/** Firebase Auth, in a chunk of its own so that pages paint without it. Rejects when offline. */
export const loadAuth = async () => {
  // Once it is known, Auth sends its tokens.
  await loadAppCheck();
  return import('./auth');
};
