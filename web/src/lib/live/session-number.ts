let current = 0;
const listeners = new Set<() => void>();

/** Which session this tab is in: another number whenever another person, or the same one in another role, is there. */
export const sessionNumber = (): number => current;

/** Calls back at the end of every session, when the next one already has its number. Returns the unsubscribe function. */
export function onSessionEnd(callback: () => void): () => void {
  listeners.add(callback);
  return () => listeners.delete(callback);
}

export function beginNextSession(): void {
  current += 1;
  for (const callback of listeners) callback();
}
