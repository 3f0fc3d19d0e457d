import { useEffect } from 'react';
import { useProfile } from '../live/use-profile.ts';
import { session } from './session.ts';

/** Keeps the session in step with the profile of the signed-in person. Shows nothing. */
export default function ProfileFollower({ uid }: { uid: string }) {
  const profile = useProfile(uid);
  const described = profile.state === 'ready' ? profile.data : undefined;

  useEffect(() => {
    if (described) session.describe(described);
    // The profile is gone: most likely the whole account is.
    else if (described === null) void session.recheck();
  }, [described]);

  return null;
}
