import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { type SnackbarKey, useSnackbar } from 'notistack';
import { useSendVerification } from '~/lib/session/use-send-verification.ts';

/** What can be done in the toast that says that the email is not verified. */
export function VerificationOffer({ toast }: { toast: SnackbarKey }) {
  const { closeSnackbar } = useSnackbar();
  const { sendVerification } = useSendVerification();

  const send = async () => {
    closeSnackbar(toast);
    await sendVerification();
  };

  return (
    <>
      <Button color="inherit" size="small" onClick={send}>
        Send verification mail
      </Button>
      <IconButton color="inherit" aria-label="Dismiss" onClick={() => closeSnackbar(toast)}>
        <CloseIcon />
      </IconButton>
    </>
  );
}
