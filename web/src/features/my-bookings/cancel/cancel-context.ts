import type { Booking } from '@carwash/domain/bookings/booking';
import { createContext } from 'react';

/** Asks whether a booking is to be cancelled; null outside of a `CancelDialogHost`. */
export const CancelContext = createContext<((booking: Booking) => void) | null>(null);
