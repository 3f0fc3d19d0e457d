import type { AuditEntry } from '../audit/audit-entry.ts';
import type { Booking } from '../bookings/booking.ts';

/** Returns the audit subject of a booking, without the customer's name, because entries outlive it. */
export const auditSubjectOf = ({
  _id,
  code,
  service,
  slot: { date, startTime },
}: Booking): AuditEntry['subject'] => ({
  id: _id,
  label: `${service.name}, ${code}`,
  slot: { date, startTime },
});
