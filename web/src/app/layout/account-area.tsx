import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '~/lib/address/paths.ts';
import { useSession } from '~/lib/session/use-session.ts';
import { AccountMenu } from './account-menu.tsx';

const wideOnly = { display: { xs: 'none', md: 'inline-flex' } };

/** The header's right end: the account when somebody is signed in, else the two doors. */
export function AccountArea() {
  const { user } = useSession();
  if (user) return <AccountMenu user={user} />;
  return (
    <>
      <Button component={Link} to={paths.signIn} color="inherit" sx={wideOnly}>
        Sign in
      </Button>
      <Button component={Link} to={paths.signUp} variant="contained" sx={wideOnly}>
        Sign up
      </Button>
    </>
  );
}
