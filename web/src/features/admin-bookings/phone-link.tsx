import { formatPhoneNumber } from '@carwash/domain/users/phone-number';
import Link from '@mui/material/Link';

/** A tel link. A number stays on one line where there is room for it; what is none may break anywhere. */
export const PhoneLink = ({ phone }: { phone: string }) => (
  <Link
    href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}
    sx={{ display: 'inline-block', maxWidth: '100%', py: 0.25, overflowWrap: 'anywhere' }}
  >
    {formatPhoneNumber(phone).replaceAll(' ', '\u00a0')}
  </Link>
);
