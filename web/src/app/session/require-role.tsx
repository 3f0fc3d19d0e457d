import type { Role } from '@carwash/domain/users/user';
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { signInPath } from '~/lib/session/return-path';
import { session } from '~/lib/session/session';
import type { SignInState } from '~/lib/session/sign-in-state';
import { useSessionState } from '~/lib/session/use-session';
import { screenAccess } from './access-policy';

interface RequireRoleProps {
  /** Absent: anybody who is signed in. */
  role?: Role;
  /** Shown while it is not known yet who is signed in. */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * Shows its children to those who may see them. Everybody else is signed out and sent to the
 * sign-in page, which leads back here.
 */
export function RequireRole({ role, fallback = null, children }: RequireRoleProps) {
  const current = useSessionState();
  const access = screenAccess(current, role, new Date());
  const location = useLocation();
  // Outlives the signing out, so that the sign-in page can say what for.
  const [neededRole, setNeededRole] = useState<Role>();

  useEffect(() => {
    if (access !== 'wrongRole') return;
    setNeededRole(role);
    void session.signOut();
  }, [access, role]);

  if (access === 'granted') return children;
  if (access === 'unknown' || access === 'wrongRole') return fallback;
  const state: SignInState = { neededRole, isDisabled: current.isDisabled };
  return <Navigate to={signInPath(location)} state={state} replace />;
}
