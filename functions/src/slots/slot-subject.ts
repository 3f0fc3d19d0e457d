import type { AuditEntry } from '@carwash/domain/entities/audit';
import type { Slot } from '@carwash/domain/entities/slot';

/** A slot as people speak of it. @param serviceName undefined if the service is no longer there */
export const slotSubject = (
  { _id, date, startTime }: Pick<Slot, '_id' | 'date' | 'startTime'>,
  serviceName: string | undefined,
): AuditEntry['subject'] => ({
  id: _id,
  label: serviceName ?? 'A service that is no longer there',
  slot: { date, startTime },
});
