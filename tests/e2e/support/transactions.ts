import { randomUUID } from 'node:crypto';
import { searchTermsOfPurchase } from '@carwash/domain/payments/purchase-search';
import { receivedInFull } from '@carwash/domain/payments/received-money';
import type { Transaction } from '@carwash/domain/payments/transaction';
import { transactionId } from '@carwash/domain/payments/transaction-id';
import { type Service, soldServiceSchema } from '@carwash/domain/services/service';
import { vehicleSchema } from '@carwash/domain/services/vehicle';
import { holdEnd } from '@carwash/domain/slots/hold';
import { bookedSlotSchema, type Slot } from '@carwash/domain/slots/slot';
import { countTransaction, sumCounts } from '@carwash/domain/statistics/count-statistics';
import { countChange } from '@carwash/functions/statistics/count-change';
import type { Account } from './accounts.ts';
import { vehicle } from './book.ts';
import { db } from './emulators.ts';
import { serverAt } from './server-code.ts';

const onlyKnown = { stripUnknown: true } as const;

interface Purchase {
  customer: Account;
  service: Service;
  slot: Slot;
}

/** A payment as the server leaves it, received a moment ago unless `change` says otherwise. */
function payment(
  { customer: { uid, name, email }, service, slot }: Purchase,
  change: Partial<Transaction>,
): Transaction {
  const { createdAt = new Date(), status = 'success' } = change;
  const _id = transactionId(createdAt, uid, service._id);
  const isReceived = status !== 'pending' && status !== 'failed';
  const sold = {
    _id,
    customer: { uid, name, email, phone: '01700000000' },
    service: soldServiceSchema.cast(service, onlyKnown),
    vehicle: vehicleSchema.cast(vehicle),
  };
  return {
    ...sold,
    transactionId: _id,
    slot: bookedSlotSchema.cast(slot, onlyKnown),
    amount: service.price,
    currency: 'BDT',
    received: isReceived ? receivedInFull(service.price, 'BDT') : null,
    status,
    paymentMethod: 'card',
    searchTerms: searchTermsOfPurchase({ ...sold, ...change }),
    claimId: randomUUID(),
    paymentUrl: null,
    expiresAt: holdEnd(createdAt),
    nextCheckAt: null,
    paidAt: isReceived ? createdAt : null,
    failureReason: null,
    refundReason: null,
    refundReference: null,
    refundedAt: null,
    providerReference: isReceived ? `P-${_id}` : null,
    createdAt,
    ...change,
  };
}

/** As many payments of the customer as there are `changes`, in one commit. See `newTransaction`. */
export async function newTransactions(
  purchase: Purchase,
  changes: readonly Partial<Transaction>[],
): Promise<Transaction[]> {
  const server = serverAt(new Date());
  const transactions = changes.map((change) => payment(purchase, change));
  const batch = db.batch();
  for (const transaction of transactions)
    batch.create(db.transactions.doc(transaction._id), transaction);
  const counts = transactions.map((transaction) =>
    countTransaction(transaction, server.settings.businessTimeZone),
  );
  countChange(batch, sumCounts(counts), server);
  await batch.commit();
  return transactions;
}

/**
 * A payment of the customer, received a moment ago unless `change` says otherwise. It is only the
 * payment: no slot is taken and no booking made. Two of one service need different `createdAt`.
 */
export async function newTransaction(
  purchase: Purchase,
  change: Partial<Transaction> = {},
): Promise<Transaction> {
  const [transaction] = await newTransactions(purchase, [change]);
  if (!transaction) throw new Error('No payment was made');
  return transaction;
}

/** A moment so many days ago. */
export const daysAgo = (days: number): Date => new Date(Date.now() - days * 86_400_000);
