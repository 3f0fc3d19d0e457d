import type { AuditEntry } from '@carwash/domain/audit/audit-entry';
import type { Bay } from '@carwash/domain/days/bay';
import type { PlannedClosure } from '@carwash/domain/days/closure';

/** A closure as the audit tells of it: with the names that the bays have now. */
export function closureForAudit(
  { _id, bays: ids, ...fields }: PlannedClosure,
  bays: readonly Bay[],
): { subject: AuditEntry['subject']; fields: object } {
  const names = ids.map((id) => bays.find((bay) => bay._id === id)?.name ?? id);
  return { subject: { id: _id, label: names.join(', ') }, fields: { bays: names, ...fields } };
}
