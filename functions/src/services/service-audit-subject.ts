import type { AuditEntry } from '@carwash/domain/audit/audit-entry';
import type { Service } from '@carwash/domain/services/service';

/** Returns the audit subject of a service. */
export const serviceAuditSubject = ({ _id, name }: Service): AuditEntry['subject'] => ({
  id: _id,
  label: name,
});
