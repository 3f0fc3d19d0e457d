import type { Role } from '@carwash/domain/users/role';
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '~/lib/address/paths';
import { useOnline } from '~/lib/online';
import { isArrival } from '~/lib/session/arrival-state';
import { signInPath } from '~/lib/session/return-path';
import { session } from '~/lib/session/session';
import type { SignInState } from '~/lib/session/sign-in-state';
import { useSessionState } from '~/lib/session/use-session';
import { screenAccess } from './access-policy';

/** The first page for each role. */
const ownPage: Record<Role, string> = { user: paths.myBookings, admin: paths.dashboard };

interface RequireRoleProps {
  /** Role that has access; undefined: every signed-in user. */
  role?: Role;
  /** Shown while it is not yet known whether somebody is signed in. */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * Shows its children to users who may see them. Others are signed out and redirected to the sign-in page,
 * which returns here afterwards. A user who comes back from there with the wrong role again is redirected to
 * their own first page, so that they are not signed out in a loop.
 */
export function RequireRole({ role, fallback = null, children }: RequireRoleProps) {
  const current = useSessionState();
  const isOnline = useOnline();
  const access = screenAccess(current, role, { now: new Date(), isOnline });
  const location = useLocation();
  const [wasGranted, setWasGranted] = useState(false);
  if (access === 'granted' && !wasGranted) setWasGranted(true);
  const isAstray = access === 'wrongRole' && !wasGranted && isArrival(location.state);
  // Kept across the sign-out, so that the sign-in page can name the role that is needed.
  const [neededRole, setNeededRole] = useState<Role>();

  useEffect(() => {
    if (access !== 'wrongRole' || isAstray) return;
    setNeededRole(role);
    void session.signOut();
  }, [access, isAstray, role]);

  if (access === 'granted') return children;
  if (isAstray && current.user) return <Navigate to={ownPage[current.user.role]} replace />;
  if (access === 'unknown' || access === 'wrongRole') return fallback;
  const state: SignInState = { neededRole, isDisabled: current.isDisabled };
  return <Navigate to={signInPath(location)} state={state} replace />;
}
