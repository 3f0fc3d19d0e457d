import { loadFirebaseProviders } from '~/lib/firebase/firebase-providers';
import { DashboardLayout } from './dashboard-layout';

/**
 * Loads the dashboard's layout inside the reactfire providers. Rejects when Firebase cannot be
 * loaded.
 */
export async function loadDashboard() {
  const FirebaseProviders = await loadFirebaseProviders();
  return () => (
    <FirebaseProviders>
      <DashboardLayout />
    </FirebaseProviders>
  );
}
