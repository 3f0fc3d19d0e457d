import { useUser } from 'reactfire';

/**
 * The uid of Firebase Auth's user; null for none, and until it is known. Only for the dashboard.
 */
export const useSignedInUid = (): string | null => useUser().data?.uid ?? null;
