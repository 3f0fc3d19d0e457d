import { unpaidHolds } from '@carwash/domain/payments/customer-payments';
import type { Transaction } from '@carwash/domain/payments/transaction';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Context } from '../../context.ts';
import { ApiError } from '../../errors/api-error.ts';

const nameOf = ({ service, slot }: Transaction): string =>
  `${service.name} on ${slot.date} at ${slot.startTime}`;

/** Returns one entry per hold, with its payment, so that the customer can finish or cancel it. */
const toFieldError = (held: Transaction) => ({
  path: 'slotId',
  message: `${nameOf(held)} is held by payment ${held._id}`,
});

/**
 * Limits the unpaid holds of a customer.
 * @param open the customer's open payments, read after the purchase fence, so that no concurrent call is
 * missed
 * @param replacedId the payment whose hold the new one takes, or null
 * @throws ApiError too_many_holds, naming the slots that the customer holds
 */
export function requireRoomForHold(
  open: readonly QueryDocumentSnapshot<Transaction>[],
  replacedId: string | null,
  { settings, now }: Context,
): void {
  const holds = unpaidHolds(
    open.map((payment) => payment.data()),
    now(),
  ).filter(({ _id }) => _id !== replacedId);
  if (holds.length < settings.maxUnpaidHolds) return;
  throw new ApiError(
    'too_many_holds',
    `You already hold ${holds.map(nameOf).join(', ')}. Pay for a slot or give it up before you take another one.`,
    holds.map(toFieldError),
  );
}
