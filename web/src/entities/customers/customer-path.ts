import type { Booking } from '@carwash/domain/bookings/booking';
import { keyOfAccount } from '@carwash/domain/customers/customer-key';
import { paths } from '~/lib/address/paths';

/** Returns the path of the card of a booking's customer, with or without an account. */
export const customerPathOf = ({ _id, customer: { uid } }: Pick<Booking, '_id' | 'customer'>) =>
  paths.customer(uid === null ? _id : keyOfAccount(uid));
