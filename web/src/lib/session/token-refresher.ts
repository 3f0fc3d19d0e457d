import { isSessionOver } from '~/lib/firebase/auth-failure';
import { isTokenExpired, tokenExpiry, tokenIssued } from './token-expiry';

/** Time before its expiry at which a token is renewed, in milliseconds. */
const renewAheadMs = 120_000;

/** Pause between two attempts, in milliseconds. */
const pauseMs = 10_000;

/**
 * Returns the remaining lifetime of a token. A token that seems expired or not yet valid counts as new,
 * because then this device's clock is wrong and following it would renew without end.
 */
function tokenLifeMs(token: string): number {
  const endsAt = tokenExpiry(token)?.getTime() ?? 0;
  const wholeLife = endsAt - (tokenIssued(token)?.getTime() ?? 0);
  const left = endsAt - Date.now();
  return left > 0 && left <= wholeLife ? left : wholeLife;
}

interface TokenRefresherOptions {
  /** Fetches a new token, which then arrives through `start`. Rejects when that fails. */
  renew: () => Promise<void>;
  /** Called when the token has expired or the account is gone, and there is no new token. */
  onOver: (error: unknown) => void;
  /** Tells whether there may be a connection. Without one, an expired token does not end the session. */
  isOnline: () => boolean;
}

/** Renews a token before it expires, also after the computer has slept. */
export function createTokenRefresher({ renew, onOver, isOnline }: TokenRefresherOptions) {
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function tryToRenew(token: string, isLastAttempt: boolean) {
    try {
      await renew();
    } catch (error) {
      const isExpired = isTokenExpired(token, new Date());
      if (isSessionOver(error) || (isExpired && isLastAttempt && isOnline())) onOver(error);
      // Tries once more, because the connection is often back shortly after the computer wakes up.
      else timer = setTimeout(tryToRenew, pauseMs, token, isExpired && isOnline());
    }
  }

  return {
    /** Starts renewing `token` before it expires, instead of any earlier one. */
    start(token: string): void {
      clearTimeout(timer);
      const delay = Math.max(tokenLifeMs(token) - renewAheadMs, pauseMs);
      timer = setTimeout(tryToRenew, delay, token, false);
    },
    stop(): void {
      clearTimeout(timer);
    },
  };
}
