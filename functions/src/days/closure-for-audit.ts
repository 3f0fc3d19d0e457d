import type { AuditEntry } from '@carwash/domain/audit/audit-entry';
import type { Bay } from '@carwash/domain/days/bay';
import type { PlannedClosure } from '@carwash/domain/days/closure';

/** Returns a closure for the audit, with the present names of its bays. */
export function closureForAudit(
  { _id, bays: ids, ...fields }: PlannedClosure,
  bays: readonly Bay[],
): { subject: AuditEntry['subject']; fields: object } {
  const names = ids.map((id) => bays.find((bay) => bay._id === id)?.name ?? id);
  return { subject: { id: _id, label: names.join(', ') }, fields: { bays: names, ...fields } };
}
