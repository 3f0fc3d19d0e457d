/** Firebase Auth, in a chunk of its own so that pages paint without it. Rejects when offline. */
export const loadAuth = () => import('./auth.ts');
