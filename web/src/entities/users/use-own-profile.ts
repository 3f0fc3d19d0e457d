import { collections } from '@carwash/domain/collections';
import { useSessionDocument } from '~/lib/live/use-session-document';
import { profile } from './use-profile';

/**
 * Returns the profile of the signed-in user; null when it was deleted. Only for the dashboard.
 * @param uid of the signed-in user
 */
export const useOwnProfile = (uid: string) =>
  useSessionDocument(`${collections.users}/${uid}`, profile(uid));
