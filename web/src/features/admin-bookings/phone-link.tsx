import Link from '@mui/material/Link';

/** Rings somebody up. A number is never broken into two lines. */
export const PhoneLink = ({ phone }: { phone: string }) => (
  <Link
    href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}
    sx={{ display: 'inline-block', py: 0.25, whiteSpace: 'nowrap' }}
  >
    {phone}
  </Link>
);
