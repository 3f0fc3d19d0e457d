import { mapSearch } from '@carwash/domain/settings/map-search';
import Link from '@mui/material/Link';

interface AddressLinkProps {
  address: string;
  /** Link to the address on a map; by default a search for it. */
  map?: string;
}

/** An address, linking to a map in another tab. */
export const AddressLink = ({ address, map = mapSearch(address) }: AddressLinkProps) => (
  <Link
    href={map}
    target="_blank"
    rel="noopener"
    aria-label={`${address}, on a map in another tab`}
    sx={{ overflowWrap: 'anywhere' }}
  >
    {address}
  </Link>
);
