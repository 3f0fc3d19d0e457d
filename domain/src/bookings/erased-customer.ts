import type { Customer } from '../users/user.ts';
import { isErasedVehicle } from '../vehicles/erased-vehicle.ts';
import type { Booking } from './booking.ts';

/** Replaces the customer of a past booking when the desk erases a walk-in, or when it was kept for long enough. */
export const erasedCustomer: Customer = {
  uid: null,
  name: 'Erased customer',
  email: '',
  phone: '',
};

export const isErased = ({ uid, name, email, phone }: Customer): boolean =>
  uid === null && name === erasedCustomer.name && email === '' && phone === '';

/** Tells whether a booking was kept for long enough, and names neither customer nor vehicle any more. */
export const isErasedVisit = ({ customer, vehicle }: Pick<Booking, 'customer' | 'vehicle'>) =>
  isErased(customer) && isErasedVehicle(vehicle);
