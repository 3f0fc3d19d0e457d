import type { Booking } from '@carwash/domain/bookings/booking';
import { createContext } from 'react';

/** Opens the dialog that refunds a booking. */
export const RefundContext = createContext<(booking: Booking) => void>(() => {
  throw new Error('There is no RefundDialogHost around');
});
