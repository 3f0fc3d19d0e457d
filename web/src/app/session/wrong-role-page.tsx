import type { Role } from '@carwash/domain/users/role';
import type { SessionUser } from '@carwash/domain/users/session';
import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '~/lib/address/paths';
import { session } from '~/lib/session/session';
import { MessagePage } from '../errors/message-page';

/** The first page for each role, and its name. */
export const ownPages: Record<Role, { path: string; name: string }> = {
  user: { path: paths.myBookings, name: 'See your bookings' },
  admin: { path: paths.today, name: 'Open the dashboard' },
};

const titles: Record<Role, string> = {
  user: 'This page is for customers',
  admin: 'This page is for staff',
};

interface WrongRolePageProps {
  user: SessionUser;
  /** The role that may see the page. */
  needed: Role;
}

/**
 * Tells a signed-in user that a page is for others, and leads on. Nobody is signed out by a mistyped address;
 * signing out leads to the sign-in page, which returns here.
 */
export function WrongRolePage({ user, needed }: WrongRolePageProps) {
  const { path, name } = ownPages[user.role];
  return (
    <MessagePage
      mark="403"
      title={titles[needed]}
      text={`You are signed in as ${user.email}.`}
      actions={
        <>
          <Button component={RouterLink} to={path} variant="contained" size="large">
            {name}
          </Button>
          <Button variant="outlined" size="large" onClick={() => void session.signOut()}>
            Use another account
          </Button>
        </>
      }
    />
  );
}
