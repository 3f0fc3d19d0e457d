import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { VerifyEmailNotice } from '~/entities/users/verify-email-notice';

interface ReviewActionsProps {
  /** null when nobody is signed in. */
  author: { name: string; email: string } | null;
  /** Link to the sign-in page, which returns to the form. */
  signInTo: string;
  /** Whether the author has to verify their email address before submitting. */
  verifyFirst: boolean;
  sendVerification: () => Promise<void>;
  checkVerification: () => Promise<void>;
  /** Whether a change is being sent. */
  busy: boolean;
  /** null when there is no earlier review to return to. */
  onCancel: (() => void) | null;
}

/** The buttons of the review form: submit it, or first sign in or verify the email address. */
export function ReviewActions(props: ReviewActionsProps) {
  const { author, busy, onCancel } = props;
  if (!author) {
    return (
      <Button
        component={RouterLink}
        to={props.signInTo}
        variant="contained"
        sx={{ alignSelf: 'flex-start' }}
      >
        Sign in to write a review
      </Button>
    );
  }
  if (props.verifyFirst) {
    return (
      <VerifyEmailNotice
        email={author.email}
        onSend={props.sendVerification}
        onCheck={props.checkVerification}
      >
        What you have typed stays here.
      </VerifyEmailNotice>
    );
  }
  return (
    <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1.5 }}>
      <Button type="submit" variant="contained" loading={busy}>
        Submit review
      </Button>
      {onCancel && (
        <Button disabled={busy} onClick={onCancel}>
          Cancel
        </Button>
      )}
      <Typography
        variant="body2"
        sx={{ color: 'text.secondary', minWidth: 0, overflowWrap: 'anywhere' }}
      >
        as {author.name}
      </Typography>
    </Stack>
  );
}
