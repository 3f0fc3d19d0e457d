import type { Seller } from './private-settings.ts';
import type { PublicSettings } from './public-settings.ts';

type Contact = Pick<PublicSettings, 'address' | 'phone' | 'email'>;

/**
 * Returns the lines about the seller: the legal details from the time of the sale, and the current contact
 * details.
 */
export const linesOfSeller = (
  { address, phone, email }: Contact,
  { legalName, taxNumber }: Seller,
): string[] => [
  ...(legalName ? [legalName] : []),
  ...address,
  phone,
  email,
  ...(taxNumber ? [`Tax number: ${taxNumber}`] : []),
];
