import type { AuditEntry } from '@carwash/domain/audit/audit-entry';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '~/lib/address/paths.ts';
import { formatDay } from '~/ui/format/format-day.ts';

/** What was changed. A booking, which is never deleted, can be opened. */
export function AuditSubject({ entry: { kind, subject } }: { entry: AuditEntry }) {
  const { id, label, slot } = subject;
  const text = (
    <>
      {/* Whatever direction it is written in, the time stands behind it. */}
      <bdi>{label}</bdi>
      {slot && `, ${formatDay(slot.date)} ${slot.startTime}`}
    </>
  );
  if (kind !== 'booking') return text;
  return (
    <Link component={RouterLink} to={paths.adminBooking(id)} sx={{ fontWeight: 'inherit' }}>
      {text}
    </Link>
  );
}
