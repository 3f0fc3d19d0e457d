import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { SignInState } from '~/lib/session/sign-in-state';

interface MessageWithLinkProps {
  /** The sentence: the outcome, or the reason for a failure. */
  children: string;
  to: string;
  label: string;
  /** Initial value of the email field on the linked page. */
  email?: string | undefined;
}

/** One sentence and one link. */
export function MessageWithLink({ children, to, label, email }: MessageWithLinkProps) {
  const state: SignInState = email ? { email } : {};
  return (
    <>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{children}</Typography>
      <Button component={RouterLink} to={to} state={state} variant="contained" size="large">
        {label}
      </Button>
    </>
  );
}
