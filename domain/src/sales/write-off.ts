import { mayWriteOff, type WriteOffVerdict } from '../bookings/write-off-policy.ts';
import { additionFacts } from '../payments/booking-payments.ts';
import { auditSubjectOf } from './audit-subject.ts';
import { type Act, paymentOf, type Sale } from './sale.ts';
import { conflict, type SaleDecision } from './sale-change.ts';

const refusals: Record<Exclude<WriteOffVerdict, 'possible'>, string> = {
  visit_to_come: 'This visit is not over. Cancel the booking, or write it off afterwards.',
  written_off_already: 'This was written off already.',
  nothing_owed: 'Nothing is to be paid for this booking any more.',
};

/** Gives up a debt. It does not count as taken, so no figure of the till changes. */
export function writeOff(
  sale: Sale,
  { paymentId, reason }: { paymentId: string; reason: string },
  { by, now }: Act,
): SaleDecision {
  const before = paymentOf(sale, paymentId);
  const { amount, status } = before;
  const { booking } = sale;
  // Only a booking can be paid later.
  if (!booking) return conflict(refusals.nothing_owed);
  const verdict = mayWriteOff(before, booking);
  if (verdict !== 'possible') return conflict(refusals[verdict]);
  return {
    payments: {
      [paymentId]: { status: 'written_off', writtenOff: { reason, at: now, uid: by.uid } },
    },
    events: [{ kind: 'written_off', by, reason, ...additionFacts(before, amount) }],
    audit: [
      {
        kind: 'booking',
        action: 'debt written off',
        subject: auditSubjectOf(booking),
        before: { status },
        after: { status: 'written_off', amount, reason },
      },
    ],
  };
}
