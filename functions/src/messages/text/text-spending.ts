import type { MessageSettings } from '@carwash/domain/messages/message-settings';
import { isInBudget } from '@carwash/domain/messages/text-cost';
import { businessDay } from '@carwash/domain/time/business-time';
import type { Context } from '../../context.ts';
import { commitIfUnchanged, ifUnchanged, retryOnConflict } from '../../db/compare-and-set.ts';

type SpendingContext = Pick<Context, 'db' | 'now' | 'settings'>;

/** Returns the month of now, and the segments that were sent in it. */
export async function readTextSpending({ db, now, settings }: SpendingContext) {
  const [stored] = await db.readAll(db.textSpending);
  const month = businessDay(now(), settings.businessTimeZone).slice(0, 7);
  const spent = stored.data();
  return { stored, month, segments: spent?.month === month ? spent.segments : 0 };
}

/**
 * Counts the segments of a text message that is to be sent, if they fit into the budget of the month.
 * @param wanted negative: of one that was not sent after all
 * @returns whether it may be sent
 */
export const spendSegments = (
  wanted: number,
  budget: Pick<MessageSettings, 'textPrice' | 'textBudget'>,
  context: SpendingContext,
): Promise<boolean> =>
  retryOnConflict(async () => {
    const { stored, month, segments } = await readTextSpending(context);
    const after = { month, segments: Math.max(0, segments + wanted) };
    if (wanted > 0 && !isInBudget(after.segments, budget)) return false;
    const batch = context.db.batch();
    if (stored.exists) batch.update(stored.ref, after, ifUnchanged(stored));
    else batch.create(stored.ref, after);
    return (await commitIfUnchanged(batch)) || undefined;
  });
