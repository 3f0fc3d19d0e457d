import type { Booking } from '@carwash/domain/bookings/booking';
import type { Visit } from '@carwash/domain/payments/visit';
import type { EnteredVehicle } from '@carwash/domain/vehicles/vehicle';
import { type InferType, string } from 'yup';
import { keepVehicleType } from '~/entities/services/choice/last-vehicle-type';
import { type FormDraft, formDraft } from '~/lib/forms/form-draft';
import { emptyVehicleDraft, vehicleDraftOf, vehicleDraftSchema } from './vehicle-draft';

/** Values of the booking form: vehicle, address and note, all of them text until they are validated. */
export const bookingDraftSchema = vehicleDraftSchema.shape({
  address: string().defined(),
  note: string().defined(),
});

export type BookingDraft = InferType<typeof bookingDraftSchema>;

export const emptyBookingDraft: BookingDraft = { ...emptyVehicleDraft, address: '', note: '' };

/** Returns the details of an earlier purchase as form values. */
export const bookingDraftOf = (entered: EnteredVehicle & Visit): BookingDraft => ({
  ...vehicleDraftOf(entered),
  address: entered.address,
  note: entered.note,
});

/** Returns the stored draft. Its `noteFor` is the slot for which the note was typed. */
const keptDraft = (customer: string) =>
  formDraft(`bookingDraft:${customer}`, bookingDraftSchema.shape({ noteFor: string().defined() }));

/**
 * Returns a customer's draft in this tab. The note is returned only for the slot it was typed for; vehicle
 * and address are returned for any slot.
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

/** Stores vehicle and address of a purchase in this tab, for the customer's next booking form. */
export function keepVehicle({ customer: { uid }, vehicle, address }: KeptPurchase): void {
  if (uid === null) return;
  keepVehicleType(vehicle.vehicleType);
  keptDraft(uid).write({ ...bookingDraftOf({ ...vehicle, address, note: '' }), noteFor: '' });
}

/**
 * Removes the note from the draft, because it belonged to the booking that was just made. Vehicle and address
 * stay for the next one.
 */
export function forgetNote(customer: string): void {
  const kept = keptDraft(customer);
  const draft = kept.read();
  if (draft) kept.write({ ...draft, note: '' });
}
