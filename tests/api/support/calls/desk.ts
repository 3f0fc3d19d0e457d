import type { RefundByAdmin } from '@carwash/domain/bookings/endpoints';
import type { VisitStage } from '@carwash/domain/bookings/visit-stage';
import type { AdditionMethod, CollectMethod } from '@carwash/domain/payments/transaction';
import type { Service } from '@carwash/domain/services/service';
import type { Slot } from '@carwash/domain/slots/slot';
import { type Answer, call } from '../../../support/calls/call.ts';
import { vehicle } from '../../../support/purchases/vehicle.ts';
import { bookingOf } from '../../../support/reads/purchases.ts';
import type { Harness } from '../harness/harness.ts';
import type { Person } from '../people/people.ts';

/** Returns the body of a call that books a slot for a customer without an account. */
export const deskForm = (slot: Slot, change: object = {}) => ({
  slotId: slot._id,
  customerName: 'Kamal Hossain',
  customerPhone: '01711000002',
  paymentMethod: 'cash',
  ...vehicle,
  ...change,
});

export const bookAtDesk = (
  harness: Harness,
  as: Person,
  slot: Slot,
  change: object = {},
  key?: string,
): Promise<Answer> =>
  call(harness, 'POST', '/bookings/desk', { as, json: deskForm(slot, change), key });

/** Books for a customer at the door: the service begins in this minute. */
export const walkIn = (
  harness: Harness,
  as: Person,
  { _id: serviceId }: Pick<Service, '_id'>,
  change: object = {},
  key?: string,
): Promise<Answer> =>
  call(harness, 'POST', '/bookings/desk', {
    as,
    json: {
      serviceId,
      customerName: 'Kamal Hossain',
      paymentMethod: 'cash',
      ...vehicle,
      ...change,
    },
    key,
  });

export const cancelAsAdmin = (
  harness: Harness,
  as: Person,
  id: string,
  {
    reason = 'The foam machine is being repaired.',
    ...decision
  }: { refund: boolean; handedBack?: boolean; leftBefore?: number; reason?: string },
): Promise<Answer> =>
  call(harness, 'POST', `/bookings/${id}/cancel`, { as, json: { ...decision, reason } });

/** Says that a booking which was to be paid later is paid. */
export const collect = (
  harness: Harness,
  as: Person,
  id: string,
  method: CollectMethod,
  amount?: number,
): Promise<Answer> =>
  call(harness, 'POST', `/transactions/${id}/collect`, { as, json: { method, amount } });

/** Says that what was to be paid later will never come. */
export const writeOff = (
  harness: Harness,
  as: Person,
  id: string,
  reason = 'The customer cannot be reached.',
): Promise<Answer> =>
  call(harness, 'POST', `/transactions/${id}/write-off`, { as, json: { reason } });

/** Says that a payment at the desk was noted wrongly. */
export const correctPayment = (
  harness: Harness,
  as: Person,
  id: string,
  paymentMethod: AdditionMethod,
  seenMethod: CollectMethod = 'cash',
): Promise<Answer> =>
  call(harness, 'POST', `/transactions/${id}/correct`, {
    as,
    json: { seenMethod, paymentMethod, reason: 'The wrong car.' },
  });

export const undoSale = (
  harness: Harness,
  as: Person,
  id: string,
  reason = 'The wrong car.',
): Promise<Answer> => call(harness, 'POST', `/bookings/${id}/undo-sale`, { as, json: { reason } });

/** Moves a booking from where it is when the call is made. */
export async function moveBooking(
  harness: Harness,
  as: Person,
  id: string,
  { _id: slotId }: Pick<Slot, '_id'>,
  bay?: string,
  change: object = {},
): Promise<Answer> {
  const seenSlotId = (await bookingOf(harness, id))?.slot._id ?? slotId;
  const json = { seenSlotId, slotId, bay, ...change };
  return call(harness, 'POST', `/bookings/${id}/move`, { as, json });
}

/** Changes a booking at the desk. */
export const editBooking = (
  harness: Harness,
  as: Person,
  id: string,
  change: object,
  key?: string,
): Promise<Answer> =>
  call(harness, 'PATCH', `/bookings/${id}`, {
    as,
    json: change,
    key,
  });

/** Lets two bookings exchange their places. */
export const swapBookings = (
  harness: Harness,
  as: Person,
  id: string,
  json: object,
): Promise<Answer> => call(harness, 'POST', `/bookings/${id}/swap`, { as, json });

export const refundAsAdmin = (
  harness: Harness,
  as: Person,
  id: string,
  reason: string,
  part: Partial<Omit<RefundByAdmin, 'reason'>> = {},
): Promise<Answer> =>
  call(harness, 'POST', `/bookings/${id}/refund`, { as, json: { reason, ...part } });

export const markBooking = (
  harness: Harness,
  as: Person,
  id: string,
  status: 'completed' | 'no_show',
): Promise<Answer> => call(harness, 'PATCH', `/bookings/${id}/status`, { as, json: { status } });

export const changeStage = (
  harness: Harness,
  as: Person,
  id: string,
  change: { stage: VisitStage; seenStage: VisitStage },
): Promise<Answer> => call(harness, 'PATCH', `/bookings/${id}/stage`, { as, json: change });
