import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId } from 'react';
import { LocalAccountDialog } from '~/components/local-account-dialog.tsx';
import { SocialIcon } from '~/components/social-icon.tsx';
import type { AccountExistsError } from '~/lib/firebase/auth-failure.ts';
import { socialProviderNames } from '~/lib/firebase/social-provider.ts';
import { LinkPasswordForm } from './link-password-form.tsx';
import { useLinkAccount } from './use-link-account.ts';

interface LinkAccountDialogProps {
  existing: AccountExistsError;
  onClose(): void;
}

/** Asks who wants to sign in a new way to sign in the way they did before, once. */
export function LinkAccountDialog({ existing, onClose }: LinkAccountDialogProps) {
  const { email, provider, knownProviders } = existing;
  const { problem, isBusy, social, proveWithPassword } = useLinkAccount(existing);
  const titleId = useId();
  const knownWays = knownProviders.map((known) => socialProviderNames[known]).join(' or ');
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>You already have an account</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          Until now you have signed in as {email} with {knownWays || 'a password'}. Do so once more,
          and from then on {socialProviderNames[provider]} works too.
        </DialogContentText>
        <Stack sx={{ gap: 1.5 }}>
          {problem && <Alert severity="error">{problem}</Alert>}
          {knownProviders.map((known) => (
            <Button
              key={known}
              variant="outlined"
              color="inherit"
              startIcon={<SocialIcon provider={known} />}
              disabled={isBusy}
              onClick={() => social.start(known)}
            >
              Continue with {socialProviderNames[known]}
            </Button>
          ))}
          {knownProviders.length === 0 && (
            <LinkPasswordForm email={email} onPassword={proveWithPassword} />
          )}
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
