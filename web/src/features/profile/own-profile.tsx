import type { User } from '@carwash/domain/users/user';
import { type ReactNode, useEffect, useRef } from 'react';
import { useProfile } from '~/entities/users/use-profile';
import { useOwnAccount } from '~/lib/firebase/use-own-account';
import { EmptyState } from '~/ui/states/empty-state';
import { FailedState } from '~/ui/states/failed-state';

interface OwnProfileProps {
  /** Shown while the profile loads. */
  skeleton: ReactNode;
  children: (profile: User) => ReactNode;
}

/** Provides the signed-in user's live profile. */
export function OwnProfile({ skeleton, children }: OwnProfileProps) {
  const account = useOwnAccount();
  if (account === null) return skeleton;
  return (
    <ProfileOf uid={account.uid} skeleton={skeleton}>
      {children}
    </ProfileOf>
  );
}

function ProfileOf({ uid, skeleton, children }: OwnProfileProps & { uid: string }) {
  const profile = useProfile(uid);

  // The session reads the profile all the time, so opening the page alone does not retry a failed one.
  const failedBefore = useRef(profile.state === 'failed' ? profile.retry : null);
  useEffect(() => failedBefore.current?.(), []);

  if (profile.state === 'loading') return skeleton;
  if (profile.state === 'failed') {
    return <FailedState title="Your profile could not be loaded." onRetry={profile.retry} />;
  }
  if (profile.data === null) return <EmptyState title="This profile does not exist any more." />;
  return children(profile.data);
}
