/** Firestore, in a chunk of its own so that pages paint without it. Rejects when offline. */
export const loadFirestore = () => import('./firestore.ts');
