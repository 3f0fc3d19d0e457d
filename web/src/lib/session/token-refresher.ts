import { isSessionOver } from '~/lib/firebase/auth-failure';
import { isTokenExpired, tokenExpiry, tokenIssued } from './token-expiry';

/** How long before its end a token is renewed, in milliseconds. */
const renewAheadMs = 120_000;

/** Between two attempts, in milliseconds. */
const pauseMs = 10_000;

/**
 * How much longer a token lives. One that this device's clock takes for ended or not yet begun counts
 * as new: the clock is wrong then, and following it would renew without end.
 */
function tokenLifeMs(token: string): number {
  const endsAt = tokenExpiry(token)?.getTime() ?? 0;
  const wholeLife = endsAt - (tokenIssued(token)?.getTime() ?? 0);
  const left = endsAt - Date.now();
  return left > 0 && left <= wholeLife ? left : wholeLife;
}

interface TokenRefresherOptions {
  /** Fetches a new token, which then arrives through `keep`. Rejects when there is none. */
  renew: () => Promise<void>;
  /** The token has ended, or the account has, and no new one is to be had. */
  onOver: (error: unknown) => void;
}

/** Renews a token before it ends, also after the computer has slept. */
export function createTokenRefresher({ renew, onOver }: TokenRefresherOptions) {
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function tryToRenew(token: string, isLastAttempt: boolean) {
    try {
      await renew();
    } catch (error) {
      const isExpired = isTokenExpired(token, new Date());
      if (isSessionOver(error) || (isExpired && isLastAttempt)) onOver(error);
      // The connection is often back a moment after the computer woke up: one more attempt.
      else timer = setTimeout(tryToRenew, pauseMs, token, isExpired);
    }
  }

  return {
    /** Looks after `token` from now on, instead of any earlier one. */
    keep(token: string): void {
      clearTimeout(timer);
      const delay = Math.max(tokenLifeMs(token) - renewAheadMs, pauseMs);
      timer = setTimeout(tryToRenew, delay, token, false);
    },
    /** Looks after nothing. */
    rest(): void {
      clearTimeout(timer);
    },
  };
}
