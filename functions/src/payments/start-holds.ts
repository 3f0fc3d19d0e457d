import { boundedHold, pauseEnd, type StartHold } from '@carwash/domain/slots/hold';
import type { Slot } from '@carwash/domain/slots/slot';
import type { StoredPurchaseFence } from '../db/document-schemas.ts';
import type { PurchaseFence } from './purchase-fence.ts';

type StoredHolds = NonNullable<StoredPurchaseFence['startHolds']>;

const storedHolds = (fence: PurchaseFence): StoredHolds => fence?.data()?.startHolds ?? [];

/** Returns the customer's latest hold of a start, if it still counts. */
export const latestHold = (fence: PurchaseFence, slotId: string): StartHold | undefined =>
  storedHolds(fence).find((hold) => hold.slotId === slotId);

/** Limits a hold of a start by the customer's earlier holds of it. */
export const boundedByFence = (
  fence: PurchaseFence,
  { _id, startsAt }: Pick<Slot, '_id' | 'startsAt'>,
  hold: { minutes: number; wanted: Date },
  now: Date,
): StartHold => {
  return boundedHold({ startsAt, ...hold }, latestHold(fence, _id), now);
};

/**
 * Returns the holds that the fence stores once this one has begun; those that no longer count are left out.
 */
export const withStartHold = (
  fence: PurchaseFence,
  slotId: string,
  hold: StartHold,
): StoredHolds => [
  ...storedHolds(fence).filter((other) => other.slotId !== slotId && pauseEnd(other) > hold.from),
  { slotId, ...hold },
];
