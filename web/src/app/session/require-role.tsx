import type { Role } from '@carwash/domain/users/role';
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useOnline } from '~/lib/online';
import { signInPath } from '~/lib/session/return-path';
import { session } from '~/lib/session/session';
import type { SignInState } from '~/lib/session/sign-in-state';
import { useSessionState } from '~/lib/session/use-session';
import { screenAccess } from './access-policy';

interface RequireRoleProps {
  /** Without it, every signed-in user has access. */
  role?: Role;
  /** Shown until it is known who is signed in. */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * Shows its children to users who may see them. Others are signed out and redirected to the sign-in
 * page, which returns here afterwards.
 */
export function RequireRole({ role, fallback = null, children }: RequireRoleProps) {
  const current = useSessionState();
  const isOnline = useOnline();
  const access = screenAccess(current, role, { now: new Date(), isOnline });
  const location = useLocation();
  // Kept across the sign-out, so that the sign-in page can name the role that is needed.
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
