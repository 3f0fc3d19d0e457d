import type { AuditEntry } from './audit-entry.ts';

/** A change for the audit, with both versions of the object. */
export interface AuditedChange extends Pick<AuditEntry, 'kind' | 'action' | 'subject'> {
  /** null when the object did not exist before. */
  before: object | null;
  /** null when the object no longer exists. */
  after: object | null;
}
