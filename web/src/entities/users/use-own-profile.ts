import { collections } from '@carwash/domain/collections';
import { useSessionDocument } from '~/lib/live/use-session-document';
import { profile } from './use-profile';

/**
 * The profile of whoever is signed in; null when it is gone. Only for the dashboard.
 * @param uid of the signed-in person
 */
export const useOwnProfile = (uid: string) =>
  useSessionDocument(`${collections.users}/${uid}`, profile(uid));
