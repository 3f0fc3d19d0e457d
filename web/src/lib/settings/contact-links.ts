import { mapSearch } from '@carwash/domain/settings/map-search';
import type { PublicSettings } from '@carwash/domain/settings/public-settings';

/** Links for the contact details: call, mail, and a map in another tab. */
export const contactLinks = ({ phone, email, address, mapLink }: PublicSettings) => ({
  phone: `tel:${phone.replace(/[^\d+]/g, '')}`,
  email: `mailto:${email}`,
  map: mapLink || mapSearch(address.join(', ')),
});
