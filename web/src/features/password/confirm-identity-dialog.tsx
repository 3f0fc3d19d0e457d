import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId, useState } from 'react';
import { LocalAccountDialog } from '~/components/local-account-dialog.tsx';
import { SocialIcon } from '~/components/social-icon.tsx';
import { type SocialProvider, socialProviderNames } from '~/lib/firebase/social-provider.ts';
import { authFailureText } from '~/lib/session/auth-failure-text.ts';
import { reauthenticate } from '~/lib/session/own-password.ts';
import { useSocialAccount } from '~/lib/session/use-social-account.ts';

interface ConfirmIdentityDialogProps {
  email: string;
  providers: readonly SocialProvider[];
  onConfirmed(): void;
  onClose(): void;
}

/** Has somebody who signed in long ago prove again who they are. */
export function ConfirmIdentityDialog(props: ConfirmIdentityDialogProps) {
  const { email, providers, onConfirmed, onClose } = props;
  const [problem, setProblem] = useState<string | null>(null);
  const titleId = useId();
  const social = useSocialAccount(async (provider, account) => {
    setProblem(null);
    try {
      await reauthenticate(provider, account);
      onConfirmed();
    } catch (failure) {
      setProblem(authFailureText(failure));
    }
  });
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Is it still you?</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          You signed in a while ago. Please show once more that you are {email}.
        </DialogContentText>
        <Stack sx={{ gap: 1.5 }}>
          {problem && <Alert severity="error">{problem}</Alert>}
          {providers.map((provider) => (
            <Button
              key={provider}
              variant="outlined"
              color="inherit"
              startIcon={<SocialIcon provider={provider} />}
              onClick={() => social.start(provider)}
            >
              Continue with {socialProviderNames[provider]}
            </Button>
          ))}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 3 }}>
        <Button onClick={onClose}>Cancel</Button>
      </DialogActions>
      {social.asking && (
        <LocalAccountDialog
          site={socialProviderNames[social.asking]}
          email={email}
          onChoose={social.choose}
          onClose={social.stop}
        />
      )}
    </Dialog>
  );
}
