import type { AuditEntry } from '@carwash/domain/entities/audit';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { formatDay } from '~/components/format-day.ts';
import { paths } from '~/lib/paths.ts';

const day = /\b\d{4}-\d{2}-\d{2}\b/g;

/** What was changed. A booking, which is never deleted, can be opened. */
export function AuditSubject({ entry: { kind, subject } }: { entry: AuditEntry }) {
  const label = subject.label.replace(day, formatDay);
  if (kind !== 'booking') return label;
  return (
    <Link component={RouterLink} to={paths.adminBooking(subject.id)} sx={{ fontWeight: 'inherit' }}>
      {label}
    </Link>
  );
}
