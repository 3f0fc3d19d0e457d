import type { User } from '@carwash/domain/users/user';
import type { ReactNode } from 'react';
import { useProfile } from '~/entities/users/use-profile';
import { useSession } from '~/lib/session/use-session';
import { EmptyState } from '~/ui/states/empty-state';
import { FailedState } from '~/ui/states/failed-state';

interface OwnProfileProps {
  /** Holds the place while the profile loads. */
  skeleton: ReactNode;
  children: (profile: User) => ReactNode;
}

/** The profile of whoever is signed in, live. */
export function OwnProfile({ skeleton, children }: OwnProfileProps) {
  const { user } = useSession();
  const profile = useProfile(user?._id ?? null);
  if (profile.state === 'loading') return skeleton;
  if (profile.state === 'failed') {
    return <FailedState title="Your profile could not be loaded." onRetry={profile.retry} />;
  }
  if (profile.data === null) return <EmptyState title="This profile does not exist any more." />;
  return children(profile.data);
}
