import { type Admitted, isAdmitted } from '@carwash/domain/roles/role';
import type { SessionState } from '~/lib/session/session-store';
import { isTokenExpired } from '~/lib/session/token-expiry';

type Access = 'granted' | 'unknown' | 'signedOut' | 'wrongRole';

/**
 * Decides whether a screen may be shown. The stored session is trusted until Firebase Auth has answered,
 * unless its token has expired or the role does not match. Without a connection Firebase Auth can't answer
 * and the screen shows only data kept on this device, so an expired token is accepted then.
 * @param admitted undefined: any role
 */
export function screenAccess(
  session: SessionState,
  admitted: Admitted | undefined,
  { now, isOnline }: { now: Date; isOnline: boolean },
): Access {
  const { state, user, token } = session;
  if (state === 'signedOut' || !user || !token) return 'signedOut';
  const roleFits = admitted === undefined || isAdmitted(user.role, admitted);
  if (state === 'signedIn') return roleFits ? 'granted' : 'wrongRole';
  const isTrusted = !isOnline || !isTokenExpired(token, now);
  return roleFits && isTrusted ? 'granted' : 'unknown';
}
