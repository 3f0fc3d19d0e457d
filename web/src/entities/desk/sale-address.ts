import { paths } from '~/lib/address/paths';

/** Query parameter of the screen of today: whether the form of a new sale is open. */
export const saleParameter = 'sale';

/** Query parameter: the id of the customer to whom is sold; left out when they are not known yet. */
export const saleCustomerParameter = 'customer';

/** The screen of today with the form of a new sale open. */
export const newSalePath = `${paths.today}?${saleParameter}=new`;

/** Returns the address of the form of a new sale to a customer. */
export const newSaleTo = (customerId: string): string =>
  `${newSalePath}&${saleCustomerParameter}=${encodeURIComponent(customerId)}`;
