import { useEffect } from 'react';
import { useProfile } from '../live/use-profile.ts';
import { repeatWhileVisible } from '../repeat-while-visible.ts';
import { session } from './session.ts';

/** Between two looks at whether the account of a deleted profile is gone too, in milliseconds. */
const recheckMs = 5000;

/** Keeps the session in step with the profile of the signed-in person. Shows nothing. */
export default function ProfileFollower({ uid }: { uid: string }) {
  const profile = useProfile(uid);
  const described = profile.state === 'ready' ? profile.data : undefined;

  useEffect(() => {
    if (described) session.describe(described);
  }, [described]);

  const isGone = described === null;
  useEffect(() => {
    if (!isGone) return;
    // Most likely the whole account is gone, or will be: the profile is deleted first.
    void session.recheck();
    return repeatWhileVisible(session.recheck, recheckMs);
  }, [isGone]);

  return null;
}
