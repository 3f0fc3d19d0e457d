import type { Booking } from '@carwash/domain/bookings/booking';
import { createContext } from 'react';

/** Asks whether the money of a booking is to go back. */
export const RefundContext = createContext<(booking: Booking) => void>(() => {
  throw new Error('There is no RefundDialogHost around');
});
