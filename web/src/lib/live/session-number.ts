let current = 0;
const listeners = new Set<() => void>();

/**
 * Returns the number of this tab's session. It changes when another user, or the same user in another role,
 * signs in.
 */
export const sessionNumber = (): number => current;

/**
 * Calls back at the end of every session, when the number has already changed. Returns the
 * unsubscribe function.
 */
export function onSessionEnd(callback: () => void): () => void {
  listeners.add(callback);
  return () => listeners.delete(callback);
}

export function beginNextSession(): void {
  current += 1;
  for (const callback of listeners) callback();
}
