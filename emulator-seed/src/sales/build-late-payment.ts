import { searchTermsOfPurchase } from '@carwash/domain/payments/purchase-search';
import type { Transaction } from '@carwash/domain/payments/transaction';
import { transactionId } from '@carwash/domain/payments/transaction-id';
import { defaultSettings } from '@carwash/domain/settings/default-settings';
import { holdEnd } from '@carwash/domain/slots/hold';
import { customerOf, type Person } from '../build-people.ts';
import { after, minuteMs } from '../seed-time.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { buildRefund, drawProviderReference } from './build-transaction.ts';

/**
 * Builds a payment that arrived after its hold had expired: `winner` has booked the slot in the meantime, so
 * the payment is refunded.
 */
export function buildLatePayment(
  winner: Transaction,
  rival: Person,
  now: Date,
  random: SeededRandom,
): Transaction {
  const { holdMinutes } = defaultSettings;
  const createdAt = after(winner.createdAt, -(holdMinutes + 2) * minuteMs);
  const paidAt = after(winner.paidAt ?? winner.createdAt, minuteMs);
  const id = transactionId(createdAt, rival.user._id, winner.service._id);
  const vehicle = random.pick(rival.vehicles);
  const claimId = random.hex();
  const providerReference = drawProviderReference(random);
  const sold = { ...winner, _id: id, customer: customerOf(rival), vehicle };
  return {
    ...sold,
    transactionId: id,
    searchTerms: searchTermsOfPurchase(sold),
    claimId,
    providerReference,
    refundReason: 'slot_gone',
    ...buildRefund(paidAt, providerReference, now),
    createdAt,
    expiresAt: holdEnd(createdAt, holdMinutes),
    holdMinutes,
    paidAt,
  };
}
