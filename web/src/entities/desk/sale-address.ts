import { paths } from '~/lib/address/paths';

/** Query parameter of the screen of today: whether the form of a new sale is open. */
export const saleParameter = 'sale';

/** The screen of today with the form of a new sale open. */
export const newSalePath = `${paths.today}?${saleParameter}=new`;
