import type { AuditEntry } from '@carwash/domain/audit/audit-entry';
import type { FixtureContext } from '../fixture-context.ts';

/** Returns the audit entries of a record, the earliest first. */
export const auditOf = async (
  { context }: FixtureContext,
  subjectId: string,
): Promise<AuditEntry[]> =>
  (await context.db.audit.where('subject.id', '==', subjectId).get()).docs
    .map((document) => document.data())
    .sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
