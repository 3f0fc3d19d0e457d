import { type AuditKind, auditEntrySchema } from '@carwash/domain/audit/audit-entry';
import { collections } from '@carwash/domain/collections';
import { staffRoles } from '@carwash/domain/roles/role';
import { userSchema } from '@carwash/domain/users/user';
import type { Cursor } from '~/lib/firebase/live-source';
import { listLimit } from '~/lib/live/list-limit';
import { liveLists } from '~/lib/live/live-queries';
import { useLiveList } from '~/lib/live/use-live-list';
import { useLivePages } from '~/lib/live/use-live-pages';

const pageSize = 25;

/** Filter of the entries; null: any kind, any person. */
export interface AuditFilter {
  kind: AuditKind | null;
  /** The uid of the person who made the change. */
  by: string | null;
}

const entries = liveLists('owner', ({ kind, by }: AuditFilter, after: Cursor | null) => ({
  collection: collections.audit,
  schema: auditEntrySchema,
  equal: { ...(kind !== null && { kind }), ...(by !== null && { 'by.uid': by }) },
  order: { by: 'createdAt', direction: 'desc' } as const,
  after,
  limit: pageSize + 1,
}));

/** Returns the audit entries, the latest first, page by page. For admins. */
export const useAudit = (filter: AuditFilter) =>
  useLivePages((after) => entries(filter, after), pageSize);

const staff = liveLists('owner', () => ({
  collection: collections.users,
  schema: userSchema,
  oneOf: { field: 'role', values: [...staffRoles] },
  limit: listLimit,
}));

/** Returns the current staff, at most 100. For admins. */
export const useStaff = () => useLiveList(staff());
