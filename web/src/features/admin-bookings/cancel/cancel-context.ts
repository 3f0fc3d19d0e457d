import type { Booking } from '@carwash/domain/bookings/booking';
import { createContext } from 'react';

/** Opens the dialog that cancels a booking. */
export const CancelContext = createContext<(booking: Booking) => void>(() => {
  throw new Error('There is no CancelDialogHost around');
});
