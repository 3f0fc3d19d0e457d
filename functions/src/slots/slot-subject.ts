import type { AuditEntry } from '@carwash/domain/audit/audit-entry';
import type { Slot } from '@carwash/domain/slots/slot';

/** A slot as people speak of it. @param serviceName undefined if the service is no longer there */
export const slotSubject = (
  { _id, date, startTime }: Pick<Slot, '_id' | 'date' | 'startTime'>,
  serviceName: string | undefined,
): AuditEntry['subject'] => ({
  id: _id,
  label: serviceName ?? 'A service that is no longer there',
  slot: { date, startTime },
});
