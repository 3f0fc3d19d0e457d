import type { VehicleDraft } from '~/entities/bookings/vehicle-draft';

/** Values of the waitlist form. Extras stand in the address. */
export interface JoinDraft extends VehicleDraft {
  /** yyyy-MM-dd */
  dates: string[];
  /** HH:mm */
  from: string;
  until: string;
}
