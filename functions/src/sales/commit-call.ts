import { movesMoney } from '@carwash/domain/sales/sale-change';
import type { Context } from '../context.ts';
import { numberAfterCommit } from '../receipts/number-receipts.ts';
import { changesOf, clearWay, commitSales, type Decided, type SaleCommit } from './commit-sales.ts';
import type { LoadedSale } from './load-sale.ts';
import { clearLapsedHolds } from './settlement/query-and-settle.ts';
import type { Author } from './write-change.ts';

/**
 * Commits what a call changes, see `commitSales`. Before a slot is taken, holds in its way that have run out are asked
 * about; receipts are numbered afterwards.
 * @throws ApiError also slot_being_paid
 */
export async function commitCall<Loaded extends readonly LoadedSale[], D extends Decided>(
  command: SaleCommit<Loaded, D>,
  author: Author,
  context: Context,
) {
  // Also set by a commit that was made although its answer was lost.
  let hasReceipts = false;
  const outcome = await commitSales(
    {
      ...command,
      decide: async (loaded, act) => {
        const decided = await command.decide(loaded, act);
        const changes = changesOf(decided.decision);
        hasReceipts ||= changes.some(movesMoney);
        const days = decided.loaded[0]?.days ?? [];
        const isStale = await clearWay(changes, days, (read) => clearLapsedHolds(read, context));
        return isStale ? { ...decided, decision: 'stale' } : decided;
      },
    },
    author,
    context,
  );
  if (hasReceipts) await numberAfterCommit(context);
  return outcome;
}
