import { movesMoney, type SaleChange } from '@carwash/domain/sales/sale-change';
import type { Context } from '../context.ts';
import type { ReadDays } from '../days/read-days.ts';
import { numberAfterCommit } from '../receipts/number-receipts.ts';
import { type Command, changesOf, commitSales, type Decided } from './commit-sales.ts';
import type { LoadedSale } from './load-sale.ts';
import { clearLapsedHolds } from './settlement/query-and-settle.ts';
import type { Author } from './write-change.ts';

/** Asks about holds that have run out in the way of a change; true: what was read may have changed by that. */
async function clearWay(
  changes: readonly SaleChange[],
  days: ReadDays,
  context: Context,
): Promise<boolean> {
  for (const slot of changes.flatMap(({ takes = [] }) => takes)) {
    if (await clearLapsedHolds({ slot, days }, context)) return true;
  }
  return false;
}

/**
 * Changes sales in one commit, see `commitSales`. Before a slot is taken, holds in its way that have run out are asked
 * about; receipts are numbered afterwards.
 * @throws ApiError also slot_being_paid
 */
export async function commitClearingWay<Loaded extends readonly LoadedSale[], D extends Decided>(
  command: Command<Loaded, D>,
  author: Author,
  context: Context,
) {
  // Also set by a commit that was made although its answer was lost.
  let hasReceipts = false;
  const outcome = await commitSales(
    {
      ...command,
      decide: async (read, act) => {
        const decided = await command.decide(read, act);
        const changes = changesOf(decided.decision);
        hasReceipts ||= changes.some(movesMoney);
        const isStale = await clearWay(changes, decided.loaded[0]?.days ?? [], context);
        return isStale ? { ...decided, decision: 'stale' } : decided;
      },
    },
    author,
    context,
  );
  if (hasReceipts) await numberAfterCommit(context);
  return outcome;
}
