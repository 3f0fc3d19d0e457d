import Link from '@mui/material/Link';
import { Link as RouterLink, useLocation } from 'react-router-dom';

interface SwitchLinkProps {
  to: string;
  children: string;
}

/** Leads from one auth page to the other without forgetting where the visitor was going. */
export function SwitchLink({ to, children }: SwitchLinkProps) {
  const { search } = useLocation();
  return (
    <Link component={RouterLink} to={{ pathname: to, search }}>
      {children}
    </Link>
  );
}
