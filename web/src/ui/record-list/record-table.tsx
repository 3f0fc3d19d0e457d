import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { BrokenEntry } from '~/ui/states/entry-boundary.tsx';
import { ErrorBoundary } from '~/ui/states/error-boundary.tsx';
import { openOnClick } from './open-on-click.ts';
import type { RecordColumn } from './record-column.ts';

interface RecordTableProps<T> {
  caption: string;
  columns: readonly RecordColumn<T>[];
  records: readonly T[];
  onOpen?: ((record: T) => void) | undefined;
}

/** Records as the rows of a table, the column named `title` as their headings. */
export function RecordTable<T extends { _id: string }>(props: RecordTableProps<T>) {
  const { caption, columns, records, onOpen } = props;
  return (
    <TableContainer component={Paper} variant="outlined" sx={{ px: 1, borderRadius: '20px' }}>
      <Table
        sx={{
          '& th, & td': { px: 1.5, verticalAlign: 'baseline', borderColor: 'divider' },
          '& thead th': { color: 'text.secondary', fontWeight: 650, whiteSpace: 'nowrap' },
          '& tbody th': { fontWeight: 650 },
          '& tbody tr:last-of-type > *': { borderBottom: 0 },
        }}
      >
        {/* Nothing of it may be seen, not even the line beneath. */}
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
