import Button from '@mui/material/Button';
import type { SnackbarKey } from 'notistack';
import { closeToast } from '~/lib/show-toast';

/** Returns the `action` of a toast: a button that closes it and acts. */
export const toastButton = (label: string, act: () => void) => (key: SnackbarKey) => (
  <Button
    color="inherit"
    size="small"
    variant="outlined"
    onClick={() => {
      closeToast(key);
      act();
    }}
  >
    {label}
  </Button>
);
