import type { Booking } from '@carwash/domain/bookings/booking';
import type { Transaction } from '@carwash/domain/payments/transaction';
import type { WriteBatch } from 'firebase-admin/firestore';
import { addAuditEntry } from '../audit/add-audit-entry.ts';
import type { Context } from '../context.ts';
import type { Staff } from '../http/handler.ts';
import { paymentForAudit } from '../payments/payment-for-audit.ts';
import { bookingAuditSubject } from './booking-audit-subject.ts';

/** A payment before and after a refund, and how the audit tells of it. */
export interface AuditedRefund {
  before: Transaction;
  after: Transaction;
  action: string;
}

/** Adds to `batch` an audit entry for each payment of a booking that a refund by staff changes. */
export function addRefundAudit(
  batch: WriteBatch,
  booking: Booking,
  payments: readonly AuditedRefund[],
  reason: string,
  caller: Staff,
  context: Context,
): void {
  const subject = bookingAuditSubject(booking);
  for (const { before, after, action } of payments) {
    const change = {
      before: paymentForAudit(before),
      after: { ...paymentForAudit(after), reason },
    };
    addAuditEntry(batch, { kind: 'refund', action, subject, ...change }, caller, context);
  }
}
