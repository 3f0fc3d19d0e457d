import type { AuditEntry } from '../audit/audit-entry.ts';
import type { Booking } from '../bookings/booking.ts';

/** Returns the audit subject of a booking. */
export const auditSubjectOf = ({
  _id,
  customer,
  service,
  slot: { date, startTime },
}: Booking): AuditEntry['subject'] => ({
  id: _id,
  label: `${customer.name}, ${service.name}`,
  slot: { date, startTime },
});
