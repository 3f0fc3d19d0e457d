import CallRounded from '@mui/icons-material/CallRounded';
import DirectionsRounded from '@mui/icons-material/DirectionsRounded';
import Button, { type ButtonProps } from '@mui/material/Button';
import { contactLinks } from '~/lib/settings/contact-links';
import { useSettings } from '~/lib/settings/settings';

/** Opens a map with our place in another tab. For visits to which the customer comes. */
export const DirectionsButton = (look: Pick<ButtonProps, 'variant' | 'color'>) => (
  <Button
    variant="outlined"
    {...look}
    startIcon={<DirectionsRounded />}
    href={contactLinks(useSettings()).map}
    target="_blank"
    rel="noreferrer"
  >
    Directions
  </Button>
);

export const CallButton = () => (
  <Button
    variant="outlined"
    color="inherit"
    startIcon={<CallRounded />}
    href={contactLinks(useSettings()).phone}
  >
    Call us
  </Button>
);
