import type { AuditEntry } from '@carwash/domain/audit/audit-entry';
import type { Booking } from '@carwash/domain/bookings/booking';

/** Returns the audit subject of a booking. */
export const bookingAuditSubject = ({
  _id,
  customer,
  service,
  slot: { date, startTime },
}: Booking): AuditEntry['subject'] => ({
  id: _id,
  label: `${customer.name}, ${service.name}`,
  slot: { date, startTime },
});
