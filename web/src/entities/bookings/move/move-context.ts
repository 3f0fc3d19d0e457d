import type { Booking } from '@carwash/domain/bookings/booking';
import { createContext } from 'react';

/** The booking that is to be moved. */
export interface MovedBooking extends Pick<Booking, '_id'> {
  onMoved?: () => void;
}

/** Opens the dialog that moves a booking for the business. */
export const MoveContext = createContext<(booking: MovedBooking) => void>(() => {
  throw new Error('There is no MoveDialogHost around');
});
