import { collections } from '@carwash/domain/collections';
import { nobody, testAccess } from './access-table.ts';
import { owner } from './set-up.ts';

testAccess(
  {
    path: `${collections.calendarFeeds}/${'a'.repeat(64)}`,
    data: { uid: owner.uid, kind: 'customer', bay: null, createdAt: new Date() },
    list: (database) =>
      database.collection(collections.calendarFeeds).where('uid', '==', owner.uid),
  },
  nobody,
);
