import Link from '@mui/material/Link';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { paths } from '~/lib/address/paths';
import type { SignInState } from '~/lib/session/sign-in-state';

/** Link to the page for a new password. Keeps the return path. */
export function ForgotPasswordLink({ email }: SignInState) {
  const { search } = useLocation();
  const state: SignInState = { email };
  return (
    <Link
      component={RouterLink}
      to={{ pathname: paths.forgotPassword, search }}
      state={state}
      sx={{ alignSelf: 'flex-end', mt: -1.5, mb: 1, fontSize: '0.9375rem' }}
    >
      Forgot your password?
    </Link>
  );
}
