import type { Booking } from '@carwash/domain/bookings/booking';
import type { Visit } from '@carwash/domain/payments/visit';
import type { Vehicle } from '@carwash/domain/services/vehicle';
import { type InferType, string } from 'yup';
import { type FormDraft, formDraft } from '~/lib/forms/form-draft';
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

/** `noteFor`: the slot that the note was typed for. */
const keptDraft = (customer: string) =>
  formDraft(`bookingDraft:${customer}`, bookingDraftSchema.shape({ noteFor: string().defined() }));

/**
 * The draft of one customer in this tab. A note is read for the slot alone that it was typed for; vehicle and
 * address serve any slot.
 */
export function bookingDraft(customer: string, slotId: string): FormDraft<BookingDraft> {
  const kept = keptDraft(customer);
  return {
    read() {
      const draft = kept.read();
      if (!draft) return null;
      const { noteFor, ...typed } = draft;
      return noteFor === slotId ? typed : { ...typed, note: '' };
    },
    write: (values) => kept.write({ ...values, noteFor: slotId }),
    clear: kept.clear,
  };
}

type KeptPurchase = Pick<Booking, 'customer' | 'vehicle' | 'address'>;

/** Fills the next booking form of the customer, in this tab, with vehicle and address of a purchase. */
export function keepVehicle({ customer: { uid }, vehicle, address }: KeptPurchase): void {
  if (uid === null) return;
  keptDraft(uid).write({ ...bookingDraftOf({ ...vehicle, address }), noteFor: '' });
}

/** The note was for the booking that has just been made; vehicle and address may be needed again. */
export function forgetNote(customer: string): void {
  const kept = keptDraft(customer);
  const draft = kept.read();
  if (draft) kept.write({ ...draft, note: '' });
}
