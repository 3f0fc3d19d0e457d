import type { Context } from '@carwash/functions/context';
import { reconcile } from '@carwash/functions/reconciler/reconcile';
import { reconcileWhenDue } from '@carwash/functions/reconciler/reconcile-when-due';
import { countReads } from '../../../support/count-documents.ts';
import type { Clock } from '../harness/clock.ts';

/** A business whose time can be moved on. */
export interface TimedBusiness {
  context: Context;
  clock: Clock;
}

const budgetMs = 60_000;
const hoursOfDay = 24;

/** Lets the reconciler run until there is nothing left to do. */
export async function reconcileAll({ context }: Pick<TimedBusiness, 'context'>): Promise<void> {
  while (true) {
    const { steps } = await reconcile(context, budgetMs);
    if (steps.every(({ done, due }) => done + due === 0)) break;
  }
}

/** Does what the schedule does every minute. @returns whether the reconciler has run */
export async function passMinute({ context, clock }: TimedBusiness): Promise<boolean> {
  clock.advanceMinutes(1);
  return (await reconcileWhenDue(context, budgetMs)) !== null;
}

/**
 * Counts the documents that a business reads in a day on which nobody does anything.
 * @returns also how often the reconciler runs in an hour
 */
export async function readIdle(business: TimedBusiness) {
  let runsInHour = 0;
  const readsInHour = await countReads(async () => {
    for (let minute = 0; minute < 60; minute += 1) {
      if (await passMinute(business)) runsInHour += 1;
    }
  });
  return { readsInDay: readsInHour * hoursOfDay, runsInHour };
}
