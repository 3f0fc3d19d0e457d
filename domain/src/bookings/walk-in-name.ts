import type { Booking } from './booking.ts';

/**
 * Returns the name under which a customer at the desk is booked: their plate, where they give no name. So every list,
 * mail, receipt and search has a name.
 */
export const walkInName = (name: string, registrationPlate: string): string =>
  name || registrationPlate;

/** Returns the name that a customer gave; empty if they are booked under their plate. */
export const enteredNameOf = ({
  customer: { name },
  vehicle: { registrationPlate },
}: Pick<Booking, 'customer' | 'vehicle'>): string => (name === registrationPlate ? '' : name);
