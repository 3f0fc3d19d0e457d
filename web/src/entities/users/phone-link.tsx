import { formatPhoneNumber } from '@carwash/domain/users/phone-number';
import Link from '@mui/material/Link';

/**
 * A tel link. A phone number stays on one line where it fits; a text that is no number may break anywhere.
 */
export const PhoneLink = ({ phone }: { phone: string }) => (
  <Link
    href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}
    sx={{ display: 'inline-block', maxWidth: '100%', py: 0.25, overflowWrap: 'anywhere' }}
  >
    {formatPhoneNumber(phone).replaceAll(' ', '\u00a0')}
  </Link>
);
