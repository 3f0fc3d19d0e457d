import { loadFirebaseProviders } from '~/lib/firebase/firebase-providers';
import { DashboardLayout } from './dashboard-layout';

/** The frame of the dashboard, in which reactfire can be used. Rejects when Firebase cannot be loaded. */
export async function loadDashboard() {
  const FirebaseProviders = await loadFirebaseProviders();
  return () => (
    <FirebaseProviders>
      <DashboardLayout />
    </FirebaseProviders>
  );
}
