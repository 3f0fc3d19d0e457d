import HistoryRounded from '@mui/icons-material/HistoryRounded';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '~/lib/address/paths.ts';
import { RecordPages } from '~/ui/record-list/record-pages.tsx';
import { EmptyState } from '~/ui/states/empty-state.tsx';
import { auditColumns } from './audit-columns.tsx';
import { type AuditFilter, useAudit } from './use-audit.ts';

/** The entries that the filter lets through, live. */
export function AuditList({ filter }: { filter: AuditFilter }) {
  const isFiltered = filter.kind !== null || filter.by !== null;
  return (
    <RecordPages
      caption="Changes by admins"
      columns={auditColumns}
      pages={useAudit(filter)}
      empty={isFiltered ? <NothingFound /> : <NothingYet />}
      failed="The audit could not be loaded."
    />
  );
}

const NothingYet = () => (
  <EmptyState
    icon={<HistoryRounded />}
    title="No changes yet"
    description="What admins change from now on is listed here."
  />
);

const NothingFound = () => (
  <EmptyState
    icon={<HistoryRounded />}
    title="No changes match these filters"
    action={
      <Button size="small" component={Link} to={paths.audit}>
        Clear filters
      </Button>
    }
  />
);
