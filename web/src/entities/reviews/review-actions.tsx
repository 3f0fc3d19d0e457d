import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { VerifyEmailNotice } from './verify-email-notice.tsx';

export interface ReviewActionsProps {
  /** null: nobody is signed in. */
  author: { name: string; email: string } | null;
  /** Address of the sign-in page, which leads back to the form. */
  signInTo: string;
  /** Whether the author's email address has to be verified before anything can be sent. */
  verifyFirst: boolean;
  sendVerification: () => Promise<void>;
  checkVerification: () => Promise<void>;
  /** A change is on its way. */
  busy: boolean;
  /** null: there is nothing to go back to. */
  onCancel: (() => void) | null;
}

/** What can be done with the review form: send it, or first what sending it needs. */
export function ReviewActions(props: ReviewActionsProps) {
  const { author, busy, onCancel } = props;
  if (!author) {
    return (
      <Button
        component={Link}
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
      />
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
