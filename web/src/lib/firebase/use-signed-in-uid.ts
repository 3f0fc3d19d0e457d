import { useUser } from 'reactfire';

/** Who is signed in at Firebase Auth; null for nobody, and until that is known. Only for the dashboard. */
export const useSignedInUid = (): string | null => useUser().data?.uid ?? null;
