import { isSessionOver } from '~/lib/firebase/auth-failure';
import { isTokenExpired, tokenExpiry, tokenIssued } from './token-expiry';

/** How long before its expiry a token is renewed, in milliseconds. */
const renewAheadMs = 120_000;

/** Between two attempts, in milliseconds. */
const pauseMs = 10_000;

/**
 * The remaining lifetime of a token. A token that seems expired or not yet valid counts as new:
 * then this device's clock is wrong, and following it would renew without end.
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
  /** The token has expired or the account is gone, and there is no new token. */
  onOver: (error: unknown) => void;
  /** Without a connection an expired token is no reason to end the session. */
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
      // The connection is often back shortly after the computer wakes up, so it tries once more.
      else timer = setTimeout(tryToRenew, pauseMs, token, isExpired && isOnline());
    }
  }

  return {
    /** Renews `token` before it expires, in place of any earlier one. */
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
