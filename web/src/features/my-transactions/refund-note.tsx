import { describeRefund } from '@carwash/domain/payments/describe-refund';
import type { TransactionAnswer } from '@carwash/domain/payments/transaction';
import { useSettings } from '~/lib/settings/settings';
import { DateAndTime } from './date-and-time';

/** Why the money is refunded, and the refund's reference number. */
export function RefundNote({ transaction }: { transaction: TransactionAnswer }) {
  const { reason, money } = describeRefund(transaction, useSettings());
  const { refundReference, refundedAt } = transaction;
  return (
    <>
      {reason} {money}
      {refundReference !== null && <div>Refund reference: {refundReference}</div>}
      {refundedAt !== null && (
        <div>
          Refunded on <DateAndTime at={refundedAt} />
        </div>
      )}
    </>
  );
}
