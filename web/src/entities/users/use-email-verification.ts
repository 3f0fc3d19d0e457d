import { useEffect } from 'react';
import { session } from '~/lib/session/session';
import { useSessionState } from '~/lib/session/use-session';
import { emailVerified } from './email-verified';

interface EmailVerification {
  /** null when unknown, or when nobody is signed in. */
  verified: boolean | null;
  /** Checks again, because the link may have been opened elsewhere. Never rejects. */
  refresh(): Promise<void>;
}

/**
 * Tells whether the signed-in user's email is verified, and provides a check. It also checks by
 * itself when the user returns to this tab, for example from reading mail.
 */
export function useEmailVerification(): EmailVerification {
  const verified = emailVerified(useSessionState());

  useEffect(() => {
    if (verified !== false) return;
    const askAgain = () => void session.recheck();
    window.addEventListener('focus', askAgain);
    return () => window.removeEventListener('focus', askAgain);
  }, [verified]);

  return { verified, refresh: session.recheck };
}
