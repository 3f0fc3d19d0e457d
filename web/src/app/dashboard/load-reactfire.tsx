import { Outlet } from 'react-router-dom';
import { loadFirebaseProviders } from '~/lib/firebase/firebase-providers';

/** Loads a frame of pages that use reactfire. Rejects when Firebase cannot be loaded. */
export async function loadReactfire() {
  const FirebaseProviders = await loadFirebaseProviders();
  return () => (
    <FirebaseProviders>
      <Outlet />
    </FirebaseProviders>
  );
}
