import type { Role } from '@carwash/domain/users/user';
import Alert from '@mui/material/Alert';
import { useLocation } from 'react-router-dom';
import { hasReturnPath } from '~/lib/session/return-path.ts';
import { readSignInState } from '~/lib/session/sign-in-state.ts';

const texts: Record<Role, string> = {
  user: 'That page is for customers. Sign in with a customer account to open it.',
  admin: 'That page is for administrators. Sign in with an administrator account to open it.',
};

/** Why somebody who wanted to go elsewhere is asked to sign in. */
export function SignInNotice() {
  const { search, state } = useLocation();
  const { neededRole, isDisabled } = readSignInState(state);
  if (isDisabled) {
    return (
      <Alert severity="warning">
        This account is disabled. You have been signed out. Please contact us if that is a mistake.
      </Alert>
    );
  }
  if (!hasReturnPath(search)) return null;
  return (
    <Alert severity="info">
      {neededRole ? texts[neededRole] : 'Please sign in to continue where you were going.'}
    </Alert>
  );
}
