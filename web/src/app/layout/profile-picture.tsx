import { UserAvatar } from '~/components/user-avatar.tsx';
import { useProfile } from '~/lib/live/use-profile.ts';
import type { AccountPictureProps } from './account-picture.tsx';

/** Somebody's own picture as their profile has it right now. */
export default function ProfilePicture({ user, size }: AccountPictureProps) {
  const profile = useProfile(user._id);
  const image = profile.state === 'ready' ? (profile.data?.profileImage ?? null) : null;
  return <UserAvatar name={user.name} image={image} size={size} />;
}
