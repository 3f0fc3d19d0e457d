import { collections } from '@carwash/domain/collections';
import { userSchema } from '@carwash/domain/users/user';
import { listLimit } from '~/lib/live/list-limit.ts';
import { liveLists } from '~/lib/live/live-queries.ts';
import { useLiveList } from '~/lib/live/use-live-list.ts';

const admins = liveLists('owner', () => ({
  collection: collections.users,
  schema: userSchema,
  equal: { role: 'admin' },
  limit: listLimit,
}));

/** Who is an admin now, at most 100 of them. For admins. */
export const useAdmins = () => useLiveList(admins());
