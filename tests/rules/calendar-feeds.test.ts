import { collections } from '@carwash/domain/collections';
import { testAccess } from './access-table.ts';
import { owner } from './set-up.ts';

testAccess(
  {
    path: `${collections.calendarFeeds}/${'a'.repeat(64)}`,
    data: { uid: owner.uid, kind: 'customer', bay: null, createdAt: new Date() },
    list: (database) =>
      database.collection(collections.calendarFeeds).where('uid', '==', owner.uid),
  },
  {
    signedOut: { get: 'no', list: 'no', create: 'no', update: 'no', delete: 'no' },
    owner: { get: 'no', list: 'no', create: 'no', update: 'no', delete: 'no' },
    otherUser: { get: 'no', list: 'no', create: 'no', update: 'no', delete: 'no' },
    admin: { get: 'no', list: 'no', create: 'no', update: 'no', delete: 'no' },
  },
);
