import { useSearchParams } from 'react-router-dom';
import { localTimesNote } from '~/lib/clock/local-times-note.ts';
import { PageHeading } from '~/ui/page/page-heading.tsx';
import { readAuditFilter } from './audit-filter.ts';
import { AuditFilterBar } from './audit-filter-bar.tsx';
import { AuditList } from './audit-list.tsx';

/** /dashboard/audit: what admins have changed, and who it was. */
export default function AuditPage() {
  const [params] = useSearchParams();
  const filter = readAuditFilter(params);
  return (
    <>
      <PageHeading
        title="Audit"
        subtitle={localTimesNote() ?? 'Every change by an admin, the latest first.'}
      />
      <AuditFilterBar filter={filter} />
      <AuditList key={JSON.stringify(filter)} filter={filter} />
    </>
  );
}
