import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { LocalAccountDialog } from './local-account-dialog';
import { SocialIcon } from './social-icon';

type SocialProvider = ComponentProps<typeof SocialIcon>['provider'];

/** How another site is asked whose account somebody has there. */
interface SocialAccount {
  /** The site that is stood in for and asked right now. */
  asking: SocialProvider | null;
  start(provider: SocialProvider): void;
  choose(account: { email: string; name: string }): void;
  stop(): void;
}

interface ProveIdentityDialogProps {
  title: string;
  /** Why it is asked, and who it has to be. */
  reason: ReactNode;
  /** The address that the other sites would propose. */
  email: string;
  /** The sites that know the person. */
  providers: readonly SocialProvider[];
  providerNames: Record<SocialProvider, string>;
  social: SocialAccount;
  busy: boolean;
  /** What went wrong last: the dialog hides the toasts from screen readers. */
  problem: string | null;
  onClose(): void;
  /** Another way to prove it, such as a password. */
  children?: ReactNode;
}

/** Has somebody show who they are, with another site that knows them or in a way of its own. */
export function ProveIdentityDialog(props: ProveIdentityDialogProps) {
  const { title, reason, email, providers, providerNames, social } = props;
  const { busy, problem, onClose, children } = props;
  const titleId = useId();
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2, overflowWrap: 'anywhere' }}>{reason}</DialogContentText>
        <Stack sx={{ gap: 1.5 }}>
          {problem && <Alert severity="error">{problem}</Alert>}
          {providers.map((provider) => (
            <Button
              key={provider}
              variant="outlined"
              color="inherit"
              startIcon={<SocialIcon provider={provider} />}
              disabled={busy}
              onClick={() => social.start(provider)}
            >
              Continue with {providerNames[provider]}
            </Button>
          ))}
          {children}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 3 }}>
        <Button onClick={onClose}>Cancel</Button>
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
