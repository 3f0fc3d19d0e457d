import type { AuditEntry } from '@carwash/domain/audit/audit-entry';
import type { WaitlistEntry } from '@carwash/domain/waitlist/waitlist-entry';

/** Returns the subject of an audit entry about the waitlist: it names the customer's account only by its id. */
export const waitlistAuditSubject = ({
  _id,
  service,
  date,
  from,
}: WaitlistEntry): AuditEntry['subject'] => ({
  id: _id,
  label: service.name,
  slot: { date, startTime: from },
});
