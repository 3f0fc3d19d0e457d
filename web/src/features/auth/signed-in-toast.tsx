import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { SnackbarKey } from 'notistack';
import { useEffect, useState } from 'react';
import { sendsMails } from '~/entities/users/email-verified';
import { useSendVerification } from '~/entities/users/use-send-verification';
import type { SignInOutcome } from '~/lib/session/sign-in';
import { useSession } from '~/lib/session/use-session';
import { closeToast, showToast } from '~/lib/show-toast';
import { toastTexts } from '~/lib/toasts';

interface VerificationOfferProps {
  toast: SnackbarKey;
  /** The user whose email is unverified. */
  uid: string;
}

/**
 * The action of the toast about an unverified email. The toast closes when the user's session ends.
 */
function VerificationOffer({ toast, uid }: VerificationOfferProps) {
  const { sendVerification } = useSendVerification();
  const { user } = useSession();
  const isThere = user?._id === uid;
  // The session may begin after the toast is shown.
  const [wasThere, setWasThere] = useState(isThere);
  if (isThere && !wasThere) setWasThere(true);
  const isGone = wasThere && !isThere;

  useEffect(() => {
    if (isGone) closeToast(toast);
  }, [isGone, toast]);

  const send = async () => {
    closeToast(toast);
    await sendVerification();
  };

  return (
    <>
      <Button color="inherit" size="small" onClick={send}>
        Send verification mail
      </Button>
      <IconButton color="inherit" aria-label="Dismiss" onClick={() => closeToast(toast)}>
        <CloseIcon />
      </IconButton>
    </>
  );
}

/**
 * How long the toast stays, in milliseconds: long enough to read it and use its button. The profile offers
 * the same.
 */
const offerMs = 12_000;

/** Shows that the user is signed in, and offers to verify an unverified email. */
export function showSignedInToast({ uid, isComplete, isEmailVerified }: SignInOutcome): void {
  // A user without a complete account is welcomed after completing it.
  if (!isComplete) return;
  showToast(toastTexts.signedIn, { variant: 'success' });
  if (isEmailVerified || !sendsMails) return;
  showToast(toastTexts.emailNotVerified, {
    autoHideDuration: offerMs,
    action: (toast) => <VerificationOffer toast={toast} uid={uid} />,
  });
}
