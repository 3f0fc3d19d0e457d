import { badField } from '../endpoint/errors.ts';
import { messageOfPayment } from '../messages/new-message.ts';
import { additionFacts, bookingIdOf } from '../payments/booking-payments.ts';
import { paymentForAudit } from '../payments/payment-for-audit.ts';
import { formatReceived } from '../payments/received-money.ts';
import { refundReference } from '../payments/refund-reference.ts';
import { restPaidBack } from '../payments/rest-paid-back.ts';
import { mayMarkRefunded } from '../payments/transaction-status-policy.ts';
import { type Act, paymentOf, type Sale } from './sale.ts';
import { conflict, type SaleDecision } from './sale-change.ts';

const paidBackAlready = (reference: string | null) =>
  conflict(
    reference === null
      ? 'This was paid back already.'
      : `This was paid back already, as ${reference}.`,
  );

/**
 * Records that the business has paid out a due refund.
 */
export function markRefunded(
  sale: Sale,
  { paymentId, reference }: { paymentId: string; reference: string | null },
  { by, now }: Act,
): SaleDecision {
  const before = paymentOf(sale, paymentId);
  const { status, service } = before;
  switch (mayMarkRefunded(before, reference)) {
    case 'not_due':
      return conflict(
        `No refund is due: the status is ${status}. Only refund_due can become refunded.`,
      );
    case 'done_otherwise':
      return paidBackAlready(before.refundReference);
    case 'reopened':
      return badField(
        'reference',
        'The refund with this reference was reopened. Enter the new one.',
      );
    case 'done_this_way':
      return 'unchanged';
    case 'possible': {
      const needed = refundReference(before, reference ?? '');
      if (typeof needed !== 'string') return needed;
      const change = restPaidBack(before, { reason: '', reference: reference ?? '' }, now);
      const after = { ...before, ...change };
      const amount = after.refunds?.at(-1)?.amount ?? 0;
      const named = reference === null ? {} : { reference };
      return {
        payments: { [paymentId]: change },
        ...(sale.booking
          ? { events: [{ kind: 'refunded', by, ...additionFacts(before, amount), ...named }] }
          : { events: [], messages: [messageOfPayment('refunded', after, now)] }),
        audit: [
          {
            kind: 'refund',
            action: 'marked as refunded',
            subject: { id: bookingIdOf(before), label: `${service.name}, ${paymentId}` },
            before: paymentForAudit(before),
            after: { ...paymentForAudit(after), paidBack: formatReceived(after.received) },
          },
        ],
      };
    }
  }
}
