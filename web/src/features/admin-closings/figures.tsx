import type { ClosingFigures } from '@carwash/domain/closings/closing';
import type { ReceiptSums } from '@carwash/domain/closings/sum-receipts';
import { paymentMethodLabels } from '@carwash/domain/payments/transaction';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { formatMinor } from '~/ui/format/format-price';

const numberSx = { textAlign: 'right', fontVariantNumeric: 'tabular-nums', px: 0.5 } as const;

interface FigureTableProps {
  caption: string;
  columns: readonly string[];
  rows: readonly { name: string; minor: readonly number[] }[];
}

const FigureTable = ({ caption, columns, rows }: FigureTableProps) => (
  <Table size="small" aria-label={caption}>
    <TableHead>
      <TableRow>
        {columns.map((column, index) => (
          <TableCell key={column} sx={index === 0 ? { px: 0 } : numberSx}>
            {column}
          </TableCell>
        ))}
      </TableRow>
    </TableHead>
    <TableBody>
      {rows.map(({ name, minor }) => (
        <TableRow key={name}>
          <TableCell component="th" scope="row" sx={{ px: 0 }}>
            {name}
          </TableCell>
          {minor.map((amount, index) => (
            <TableCell key={columns[index + 1]} sx={numberSx}>
              {formatMinor(amount)}
            </TableCell>
          ))}
        </TableRow>
      ))}
    </TableBody>
  </Table>
);

const amountsOf = ({ grossMinor, refundsMinor, netMinor }: ReceiptSums): number[] => [
  grossMinor,
  refundsMinor,
  netMinor,
];

/** The sums of a period: by method of payment, and by rate of VAT. */
export function Figures({ figures }: { figures: ClosingFigures }) {
  const { methods, rates } = figures;
  const hasVat = rates.some(({ vatPercent }) => vatPercent > 0);
  if (methods.length === 0) return <Typography>Nothing has come or gone.</Typography>;
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <FigureTable
        caption="By method of payment"
        columns={['Method', 'Sales', 'Refunds', 'Net']}
        rows={[
          ...methods.map((method) => ({
            name: paymentMethodLabels[method.paymentMethod],
            minor: amountsOf(method),
          })),
          { name: 'All', minor: amountsOf(figures) },
        ]}
      />
      {hasVat && (
        <FigureTable
          caption="By VAT"
          columns={['VAT', 'Net of VAT', 'VAT included']}
          rows={rates.map(({ vatPercent, netMinor, vatMinor }) => ({
            name: `${vatPercent} %`,
            minor: [netMinor, vatMinor],
          }))}
        />
      )}
    </Box>
  );
}
