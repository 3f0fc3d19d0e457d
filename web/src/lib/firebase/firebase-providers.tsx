import type { PropsWithChildren } from 'react';
import { AuthProvider, FirebaseAppProvider, FirestoreProvider } from 'reactfire';
import { app } from './app';
import { loadAuth } from './load-auth';
import { loadFirestore } from './load-firestore';

/**
 * Gives reactfire the Auth and the Firestore of this site. Rejects when they cannot be loaded. Auth comes
 * first: only then does Firestore wait for the signed-in person.
 */
export async function loadFirebaseProviders() {
  const { auth } = await loadAuth();
  const { firestore } = await loadFirestore();
  return ({ children }: PropsWithChildren) => (
    <FirebaseAppProvider firebaseApp={app} suspense={false}>
      <AuthProvider sdk={auth}>
        <FirestoreProvider sdk={firestore}>{children}</FirestoreProvider>
      </AuthProvider>
    </FirebaseAppProvider>
  );
}
