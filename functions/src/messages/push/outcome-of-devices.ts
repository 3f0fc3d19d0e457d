import type { Attempt } from '@carwash/domain/messages/delivery-steps';
import type { PushAttempt } from '../../gateways/push-service.ts';

/**
 * Returns what became of a message that was posted to all devices of a reader. One device that has got it is enough,
 * because a reader reads a message once. Otherwise it is tried again while any device may still get it.
 */
export function outcomeOfDevices(attempts: readonly PushAttempt[], now: Date): Attempt {
  const outcomes = ['sent', 'later', 'refused'] as const;
  const outcome =
    outcomes.find((one) => attempts.some((attempt) => attempt.outcome === one)) ?? 'gone';
  if (outcome === 'sent') return { outcome, problem: null };
  const decisive = attempts.filter((attempt) => attempt.outcome === outcome);
  const problem = [...new Set(decisive.flatMap((attempt) => attempt.problem ?? []))].join(', ');
  const pauses = decisive.map(({ retryAfterSeconds }) => retryAfterSeconds ?? 0);
  const seconds = Math.min(...pauses);
  return {
    outcome,
    problem: problem || null,
    ...(outcome === 'later' && { notBefore: new Date(now.getTime() + seconds * 1000) }),
  };
}
