import { collections } from '@carwash/domain/collections';
import { userSchema } from '@carwash/domain/users/user';
import { liveDocuments } from '~/lib/live/live-queries';
import { useLiveQuery } from '~/lib/live/use-live-query';

const profile = liveDocuments('owner', (uid: string) => ({
  collection: collections.users,
  schema: userSchema,
  id: uid,
}));

/** The profile of an account; null when there is none; loading while there is no uid. */
export const useProfile = (uid: string | null) => useLiveQuery(uid === null ? null : profile(uid));
