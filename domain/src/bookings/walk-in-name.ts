import type { Booking } from './booking.ts';
import { isErased } from './erased-customer.ts';

/**
 * Returns the name under which a customer at the desk is booked: their plate, where they give no name. So every list,
 * mail, receipt and search has a name.
 */
export const walkInName = (name: string, registrationPlate: string): string =>
  name || registrationPlate;

/** Returns the name that a customer gave; empty if they are booked under their plate, or erased. */
export const enteredNameOf = ({
  customer,
  vehicle: { registrationPlate },
}: Pick<Booking, 'customer' | 'vehicle'>): string =>
  customer.name === registrationPlate || isErased(customer) ? '' : customer.name;
