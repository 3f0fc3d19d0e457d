import { complete } from '@carwash/domain/sales/mark-attendance';
import type { Deadline } from '../background/deadline.ts';
import { drain } from '../background/drain.ts';
import type { StepCounts } from '../background/step.ts';
import { usesStages } from '../bookings/uses-stages.ts';
import type { Context } from '../context.ts';
import { changeBookingByClock, type Decide } from './change-sale.ts';
import { loadVisit, visitOf } from './load-sale.ts';

/** Marks bookings as completed after their slot has ended. */
export function completePastBookings(context: Context, deadline: Deadline): Promise<StepCounts> {
  const decide: Decide = async (sale, act) => {
    const { booking } = sale;
    // Only of a visit that is still expected does it matter whether the staff says so of others.
    const mayBeUnseen = booking?.stage === 'expected';
    return complete(sale, mayBeUnseen && (await usesStages(booking.slot.date, context)), act);
  };
  return drain(
    {
      documents: context.db.bookings.where('status', '==', 'pending'),
      dueAt: 'slot.endsAt',
      parallel: 20,
      work: async (found) => {
        let known: typeof found | null = found;
        const load = () => {
          const first = known;
          known = null;
          return first ? visitOf(first, context) : loadVisit(found.id, context);
        };
        return (await changeBookingByClock(load, decide, context)).status === 'completed';
      },
    },
    context,
    deadline,
  );
}
