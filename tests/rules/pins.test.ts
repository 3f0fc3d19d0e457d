import { collections } from '@carwash/domain/collections';
import { nobody, testAccess } from './access-table.ts';
import { owner } from './set-up.ts';

// A hash of a few digits is soon found by trying all, so nobody reads it, not even its owner.
testAccess(
  {
    path: `${collections.pins}/${owner.uid}`,
    data: { salt: 'c2FsdA==', hash: 'aGFzaA==', wrongTries: 0, setAt: new Date() },
  },
  nobody,
);
