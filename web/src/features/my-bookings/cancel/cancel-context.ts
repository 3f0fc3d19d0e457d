import type { Booking } from '@carwash/domain/bookings/booking';
import { createContext } from 'react';

/** Opens the dialog that cancels a booking; null outside of a `CancelDialogHost`. */
export const CancelContext = createContext<((booking: Booking) => void) | null>(null);
