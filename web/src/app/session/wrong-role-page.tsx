import { type Admitted, isStaffRole, type Role, roleLabels } from '@carwash/domain/roles/role';
import type { SessionUser } from '@carwash/domain/users/session';
import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '~/lib/address/paths';
import { session } from '~/lib/session/session';
import { MessagePage } from '../errors/message-page';

/** The first page for each role, and its name. */
export const ownPages: Record<Role, { path: string; name: string }> = {
  user: { path: paths.myBookings, name: 'See your bookings' },
  washer: { path: paths.today, name: 'See the cars of today' },
  manager: { path: paths.today, name: 'Open the dashboard' },
  admin: { path: paths.today, name: 'Open the dashboard' },
};

/** Returns the title, and what can be done about it. */
function explain({ role, email }: SessionUser, admitted: Admitted): [string, string] {
  const text = `You are signed in as ${email}.`;
  if (admitted === 'user') return ['This page is for customers', text];
  if (!isStaffRole(role)) return ['This page is for staff', text];
  return [
    'Your role does not include this page',
    `${text} Your role is ${roleLabels[role]}: if you need more, ask an admin.`,
  ];
}

interface WrongRolePageProps {
  user: SessionUser;
  /** The people who may see the page. */
  admitted: Admitted;
}

/**
 * Tells a signed-in user that a page is for others, and leads on. Nobody is signed out by a mistyped address;
 * signing out leads to the sign-in page, which returns here.
 */
export function WrongRolePage({ user, admitted }: WrongRolePageProps) {
  const { path, name } = ownPages[user.role];
  const [title, text] = explain(user, admitted);
  return (
    <MessagePage
      mark="403"
      title={title}
      text={text}
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
