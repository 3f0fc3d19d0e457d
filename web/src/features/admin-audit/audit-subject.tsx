import type { AuditEntry } from '@carwash/domain/entities/audit';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '~/lib/paths.ts';

/** What was changed. A booking, which is never deleted, can be opened. */
export function AuditSubject({ entry: { kind, subject } }: { entry: AuditEntry }) {
  if (kind !== 'booking') return subject.label;
  return (
    <Link component={RouterLink} to={paths.adminBooking(subject.id)} sx={{ fontWeight: 'inherit' }}>
      {subject.label}
    </Link>
  );
}
