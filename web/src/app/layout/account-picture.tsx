import { lazy, Suspense } from 'react';
import { InitialsAvatar } from '~/ui/page/initials-avatar';
import type { AccountPictureProps } from './profile-picture';

const Initials = ({ user, size }: AccountPictureProps) => (
  <InitialsAvatar name={user.name} size={size} />
);

/** Who is not signed in needs nothing that reads a profile. Where it cannot be fetched, initials do. */
const ProfilePicture = lazy(() => import('./profile-picture').catch(() => ({ default: Initials })));

/** The picture of whoever is signed in. */
export const AccountPicture = (props: AccountPictureProps) => (
  <Suspense fallback={<Initials {...props} />}>
    <ProfilePicture {...props} />
  </Suspense>
);
