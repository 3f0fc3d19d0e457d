import Link from '@mui/material/Link';
import { Link as RouterLink, useLocation } from 'react-router-dom';

interface SignInOrUpLinkProps {
  to: string;
  children: string;
}

/** Link between the sign-in and the sign-up page. Keeps the return path. */
export function SignInOrUpLink({ to, children }: SignInOrUpLinkProps) {
  const { search } = useLocation();
  return (
    <Link component={RouterLink} to={{ pathname: to, search }}>
      {children}
    </Link>
  );
}
