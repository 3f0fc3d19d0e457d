import type { UsedSession } from '~/lib/session/use-session';

/** 'wait': the customer who could cancel is not signed in yet, which may still change. */
type CancelStep = 'cancel' | 'wait' | 'ignore';

/**
 * Decides what to do about a cancel link. It counts only for the customer whom this browser expects back from
 * that payment. Restoring a session may take longer than its time-out, so a signed-out state is not final.
 * @param expected the customer who is expected back; null for none
 */
export function cancelStep(
  expected: string | null,
  state: UsedSession['state'],
  customer: string | undefined,
): CancelStep {
  if (expected === null) return 'ignore';
  if (state !== 'signedIn') return 'wait';
  return customer === expected ? 'cancel' : 'ignore';
}
