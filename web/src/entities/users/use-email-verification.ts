import { useEffect } from 'react';
import { session } from '~/lib/session/session';
import { useSessionState } from '~/lib/session/use-session';
import { emailVerified } from './email-verified';

export interface EmailVerification {
  /** null: not known, or nobody is signed in. */
  verified: boolean | null;
  /** Asks again, after the link may have been opened elsewhere. Never rejects. */
  refresh(): Promise<void>;
}

/**
 * Whether the signed-in person's email is verified, and how to get there. Whoever comes back to this
 * tab from reading mail is asked about again without a click.
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
