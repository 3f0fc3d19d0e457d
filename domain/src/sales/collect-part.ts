import { badField } from '../endpoint/errors.ts';
import { formatMoney, fromMinorUnits, toMinorUnits } from '../money/money.ts';
import { bookingIdOf, linesOfParts } from '../payments/booking-payments.ts';
import { searchTermsOfPurchase } from '../payments/purchase-search.ts';
import type { CollectMethod, Transaction } from '../payments/transaction.ts';
import { auditSubjectOf } from './audit-subject.ts';
import { collected, nothingToPay, refusalOfCollect, termsOnceCollected } from './collect.ts';
import { type Act, paymentOf, type Sale } from './sale.ts';
import { conflict, type SaleDecision } from './sale-change.ts';

/** Ids of a payment that a command makes. */
export type NewIds = Pick<Transaction, '_id' | 'claimId'>;

function paymentOfRest(
  { earlierSales: _earlierSales, writtenOff: _writtenOff, ...payment }: Transaction,
  change: Pick<Transaction, 'amount' | 'lines'>,
  ids: NewIds,
  now: Date,
): Transaction {
  const rest = {
    ...payment,
    ...change,
    ...ids,
    transactionId: ids._id,
    bookingId: bookingIdOf(payment),
    expiresAt: now,
    createdAt: now,
    version: 1,
  };
  return { ...rest, searchTerms: searchTermsOfPurchase(rest) };
}

/**
 * Records that the customer has paid a part of a debt at the desk. The debt becomes that part, and the rest a payment of
 * its own, like an addition, so that each has one receipt and one way in which it was paid.
 * @param amount the part, in major units
 */
export function collectPart(
  sale: Sale,
  { paymentId, method, amount }: { paymentId: string; method: CollectMethod; amount: number },
  ids: NewIds,
  { by, now }: Act,
): SaleDecision {
  const before = paymentOf(sale, paymentId);
  const { booking } = sale;
  const refusal = refusalOfCollect(before, null);
  if (refusal) return refusal;
  if (!booking) return nothingToPay;
  if (before.status === 'written_off') {
    return conflict('This was written off. It can only be paid as a whole.');
  }
  const restMinor = toMinorUnits(before.amount) - toMinorUnits(amount);
  if (restMinor <= 0) {
    const sum = formatMoney(before.amount, before.currency);
    return badField('amount', `A part must be less than ${sum}.`);
  }
  const lines = linesOfParts(before.lines, toMinorUnits(amount), booking.code);
  const stillToPay = fromMinorUnits(restMinor);
  const rest = paymentOfRest(before, { amount: stillToPay, lines: lines.rest }, ids, now);
  const isOwn = before.bookingId === undefined;
  return {
    booking: {
      ...(isOwn && termsOnceCollected(booking)),
      additions: [...(booking.additions ?? []), rest._id],
    },
    payments: {
      [paymentId]: { ...collected(before, method, amount, now), amount, lines: lines.part },
    },
    newPayment: rest,
    events: [{ kind: 'part_paid', by, amount, ...(!isOwn && { paymentId }) }],
    audit: [
      {
        kind: 'booking',
        action: 'part paid at the desk',
        subject: auditSubjectOf(booking),
        before: { paymentMethod: before.paymentMethod, stillToPay: before.amount },
        after: { paymentMethod: method, amount, stillToPay },
      },
    ],
  };
}
