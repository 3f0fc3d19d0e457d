import { type AuditEntry, accountLabel, auditKindLabels } from '@carwash/domain/audit/audit-entry';
import { businessDay } from '@carwash/domain/time/business-time';
import { formatDay } from '@carwash/domain/time/calendar-days';
import HistoryRounded from '@mui/icons-material/HistoryRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { useBooking } from '~/entities/bookings/queries';
import { useProfile } from '~/entities/users/use-profile';
import { paths } from '~/lib/address/paths';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { formatClock } from '~/lib/clock/format-times';
import { localTimesNote } from '~/lib/clock/local-times-note';
import { PageHeading } from '~/ui/page/page-heading';
import type { RecordColumn } from '~/ui/record-list/record-column';
import { RecordPages } from '~/ui/record-list/record-pages';
import { EmptyState } from '~/ui/states/empty-state';
import { changesBy, readAuditFilter } from './audit-filter';
import { AuditFilterBar } from './audit-filter-bar';
import { FieldChangeList } from './field-change-list';
import { type AuditFilter, useAudit } from './queries';

type ChangedRecord = AuditEntry['subject'];

/** What was changed. `bdi` isolates the label, so that one in a right-to-left script does not move the time after it. */
const SubjectText = ({ subject: { label, slot } }: { subject: ChangedRecord }) => (
  <>
    <bdi>{label}</bdi>
    {slot && `, ${formatDay(slot.date)} ${slot.startTime}`}
  </>
);

/** A link, because bookings are never deleted. The name comes from the booking, because the audit has none. */
function BookingSubject({ subject }: { subject: ChangedRecord }) {
  const booking = useBooking(subject.id);
  return (
    <Link component={RouterLink} to={paths.adminBooking(subject.id)} sx={{ fontWeight: 'inherit' }}>
      {booking.state === 'ready' && booking.data && (
        <>
          <bdi>{booking.data.customer.name}</bdi>,{' '}
        </>
      )}
      <SubjectText subject={subject} />
    </Link>
  );
}

/** The name comes from the profile, because the audit has none. */
function AccountSubject({ subject }: { subject: ChangedRecord }) {
  const profile = useProfile(subject.id);
  if (profile.state !== 'ready') return subject.label;
  return <bdi>{profile.data?.name ?? 'A deleted account'}</bdi>;
}

function AuditSubject({ entry: { kind, subject } }: { entry: AuditEntry }) {
  if (kind === 'booking') return <BookingSubject subject={subject} />;
  const isAccount = subject.label === accountLabel;
  return isAccount ? <AccountSubject subject={subject} /> : <SubjectText subject={subject} />;
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const auditColumns: readonly RecordColumn<AuditEntry>[] = [
  {
    name: 'When',
    place: 'subtitle',
    sx: { minWidth: 136 },
    cell: ({ createdAt }) => (
      <time dateTime={createdAt.toISOString()}>
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          {formatDay(businessDay(createdAt, businessTimeZone))},
        </Box>{' '}
        {formatClock(createdAt)}
      </time>
    ),
  },
  {
    name: 'Who',
    place: 'fact',
    sx: { minWidth: 96, overflowWrap: 'anywhere' },
    cell: ({ by }) => (
      <Link
        component={RouterLink}
        to={changesBy(by.uid)}
        title={`Only changes by ${by.name}`}
        sx={{ fontWeight: 'inherit' }}
      >
        {by.name}
      </Link>
    ),
  },
  {
    name: 'Kind',
    place: 'aside',
    cell: ({ kind }) => <Chip size="small" variant="outlined" label={auditKindLabels[kind]} />,
  },
  {
    name: 'What',
    place: 'title',
    sx: { minWidth: 110 },
    cell: ({ action }) => capitalised(action),
  },
  {
    name: 'To what',
    place: 'fact',
    sx: { minWidth: 130, overflowWrap: 'anywhere' },
    cell: (entry) => <AuditSubject entry={entry} />,
  },
  {
    name: 'Change',
    place: 'foot',
    sx: { width: '45%' },
    cell: (entry) => <FieldChangeList entry={entry} />,
  },
];

/** The entries that match the filter, live. */
function AuditList({ filter }: { filter: AuditFilter }) {
  const isFiltered = filter.kind !== null || filter.by !== null;
  return (
    <RecordPages
      caption="Changes by staff"
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
    description="What staff change from now on is listed here."
  />
);

const NothingFound = () => (
  <EmptyState
    icon={<HistoryRounded />}
    title="No changes match these filters"
    action={
      <Button size="small" component={RouterLink} to={paths.audit}>
        Clear filters
      </Button>
    }
  />
);

/** /dashboard/audit: the changes that staff have made. */
export default function AuditPage() {
  const [params] = useSearchParams();
  const filter = readAuditFilter(params);
  return (
    <>
      <PageHeading
        title="Audit"
        subtitle={localTimesNote() ?? 'Every change by staff, the latest first.'}
      />
      <AuditFilterBar filter={filter} />
      <AuditList key={JSON.stringify(filter)} filter={filter} />
    </>
  );
}
