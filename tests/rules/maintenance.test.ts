import { collections } from '@carwash/domain/collections';
import { reconcilerRunId } from '@carwash/domain/reconciler/reconciler-run';
import { describe } from 'vitest';
import { nobody, testAccess } from './access-table.ts';

describe("the reconciler's last run", () => {
  testAccess(
    {
      path: `${collections.maintenance}/${reconcilerRunId}`,
      data: { endedAt: new Date(0) },
      needs: 'seeMoney',
    },
    {
      signedOut: { get: 'no', list: 'no', create: 'no', update: 'no', delete: 'no' },
      owner: { get: 'no', list: 'no', create: 'no', update: 'no', delete: 'no' },
      otherUser: { get: 'no', list: 'no', create: 'no', update: 'no', delete: 'no' },
      admin: { get: 'yes', list: 'no', create: 'no', update: 'no', delete: 'no' },
    },
  );
});

describe('every other fence', () => {
  testAccess(
    { path: `${collections.maintenance}/statistics`, data: { rebuiltAt: new Date(0) } },
    nobody,
  );
});
