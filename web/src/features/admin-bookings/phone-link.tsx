import Link from '@mui/material/Link';

/** A tel link. A phone number stays on one line; what is longer than any breaks where the line ends. */
export const PhoneLink = ({ phone }: { phone: string }) => (
  <Link
    href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}
    sx={{ display: 'inline-block', maxWidth: '100%', py: 0.25, overflowWrap: 'anywhere' }}
  >
    {phone.replaceAll(' ', '\u00a0')}
  </Link>
);
