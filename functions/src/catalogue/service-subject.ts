import type { AuditEntry } from '@carwash/domain/entities/audit';
import type { Service } from '@carwash/domain/entities/service';

/** A service as people speak of it. */
export const serviceSubject = ({ _id, name }: Service): AuditEntry['subject'] => ({
  id: _id,
  label: name,
});
