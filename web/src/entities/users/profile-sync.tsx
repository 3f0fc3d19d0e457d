import { useEffect } from 'react';
import { pollWhileVisible } from '~/lib/clock/poll-while-visible';
import { session } from '~/lib/session/session';
import { useSessionState } from '~/lib/session/use-session';
import { syncProfile, tokenIsAhead } from './sync-profile';
import { useProfile } from './use-profile';

/** How often to check whether the account of a deleted profile is deleted too, in milliseconds. */
const recheckMs = 5000;

/**
 * Keeps the session in step with the signed-in user's profile, and the profile with the email and
 * the ways to sign in of their account, which may have been changed outside this site. Renders nothing.
 */
export default function ProfileSync({ uid }: { uid: string }) {
  const profile = useProfile(uid);
  const described = profile.state === 'ready' ? profile.data : undefined;

  useEffect(() => {
    if (described) session.describe(described);
  }, [described]);

  const { token } = useSessionState();
  const isBehind = Boolean(described && token && tokenIsAhead(token, described));
  useEffect(() => {
    if (isBehind) void syncProfile();
  }, [isBehind]);

  const isGone = described === null;
  useEffect(() => {
    if (!isGone) return;
    // The account is probably deleted too, or soon will be, because the profile is deleted first.
    void session.recheck();
    return pollWhileVisible(session.recheck, recheckMs);
  }, [isGone]);

  return null;
}
