import Link from '@mui/material/Link';
import { Link as RouterLink, useLocation } from 'react-router-dom';

interface SwitchLinkProps {
  to: string;
  children: string;
}

/** Link between the sign-in and the sign-up page. Keeps the return path. */
export function SwitchLink({ to, children }: SwitchLinkProps) {
  const { search } = useLocation();
  return (
    <Link component={RouterLink} to={{ pathname: to, search }}>
      {children}
    </Link>
  );
}
