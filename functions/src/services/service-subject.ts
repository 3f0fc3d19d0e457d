import type { AuditEntry } from '@carwash/domain/audit/audit-entry';
import type { Service } from '@carwash/domain/services/service';

/** A service as people speak of it. */
export const serviceSubject = ({ _id, name }: Service): AuditEntry['subject'] => ({
  id: _id,
  label: name,
});
