import { mapSearch } from '@carwash/domain/settings/map-search';
import Link from '@mui/material/Link';

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
