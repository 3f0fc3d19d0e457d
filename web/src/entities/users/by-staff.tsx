import { useProfile } from './use-profile';

/** Names the person of the staff who did something, for the console: 'By Ada' */
export function ByStaff({ uid }: { uid: string }) {
  const profile = useProfile(uid);
  return profile.state === 'ready' && profile.data ? `By ${profile.data.name}` : 'By the staff';
}
