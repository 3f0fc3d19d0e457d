import type { PropsWithChildren } from 'react';
import { AuthProvider, FirebaseAppProvider, FirestoreProvider } from 'reactfire';
import { app } from './app';
import { loadAuth } from './load-auth';
import { loadFirestore } from './load-firestore';

/**
 * Provides this site's Auth and Firestore to reactfire. Rejects when they cannot be loaded. Auth is
 * loaded first, because only then does Firestore wait for the signed-in user.
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
