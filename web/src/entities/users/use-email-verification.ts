import { useEffect } from 'react';
import { pollWhileVisible } from '~/lib/clock/poll-while-visible';
import { session } from '~/lib/session/session';
import { useSessionState } from '~/lib/session/use-session';
import { emailVerified } from './email-verified';

interface EmailVerification {
  /** null when unknown, or when nobody is signed in. */
  verified: boolean | null;
  /** Checks again, because the link may have been opened elsewhere. Never rejects. */
  refresh(): Promise<void>;
}

const refresh = async (): Promise<void> => {
  await session.recheck();
};

/** How often to ask again while the email is not verified and the page is looked at, in milliseconds. */
const recheckMs = 15_000;

/**
 * Tells whether the signed-in user's email is verified, and provides a check. Until it is, it also checks by
 * itself, because the link may be opened in another browser: at once, when the user returns to this tab, and
 * again while the page is looked at.
 */
export function useEmailVerification(): EmailVerification {
  const verified = emailVerified(useSessionState());

  useEffect(() => {
    if (verified !== false) return;
    const askAgain = () => void refresh();
    askAgain();
    window.addEventListener('focus', askAgain);
    const endPolling = pollWhileVisible(refresh, recheckMs);
    return () => {
      window.removeEventListener('focus', askAgain);
      endPolling();
    };
  }, [verified]);

  return { verified, refresh };
}
