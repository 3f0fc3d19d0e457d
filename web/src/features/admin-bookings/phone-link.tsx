import Link from '@mui/material/Link';

/** A tel link that never wraps. */
export const PhoneLink = ({ phone }: { phone: string }) => (
  <Link
    href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}
    sx={{ display: 'inline-block', py: 0.25, whiteSpace: 'nowrap' }}
  >
    {phone}
  </Link>
);
