import type { SessionUser } from '@carwash/domain/users/session';
import { useProfile } from '~/entities/users/use-profile';
import { UserAvatar } from '~/entities/users/user-avatar';

export interface AccountPictureProps {
  user: SessionUser;
  /** In pixels. */
  size: number;
}

/** The user's picture from their live profile. */
export default function ProfilePicture({ user, size }: AccountPictureProps) {
  const profile = useProfile(user._id);
  const image = profile.state === 'ready' ? (profile.data?.profileImage ?? null) : null;
  return <UserAvatar name={user.name} image={image} size={size} />;
}
