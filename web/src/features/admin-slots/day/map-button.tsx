import { mapSearch } from '@carwash/domain/settings/map-search';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import IconButton from '@mui/material/IconButton';
import type { SxProps, Theme } from '@mui/material/styles';

interface MapButtonProps {
  address: string;
  tabIndex?: number;
  sx: SxProps<Theme>;
}

/** Opens the customer's address on a map. */
export const MapButton = ({ address, tabIndex, sx }: MapButtonProps) => (
  <IconButton
    component="a"
    href={mapSearch(address)}
    target="_blank"
    rel="noopener"
    title={address}
    aria-label={`Map: ${address}`}
    {...(tabIndex !== undefined && { tabIndex })}
    sx={sx}
  >
    <PlaceOutlined fontSize="small" />
  </IconButton>
);
