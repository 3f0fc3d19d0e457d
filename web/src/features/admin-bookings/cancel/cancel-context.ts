import type { Booking } from '@carwash/domain/bookings/booking';
import { createContext } from 'react';

/** Asks whether a booking is to be cancelled. */
export const CancelContext = createContext<(booking: Booking) => void>(() => {
  throw new Error('There is no CancelDialogHost around');
});
