import { useUser } from 'reactfire';

/** Firebase Auth's user; null for none, and until it is known. Only for the pages of the own account. */
export function useOwnAccount(): { uid: string; email: string } | null {
  const { data } = useUser();
  // undefined until it is known, whatever the type says.
  return data ? { uid: data.uid, email: data.email ?? '' } : null;
}
