import type { Admitted } from '@carwash/domain/roles/role';
import { Fragment, type ReactNode, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useOnline } from '~/lib/online';
import { isArrival } from '~/lib/session/arrival-state';
import { signInPath } from '~/lib/session/return-path';
import type { SignInState } from '~/lib/session/sign-in-state';
import { useSessionState } from '~/lib/session/use-session';
import { screenAccess } from './access-policy';
import { ownPages, WrongRolePage } from './wrong-role-page';

interface RequireRoleProps {
  /** The people who have access; undefined: every signed-in user. */
  admitted?: Admitted;
  /** Shown while it is not yet known whether somebody is signed in. */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * Shows its children to users who may see them. Visitors who are signed out are redirected to the sign-in
 * page, which returns here afterwards; users with another role who come from there, to their own first page.
 * Everybody else with another role is told for whom the page is.
 */
export function RequireRole({ admitted, fallback = null, children }: RequireRoleProps) {
  const current = useSessionState();
  const isOnline = useOnline();
  const access = screenAccess(current, admitted, { now: new Date(), isOnline });
  const location = useLocation();
  const [wasGranted, setWasGranted] = useState(false);
  if (access === 'granted' && !wasGranted) setWasGranted(true);
  const isAstray = access === 'wrongRole' && !wasGranted && isArrival(location.state);
  // A new page for another person: what is typed or shown belongs to the one before.
  if (access === 'granted') return <Fragment key={current.user?._id}>{children}</Fragment>;
  if (access === 'wrongRole' && current.user && admitted) {
    if (isAstray) return <Navigate to={ownPages[current.user.role].path} replace />;
    return <WrongRolePage user={current.user} admitted={admitted} />;
  }
  if (access === 'unknown') return fallback;
  const state: SignInState = { isDisabled: current.isDisabled, isNeeded: true };
  return <Navigate to={signInPath(location)} state={state} replace />;
}
