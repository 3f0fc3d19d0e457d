import { lazy, Suspense } from 'react';
import { InitialsAvatar } from '~/ui/page/initials-avatar';
import type { AccountPictureProps } from './profile-picture';

const Initials = ({ user, size }: AccountPictureProps) => (
  <InitialsAvatar name={user.name} size={size} />
);

/** Lazy, because visitors need no code that reads a profile. Falls back to initials when it can't load. */
const ProfilePicture = lazy(() => import('./profile-picture').catch(() => ({ default: Initials })));

/** The signed-in user's picture. */
export const AccountPicture = (props: AccountPictureProps) => (
  <Suspense fallback={<Initials {...props} />}>
    <ProfilePicture {...props} />
  </Suspense>
);
