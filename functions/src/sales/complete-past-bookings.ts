import { complete } from '@carwash/domain/sales/mark-attendance';
import type { Deadline } from '../background/deadline.ts';
import { drain } from '../background/drain.ts';
import type { StepCounts } from '../background/step.ts';
import type { Context } from '../context.ts';
import { changeBookingByClock } from './change-sale.ts';

/** Marks bookings as completed after their slot has ended. */
export const completePastBookings = (context: Context, deadline: Deadline): Promise<StepCounts> =>
  drain(
    {
      documents: context.db.bookings.where('status', '==', 'pending'),
      dueAt: 'slot.endsAt',
      parallel: 20,
      work: async ({ id }) =>
        (await changeBookingByClock(id, complete, context)).status === 'completed',
    },
    context,
    deadline,
  );
