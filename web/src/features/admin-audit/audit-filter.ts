import { auditKinds } from '@carwash/domain/audit/audit-entry';
import type { AuditFilter } from './queries';

/** Query parameters of the page. */
export const kindParameter = 'kind';
export const personParameter = 'by';

/** Reads the filter from the address; invalid values are ignored. */
export const readAuditFilter = (params: URLSearchParams): AuditFilter => ({
  kind: auditKinds.find((kind) => kind === params.get(kindParameter)) ?? null,
  by: params.get(personParameter)?.trim() || null,
});

/** Link to all changes by one person. */
export const changesBy = (uid: string): string =>
  `?${new URLSearchParams({ [personParameter]: uid })}`;
