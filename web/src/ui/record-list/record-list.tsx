import Paper from '@mui/material/Paper';
import type { Theme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import useMediaQuery from '@mui/material/useMediaQuery';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ReactNode } from 'react';
import type { QueryState } from '~/lib/query-state';
import { BrokenEntry } from '~/ui/states/entry-boundary';
import { ErrorBoundary } from '~/ui/states/error-boundary';
import { FailedState } from '~/ui/states/failed-state';
import { UnreadableNote } from '~/ui/states/unreadable-note';
import { openOnClick } from './open-on-click';
import { RecordCards } from './record-cards';
import type { RecordColumn } from './record-column';
import { RecordListSkeleton } from './record-list-skeleton';

interface RecordTableProps<T> {
  caption: string;
  columns: readonly RecordColumn<T>[];
  records: readonly T[];
  onOpen?: ((record: T) => void) | undefined;
}

/** Records as table rows. The column with the place `title` contains the row headers. */
function RecordTable<T extends { _id: string }>(props: RecordTableProps<T>) {
  const { caption, columns, records, onOpen } = props;
  return (
    <TableContainer component={Paper} variant="outlined" sx={{ px: 1 }}>
      <Table
        sx={{
          '& th, & td': { px: 1.5, verticalAlign: 'baseline', borderColor: 'divider' },
          '& thead th': { color: 'text.secondary', fontWeight: 650, whiteSpace: 'nowrap' },
          '& tbody th': { fontWeight: 650 },
          '& tbody tr:last-of-type > *': { borderBottom: 0 },
        }}
      >
        {/* Hides the caption together with the border below it. */}
        <caption style={visuallyHidden}>{caption}</caption>
        <TableHead>
          <TableRow>
            {columns.map(({ name, align, sx }) => (
              <TableCell key={name} align={align ?? 'left'} sx={sx ?? null}>
                {name}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {records.map((record) => (
            <ErrorBoundary
              key={record._id}
              of={record}
              instead={<BrokenRow width={columns.length} />}
            >
              <TableRow hover {...openOnClick(record, onOpen)}>
                {columns.map((column) => (
                  <RecordCell key={column.name} column={column} record={record} />
                ))}
              </TableRow>
            </ErrorBoundary>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

const BrokenRow = ({ width }: { width: number }) => (
  <TableRow>
    <TableCell colSpan={width}>
      <BrokenEntry />
    </TableCell>
  </TableRow>
);

function RecordCell<T>({ column, record }: { column: RecordColumn<T>; record: T }) {
  const { cell, place, align, sx } = column;
  const look = { align: align ?? 'left', sx: sx ?? null } as const;
  if (place !== 'title') return <TableCell {...look}>{cell(record)}</TableCell>;
  return (
    <TableCell component="th" scope="row" {...look}>
      {cell(record)}
    </TableCell>
  );
}

export interface RecordListProps<T> {
  /** The caption of the table, for screen readers. */
  caption: string;
  columns: readonly RecordColumn<T>[];
  records: QueryState<T[]>;
  /** Shown when there are no records. */
  empty: ReactNode;
  /** Shown when the list cannot be loaded. */
  failed: string;
  /** Called on a click on a record; a button in its title has to do the same. */
  onOpen?: (record: T) => void;
}

/** Records as a table, or as cards on narrow screens. */
export function RecordList<T extends { _id: string }>(props: RecordListProps<T>) {
  const { caption, columns, records, empty, failed, onOpen } = props;
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'));
  if (records.state === 'loading') return <RecordListSkeleton caption={caption} />;
  if (records.state === 'failed') return <FailedState title={failed} onRetry={records.retry} />;
  const List = isWide ? RecordTable : RecordCards;
  return (
    <>
      {records.data.length === 0 ? (
        empty
      ) : (
        <List caption={caption} columns={columns} records={records.data} onOpen={onOpen} />
      )}
      <UnreadableNote count={records.unreadable} />
    </>
  );
}
