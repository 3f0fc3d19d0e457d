import Link from '@mui/material/Link';
import { mapSearch } from '~/lib/map-search';

/** The customer's address, linking to a map search in another tab. */
export const AddressLink = ({ address }: { address: string }) => (
  <Link
    href={mapSearch(address)}
    target="_blank"
    rel="noopener"
    aria-label={`${address}, on a map in another tab`}
    sx={{ overflowWrap: 'anywhere' }}
  >
    {address}
  </Link>
);
