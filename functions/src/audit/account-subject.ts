import { type AuditEntry, accountLabel } from '@carwash/domain/audit/audit-entry';

/** Returns the audit subject of an account, without its name, because entries outlive it. */
export const accountSubject = (uid: string): AuditEntry['subject'] => ({
  id: uid,
  label: accountLabel,
});
