import type { Transaction } from '@carwash/domain/payments/transaction';
import { CollectButton } from './collect-button';
import { DiscountButton } from './discount-button';
import { WriteOffButton } from './write-off-button';

/** Buttons for what is to be paid later: it was paid, costs less, or will never be paid. */
export function OwedActions({ transaction }: { transaction: Transaction }) {
  const isOwed = transaction.status === 'unpaid';
  if (!isOwed && transaction.status !== 'written_off') return null;
  return (
    <>
      <CollectButton transaction={transaction} />
      {isOwed && <DiscountButton transaction={transaction} />}
      {isOwed && transaction.slot.endsAt < new Date() && (
        <WriteOffButton transaction={transaction} />
      )}
    </>
  );
}
