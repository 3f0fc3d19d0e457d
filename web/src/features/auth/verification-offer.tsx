import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { type SnackbarKey, useSnackbar } from 'notistack';
import { useEffect, useState } from 'react';
import { useSendVerification } from '~/entities/users/use-send-verification.ts';
import { useSession } from '~/lib/session/use-session.ts';

interface VerificationOfferProps {
  toast: SnackbarKey;
  /** Whose email it is. */
  uid: string;
}

/** What can be done in the toast that says that the email is not verified. It goes with their session. */
export function VerificationOffer({ toast, uid }: VerificationOfferProps) {
  const { closeSnackbar } = useSnackbar();
  const { sendVerification } = useSendVerification();
  const { user } = useSession();
  const isThere = user?._id === uid;
  // The session may begin after the toast.
  const [wasThere, setWasThere] = useState(isThere);
  if (isThere && !wasThere) setWasThere(true);
  const isGone = wasThere && !isThere;

  useEffect(() => {
    if (isGone) closeSnackbar(toast);
  }, [isGone, toast, closeSnackbar]);

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
