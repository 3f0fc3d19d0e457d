import { Outlet } from 'react-router-dom';
import { loadFirebaseProviders } from '~/lib/firebase/firebase-providers';

/** Loads the frame of the pages of the own account. Rejects when Firebase cannot be loaded. */
export async function loadReactfire() {
  const FirebaseProviders = await loadFirebaseProviders();
  return () => (
    <FirebaseProviders>
      <Outlet />
    </FirebaseProviders>
  );
}
