import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { type ChartRow, percentText, sumOfRows } from './chart-rows';
import { tableHeight } from './chart-size';
import type { ChartUnit } from './chart-unit';

interface ChartTableProps {
  caption: string;
  rowName: string;
  unit: ChartUnit;
  rows: readonly ChartRow[];
  /** Whether the rows are shares of a whole. */
  hasShares: boolean;
}

/** All values of a chart. A long table scrolls on its own, with the keyboard too. */
export default function ChartTable({ caption, rowName, unit, rows, hasShares }: ChartTableProps) {
  const total = sumOfRows(rows);
  return (
    <Box
      role="region"
      aria-label={`Table: ${caption}`}
      tabIndex={0}
      sx={{ maxHeight: tableHeight, overflow: 'auto' }}
    >
      <Table
        size="small"
        stickyHeader
        sx={{
          '& th, & td': { borderColor: 'divider', overflowWrap: 'anywhere' },
          '& thead th': { bgcolor: 'background.paper', color: 'text.secondary', fontWeight: 650 },
          '& tbody tr:last-of-type > *': { borderBottom: 0 },
        }}
      >
        <caption style={visuallyHidden}>{caption}</caption>
        <TableHead>
          <TableRow>
            <TableCell>{rowName}</TableCell>
            <TableCell align="right">{unit.name}</TableCell>
            {hasShares && <TableCell align="right">Share</TableCell>}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ label, value }) => (
            <TableRow key={label}>
              <TableCell component="th" scope="row">
                {label}
              </TableCell>
              <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {unit.format(value)}
              </TableCell>
              {hasShares && (
                <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                  {percentText(value, total)}
                </TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
