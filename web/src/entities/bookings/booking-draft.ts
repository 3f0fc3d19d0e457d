import type { Booking } from '@carwash/domain/bookings/booking';
import type { Visit } from '@carwash/domain/payments/visit';
import type { Vehicle } from '@carwash/domain/services/vehicle';
import { type InferType, string } from 'yup';
import { formDraft } from '~/lib/forms/form-draft';
import { emptyVehicleDraft, vehicleDraftOf, vehicleDraftSchema } from './vehicle-draft';

/** What is typed about a booking: vehicle, address and note. All of it is text until it is validated. */
export const bookingDraftSchema = vehicleDraftSchema.shape({
  address: string().defined(),
  note: string().defined(),
});

export type BookingDraft = InferType<typeof bookingDraftSchema>;

export const emptyBookingDraft: BookingDraft = { ...emptyVehicleDraft, address: '', note: '' };

/** What was entered before, as values of the form. */
export const bookingDraftOf = (entered: Vehicle & Visit): BookingDraft => ({
  ...vehicleDraftOf(entered),
  address: entered.address ?? '',
  note: entered.note ?? '',
});

/** The draft of one customer in this tab. */
export const bookingDraft = (customer: string) =>
  formDraft(`bookingDraft:${customer}`, bookingDraftSchema);

type KeptPurchase = Pick<Booking, 'customer' | 'vehicle' | 'address'>;

/** Fills the next booking form of the customer, in this tab, with vehicle and address of a purchase. */
export function keepVehicle({ customer: { uid }, vehicle, address }: KeptPurchase): void {
  if (uid !== null) bookingDraft(uid).write(bookingDraftOf({ ...vehicle, address }));
}

/** The note was for the booking that has just been made; vehicle and address may be needed again. */
export function forgetNote(customer: string): void {
  const draft = bookingDraft(customer);
  const kept = draft.read();
  if (kept) draft.write({ ...kept, note: '' });
}
