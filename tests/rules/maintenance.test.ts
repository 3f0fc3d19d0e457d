import { collections } from '@carwash/domain/collections';
import { reconcilerRunId } from '@carwash/domain/reconciler/reconciler-run';
import { describe } from 'vitest';
import { nobody, staffWith, testAccess } from './access-table.ts';

describe("the reconciler's last run", () => {
  testAccess(
    {
      path: `${collections.maintenance}/${reconcilerRunId}`,
      data: { endedAt: new Date(0) },
    },
    { get: staffWith('seeMoney'), list: nobody },
  );
});

describe('every other fence', () => {
  testAccess(
    { path: `${collections.maintenance}/statistics`, data: { rebuiltAt: new Date(0) } },
    { get: nobody, list: nobody },
  );
});
