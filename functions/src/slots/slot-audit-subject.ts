import type { AuditEntry } from '@carwash/domain/audit/audit-entry';
import type { Slot } from '@carwash/domain/slots/slot';

/**
 * The audit subject of a slot.
 * @param serviceName undefined if the service was deleted
 */
export const slotAuditSubject = (
  { _id, date, startTime }: Pick<Slot, '_id' | 'date' | 'startTime'>,
  serviceName: string | undefined,
): AuditEntry['subject'] => ({
  id: _id,
  label: serviceName ?? 'A service that is no longer there',
  slot: { date, startTime },
});
