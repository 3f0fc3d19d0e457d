import type { NewPushSubscription } from '@carwash/domain/messages/push-subscription';
import type { Urgency } from 'web-push';
import webPush from 'web-push';
import { faultOfPushKeys, type PushKeys } from './push-keys.ts';

/** A notification for one device. */
export interface Push {
  device: NewPushSubscription;
  /** Shown by the service worker of the site. Only the device can read it. */
  payload: string;
  /** Time for which the push service keeps it for a device that is not connected. */
  ttlSeconds: number;
  urgency: Urgency;
  /** It replaces a kept one with the same topic: up to 32 characters of base64url. */
  topic: string;
  /** Address at which push services reach the sender: 'mailto:hello@example.com' */
  contact: string;
}

/**
 * Result of posting a notification. sent: the push service has accepted it. gone: the device no longer wants any.
 * refused: the push service will never accept it. later: it may be tried again.
 */
export interface PushAttempt {
  outcome: 'sent' | 'gone' | 'refused' | 'later';
  /** The status or the name of the error: '429'. Null: there was none. */
  problem: string | null;
  /** Pause that the push service asks for; null: none. */
  retryAfterSeconds: number | null;
}

export interface PushService {
  /** Posts one notification. Never throws, and ends in less than 15 seconds. */
  send: (push: Push) => Promise<PushAttempt>;
}

/** Longest pause that is respected: a day. */
const longestPauseSeconds = 86_400;

function pauseOf({ headers }: Response): number | null {
  const seconds = Number(headers.get('retry-after') || Number.NaN);
  return seconds > 0 ? Math.min(seconds, longestPauseSeconds) : null;
}

function outcomeOf({ status, ok }: Response): PushAttempt['outcome'] {
  if (ok) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  // 401 and 403 are about our keys, so a wrong setting must not refuse everything.
  if (status >= 500 || [401, 403, 408, 429].includes(status)) return 'later';
  return 'refused';
}

/** Returns the request that the Web Push protocol asks for; null where the keys of the device are unusable. */
function requestOf({ device, payload, ttlSeconds, contact, ...rest }: Push, keys: PushKeys) {
  try {
    return webPush.generateRequestDetails(device, payload, {
      ...rest,
      TTL: ttlSeconds,
      contentEncoding: 'aes128gcm',
      vapidDetails: { subject: contact, publicKey: keys.publicKey, privateKey: keys.privateKey },
    });
  } catch {
    return null;
  }
}

/**
 * Returns the sender of notifications to the push services of browsers. web-push encrypts and signs; posting is ours,
 * because it must not follow redirects, and tests post to this machine.
 */
export const createPushService = (keys: PushKeys & { timeoutMs?: number }): PushService => ({
  async send(push) {
    const request = requestOf(push, keys);
    const answer = { problem: null, retryAfterSeconds: null };
    if (!request) {
      // If our own keys are wrong, a failure says nothing about the device.
      const isOurFault = faultOfPushKeys(keys) !== null;
      return { ...answer, outcome: isOurFault ? 'later' : 'gone', problem: 'unusable keys' };
    }
    const { 'Content-Length': _, ...headers } = request.headers;
    try {
      const response = await fetch(push.device.endpoint, {
        method: 'POST',
        headers: Object.entries(headers).map(([name, value]) => [name, String(value)]),
        body: new Uint8Array(request.body ?? []),
        redirect: 'manual',
        signal: AbortSignal.timeout(keys.timeoutMs ?? 10_000),
      });
      await response.body?.cancel();
      const outcome = outcomeOf(response);
      if (outcome === 'sent') return { ...answer, outcome };
      const retryAfterSeconds = pauseOf(response);
      return { outcome, problem: String(response.status), retryAfterSeconds };
    } catch (error) {
      // A repetition replaces a notification that has arrived, so an answer that was lost does no harm.
      const isSlow = error instanceof DOMException && error.name === 'TimeoutError';
      return { ...answer, outcome: 'later', problem: isSlow ? 'no answer' : 'no connection' };
    }
  },
});
