import type { Slot } from '@carwash/domain/entities/slot';
import type { Transaction } from '@carwash/domain/entities/transaction';
import { ownsSlot } from '@carwash/domain/rules/can-book-paid-slot';
import { type SlotState, slotState } from '@carwash/domain/rules/slot-state';
import type { Live } from './live/live.ts';

/** `yours`: held for this customer, who went to pay and may go on. */
export type SlotOffer = SlotState | 'yours';

/** What of a visitor's own unfinished payments tells which holds are theirs. */
export type OwnPayment = Pick<Transaction, 'claimId'>;

/**
 * What this visitor may be told about a slot at `now`.
 * @param own the visitor's own pending payments
 */
export function slotOffer(slot: Slot, own: readonly OwnPayment[], now: Date): SlotOffer {
  const state = slotState(slot, now);
  const isOwn = own.some((payment) => ownsSlot(slot, payment));
  return state === 'held' && isOwn ? 'yours' : state;
}

/**
 * The visitor's own payments as far as they are needed to tell how `slots` stand at `now`: only a
 * held slot makes it worth waiting for them. Null while they have to be waited for. When they cannot
 * be had, a hold counts as somebody else's.
 */
export function paymentsToJudgeBy(
  slots: readonly Slot[],
  own: Live<OwnPayment[]>,
  now: Date,
): readonly OwnPayment[] | null {
  if (own.state === 'ready') return own.data;
  const isHeld = slots.some((slot) => slotState(slot, now) === 'held');
  return own.state === 'loading' && isHeld ? null : [];
}

/** Whether this visitor may take the slot. */
export const canTake = (offer: SlotOffer): boolean => offer === 'open' || offer === 'yours';

const lossTexts: Record<Exclude<SlotOffer, 'open' | 'yours'>, string> = {
  held: 'is being booked by somebody else',
  booked: 'has been booked',
  canceled: 'is no longer offered',
  past: 'has begun',
};

/** Why a slot that the visitor had chosen is not to be had any more; null while it is. */
export const describeLoss = (slot: Pick<Slot, 'startTime'>, offer: SlotOffer): string | null =>
  offer === 'open' || offer === 'yours'
    ? null
    : `The ${slot.startTime} slot ${lossTexts[offer]}. Please choose another time.`;
