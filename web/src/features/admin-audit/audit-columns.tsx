import { type AuditEntry, auditKindLabels } from '@carwash/domain/audit/audit-entry';
import { businessClockTime, businessDay } from '@carwash/domain/time/business-time';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { businessTimeZone } from '~/lib/clock/business-time-zone.ts';
import { formatDay } from '~/ui/format/format-day.ts';
import type { RecordColumn } from '~/ui/record-list/record-column.ts';
import { changesBy } from './audit-filter.ts';
import { AuditSubject } from './audit-subject.tsx';
import { FieldChangeList } from './field-change-list.tsx';

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What is told of each change. */
export const auditColumns: readonly RecordColumn<AuditEntry>[] = [
  {
    name: 'When',
    place: 'subtitle',
    sx: { minWidth: 136 },
    cell: ({ createdAt }) => (
      <time dateTime={createdAt.toISOString()}>
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          {formatDay(businessDay(createdAt, businessTimeZone))},
        </Box>{' '}
        {businessClockTime(createdAt, businessTimeZone)}
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
