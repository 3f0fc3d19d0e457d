import type { RefundByAdmin } from '@carwash/domain/bookings/endpoints';
import type { VisitStage } from '@carwash/domain/bookings/visit-stage';
import type { AdditionMethod, CollectMethod } from '@carwash/domain/payments/transaction';
import type { Service } from '@carwash/domain/services/service';
import type { Slot } from '@carwash/domain/slots/slot';
import { type Answer, call } from '../../../support/calls/call.ts';
import { vehicle } from '../../../support/purchases/vehicle.ts';
import { seenBooking, seenPair, seenPayment } from '../../../support/reads/seen.ts';
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

/** What the caller saw, unless it is what is stored when the call is made, and the key of the call. */
interface Sent {
  version?: number;
  key?: string;
}

export const cancelAsAdmin = async (
  harness: Harness,
  as: Person,
  id: string,
  {
    reason = 'The foam machine is being repaired.',
    key,
    ...decision
  }: { refund: boolean; handedBack?: boolean; reason?: string } & Sent,
): Promise<Answer> =>
  call(harness, 'POST', `/bookings/${id}/cancel`, {
    as,
    json: { ...(await seenBooking(harness, id)), ...decision, reason },
    key,
  });

/** Says that a booking which was to be paid later is paid. */
export const collect = async (
  harness: Harness,
  as: Person,
  id: string,
  method: CollectMethod,
  amount?: number,
  { key, ...seen }: Sent = {},
): Promise<Answer> =>
  call(harness, 'POST', `/transactions/${id}/collect`, {
    as,
    json: { ...(await seenPayment(harness, id)), method, amount, ...seen },
    key,
  });

/** Says that what was to be paid later will never come. */
export const writeOff = async (
  harness: Harness,
  as: Person,
  id: string,
  reason = 'The customer cannot be reached.',
  { key, ...seen }: Sent = {},
): Promise<Answer> =>
  call(harness, 'POST', `/transactions/${id}/write-off`, {
    as,
    json: { ...(await seenPayment(harness, id)), reason, ...seen },
    key,
  });

export const collectPart = async (
  harness: Harness,
  as: Person,
  id: string,
  method: CollectMethod,
  amount: number,
  { key, ...seen }: Sent = {},
): Promise<Answer> =>
  call(harness, 'POST', `/transactions/${id}/collect-part`, {
    as,
    json: { ...(await seenPayment(harness, id)), method, amount, ...seen },
    key,
  });

export const discount = async (
  harness: Harness,
  as: Person,
  id: string,
  amount: number,
  { key, ...seen }: Sent = {},
): Promise<Answer> =>
  call(harness, 'POST', `/transactions/${id}/discount`, {
    as,
    json: { ...(await seenPayment(harness, id)), amount, reason: 'A regular.', ...seen },
    key,
  });

/** Says that a payment at the desk was noted wrongly. */
export const correctPayment = async (
  harness: Harness,
  as: Person,
  id: string,
  paymentMethod: AdditionMethod,
  { key, ...seen }: Sent = {},
): Promise<Answer> =>
  call(harness, 'POST', `/transactions/${id}/correct`, {
    as,
    json: {
      ...(await seenPayment(harness, id)),
      paymentMethod,
      reason: 'The wrong car.',
      ...seen,
    },
    key,
  });

/** Says that a refund which was marked as paid has not gone back. */
export const reopenRefund = async (
  harness: Harness,
  as: Person,
  id: string,
  reason = 'The bank returned it.',
  { key, ...seen }: Sent = {},
): Promise<Answer> =>
  call(harness, 'POST', `/transactions/${id}/reopen-refund`, {
    as,
    json: { ...(await seenPayment(harness, id)), reason, ...seen },
    key,
  });

export const undoSale = async (
  harness: Harness,
  as: Person,
  id: string,
  reason = 'The wrong car.',
  { key, ...seen }: Sent = {},
): Promise<Answer> =>
  call(harness, 'POST', `/bookings/${id}/undo-sale`, {
    as,
    json: { ...(await seenBooking(harness, id)), reason, ...seen },
    key,
  });

export async function moveBooking(
  harness: Harness,
  as: Person,
  id: string,
  { _id: slotId }: Pick<Slot, '_id'>,
  bay?: string,
  { key, ...change }: Sent & { onClosedDay?: boolean; onKeptMinutes?: boolean } = {},
): Promise<Answer> {
  const json = { ...(await seenBooking(harness, id)), slotId, bay, ...change };
  return call(harness, 'POST', `/bookings/${id}/move`, { as, json, key });
}

/** Changes a booking at the desk. */
export const editBooking = async (
  harness: Harness,
  as: Person,
  id: string,
  change: object,
  key?: string,
): Promise<Answer> =>
  call(harness, 'PATCH', `/bookings/${id}`, {
    as,
    json: { ...(await seenBooking(harness, id)), ...change },
    key,
  });

/** Lets two bookings exchange their places. */
export const swapBookings = async (
  harness: Harness,
  as: Person,
  id: string,
  otherId: string,
  {
    key,
    ...change
  }: Sent & {
    otherVersion?: number;
    onClosedDay?: boolean;
    onKeptMinutes?: boolean;
  } = {},
): Promise<Answer> =>
  call(harness, 'POST', `/bookings/${id}/swap`, {
    as,
    json: { ...(await seenPair(harness, id, otherId)), ...change },
    key,
  });

export const refundAsAdmin = async (
  harness: Harness,
  as: Person,
  id: string,
  reason: string,
  { key, ...part }: Partial<Omit<RefundByAdmin, 'reason'>> & Sent = {},
): Promise<Answer> =>
  call(harness, 'POST', `/bookings/${id}/refund`, {
    as,
    json: { ...(await seenBooking(harness, id)), reason, ...part },
    key,
  });

export const markBooking = (
  harness: Harness,
  as: Person,
  id: string,
  status: 'completed' | 'no_show',
): Promise<Answer> => call(harness, 'PATCH', `/bookings/${id}/status`, { as, json: { status } });

export const changeStage = async (
  harness: Harness,
  as: Person,
  id: string,
  stage: VisitStage,
  { key, ...seen }: Sent & { inTakenBay?: boolean } = {},
): Promise<Answer> =>
  call(harness, 'PATCH', `/bookings/${id}/stage`, {
    as,
    json: { ...(await seenBooking(harness, id)), stage, ...seen },
    key,
  });
