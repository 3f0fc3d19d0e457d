import type { FoundCustomer } from '@carwash/domain/customers/endpoints';
import { formatPhoneNumber } from '@carwash/domain/users/phone-number';

type Titled = Pick<FoundCustomer, 'name' | 'phone' | 'cars'>;

/** Returns what a customer is called: of a walk-in without a name the plate. */
export const customerTitle = ({ name, phone, cars }: Titled): string =>
  name || cars[0]?.registrationPlate || formatPhoneNumber(phone) || 'Customer';
