import { mayUndoSale, type UndoVerdict } from '../bookings/undo-sale-policy.ts';
import { fromMinorUnits } from '../money/money.ts';
import { leftMinor, withRefund } from '../payments/received-money.ts';
import type { Transaction } from '../payments/transaction.ts';
import type { TransactionChange } from '../payments/transaction-change.ts';
import { auditSubjectOf } from './audit-subject.ts';
import { leaveBayForGood } from './bay-of-visit.ts';
import type { Act, SaleWithTimeline } from './sale.ts';
import { bookingNotFound, conflict, type SaleDecision } from './sale-change.ts';

const refusals: Record<Exclude<UndoVerdict, 'possible'>, string> = {
  cancelled: 'This booking has already been cancelled.',
  not_at_desk: 'This was not sold at the desk. Cancel it instead.',
  too_late: 'A sale can be undone for ten minutes. Cancel or refund it instead.',
  begun: 'The car has come into a bay, or the visit is over. Refund it instead.',
  refunded: 'Money of this sale has gone back already.',
};

/** A void payment counts in no figure. Money that came with it gets a credit note. */
function voided(payment: Transaction, reason: string, at: Date): TransactionChange {
  const amount = fromMinorUnits(leftMinor(payment));
  if (amount === 0) return { status: 'void' };
  return { status: 'void', refunds: withRefund(payment, { amount, at, reason, reference: '' }) };
}

/**
 * Undoes a mistaken sale at the desk.
 * @param wasTold whether the customer knows of the booking, or may know of it
 */
export function undo(
  sale: SaleWithTimeline,
  { reason, wasTold }: { reason: string; wasTold: boolean },
  { by, now }: Act,
): SaleDecision {
  const { booking, payments, timeline, days } = sale;
  if (!booking) return bookingNotFound;
  const verdict = mayUndoSale(booking, payments, timeline[0]?.by.role ?? 'system', now);
  if (verdict !== 'possible') return conflict(refusals[verdict]);
  const { _id, customer, slot, status, amount } = booking;
  const sequence = booking.sequence + 1;
  const left = leaveBayForGood(booking, days);
  return {
    booking: { status: 'cancelled', sequence, ...left.booking },
    jobs: left.jobs,
    payments: Object.fromEntries(
      payments
        .filter((payment) => payment.status !== 'void')
        .map((payment) => [payment._id, voided(payment, reason, now)]),
    ),
    events: [{ kind: 'sale_undone', by, reason }],
    messages: wasTold
      ? [
          {
            kind: 'cancelled',
            uid: customer.uid,
            bookingId: _id,
            version: 'undone',
            facts: { startsAt: slot.startsAt, sequence },
            dueAt: now,
          },
        ]
      : [],
    audit: [
      {
        kind: 'booking',
        action: 'sale undone',
        subject: auditSubjectOf(booking),
        before: { status },
        after: {
          status: 'cancelled',
          amount,
          paymentMethod: payments[0]?.paymentMethod,
          reason,
        },
      },
    ],
  };
}
