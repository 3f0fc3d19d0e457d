import type { Booking, EditedPart } from '../bookings/booking.ts';
import type { BookedSlot } from '../slots/slot.ts';

/** The parts of a booking that an edit changes, as they are afterwards. */
export interface Edited extends Pick<Booking, 'service' | 'lines' | 'amount' | 'vehicle'> {
  customer: Booking['customer'];
  slot: BookedSlot;
  /** null: as it was, because nothing that is sold changes. */
  vatPercent: number | null;
  changed: EditedPart[];
}
