import { mayHoldUnproven } from '@carwash/domain/bays/unproven-share';
import { minutesSold } from '@carwash/domain/slots/job-length';
import type { Context } from '../../context.ts';
import { ApiError } from '../../errors/api-error.ts';
import { hasVerifiedEmail } from '../../gateways/find-account.ts';
import type { Caller } from '../../http/handler.ts';
import type { PurchaseFence } from '../purchase-fence.ts';
import type { PurchaseDetails } from './read-purchase.ts';
import type { EarlierPayment } from './resume-payment.ts';

/** Tells whether the customer has neither paid for anything nor confirmed their email address. */
export async function isUnprovenCustomer(
  caller: Caller,
  fence: PurchaseFence,
  { auth }: Context,
): Promise<boolean> {
  if (fence?.data()?.hasPaid) return false;
  return !(await hasVerifiedEmail(caller, auth));
}

/**
 * Limits the unpaid holds of unproven customers on the day of a slot.
 * @throws ApiError email_not_verified
 */
export function requireShareOfDay(
  { read: { slot, days } }: PurchaseDetails,
  { stale }: EarlierPayment,
  { now }: Context,
): void {
  const day = days.find(({ id }) => id === slot.date)?.data();
  const { minutes } = minutesSold({ slot });
  if (!day || mayHoldUnproven(day, minutes, now(), stale?.data().claimId)) return;
  throw new ApiError(
    'email_not_verified',
    'Many people are paying for this day right now. Please confirm your email address first: follow the link in the mail that we sent you, then book.',
  );
}
