import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { closeOnEscape } from '~/ui/dialogs/close-on-escape';
import { LocalAccountDialog } from './local-account-dialog';
import { SocialIcon } from './social-icon';

type SocialProvider = ComponentProps<typeof SocialIcon>['provider'];

/** State and functions of a social sign-in that asks which account to use. */
interface SocialAccount {
  /** The site whose local dialog is open. */
  asking: SocialProvider | null;
  start(provider: SocialProvider): void;
  choose(account: { email: string; name: string }): void;
  stop(): void;
}

interface ProveIdentityDialogProps {
  title: string;
  /** Tells why the user has to prove who they are. */
  reason: ReactNode;
  /** The email address that the sites suggest. */
  email: string;
  /** The sites that are linked to the account. */
  providers: readonly SocialProvider[];
  providerNames: Record<SocialProvider, string>;
  social: SocialAccount;
  /** Whether the sites cannot be chosen yet. */
  disabled?: boolean;
  /** Whether the proof, or the work that follows it, is under way; the dialog can't be closed meanwhile. */
  busy: boolean;
  /** The last failure, shown in the dialog because the dialog hides toasts from screen readers. */
  problem: string | null;
  onClose(): void;
  /** Shown above the ways to prove identity. */
  details?: ReactNode;
  /** Another way to prove identity, such as a password. */
  children?: ReactNode;
}

/** Asks users to prove who they are, with a site linked to their account or in another way. */
export function ProveIdentityDialog(props: ProveIdentityDialogProps) {
  const { title, reason, email, providers, providerNames, social } = props;
  const { disabled = false, busy, problem, onClose, details, children } = props;
  const titleId = useId();
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      onClose={closeOnEscape(() => busy || onClose())}
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2, overflowWrap: 'anywhere' }}>{reason}</DialogContentText>
        {details}
        <Stack sx={{ gap: 1.5 }}>
          {problem && <Alert severity="error">{problem}</Alert>}
          {providers.map((provider) => (
            <Button
              key={provider}
              variant="outlined"
              color="inherit"
              startIcon={<SocialIcon provider={provider} />}
              disabled={disabled || busy}
              onClick={() => social.start(provider)}
            >
              Continue with {providerNames[provider]}
            </Button>
          ))}
          {children}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 3 }}>
        <Button disabled={busy} onClick={onClose}>
          Cancel
        </Button>
      </DialogActions>
      {social.asking && (
        <LocalAccountDialog
          site={providerNames[social.asking]}
          email={email}
          onChoose={social.choose}
          onClose={social.stop}
        />
      )}
    </Dialog>
  );
}
