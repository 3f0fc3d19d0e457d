import { auditKinds } from '@carwash/domain/audit/audit-entry';
import type { AuditFilter } from './queries';

/** Query parameters of the page. */
export const kindParameter = 'kind';
export const personParameter = 'by';

/** Which entries an address asks for; a value that makes no sense asks for nothing. */
export const readAuditFilter = (params: URLSearchParams): AuditFilter => ({
  kind: auditKinds.find((kind) => kind === params.get(kindParameter)) ?? null,
  by: params.get(personParameter)?.trim() || null,
});

/** The address of what one person has changed. */
export const changesBy = (uid: string): string =>
  `?${new URLSearchParams({ [personParameter]: uid })}`;
