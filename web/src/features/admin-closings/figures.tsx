import type { ClosingFigures } from '@carwash/domain/closings/closing';
import type { ReceiptSums } from '@carwash/domain/closings/sum-receipts';
import { paymentMethodLabels } from '@carwash/domain/payments/transaction';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { formatCount } from '~/ui/format/format-count';
import { formatMinor } from '~/ui/format/format-price';
import { FactRows } from '~/ui/page/fact-rows';

const numberSx = { textAlign: 'right', fontVariantNumeric: 'tabular-nums', px: 0.5 } as const;

interface FigureRow {
  name: string;
  minor: readonly number[];
  isTotal?: boolean;
}

interface FigureTableProps {
  caption: string;
  columns: readonly string[];
  rows: readonly FigureRow[];
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
      {rows.map(({ name, minor, isTotal = false }) => (
        <TableRow
          key={name}
          sx={isTotal ? { '& > *': { fontWeight: 700, borderTop: '2px solid' } } : null}
        >
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

/** Counts of a period, which a closing prints too. */
export const countsOf = ({ sales, refundCount }: ClosingFigures) => ({
  Sales: formatCount(sales),
  ...(refundCount > 0 && { 'Refunds and corrections': formatCount(refundCount) }),
});

const rateNameOf = ({ vatPercent }: ClosingFigures['rates'][number]) => `VAT ${vatPercent} %`;

const hasVat = ({ rates }: ClosingFigures): boolean =>
  rates.some(({ vatPercent }) => vatPercent > 0);

/** The sums of a period: by method of payment, and by rate of VAT. */
export function Figures({ figures }: { figures: ClosingFigures }) {
  const { methods, rates } = figures;
  if (methods.length === 0) return <Typography>Nothing has come or gone.</Typography>;
  return (
    <Stack sx={{ gap: 2, overflowX: 'auto' }}>
      <FigureTable
        caption="By method of payment"
        columns={['Method', 'Sales', 'Refunds', 'Net']}
        rows={[
          ...methods.map((method) => ({
            name: paymentMethodLabels[method.paymentMethod],
            minor: amountsOf(method),
          })),
          { name: 'All', minor: amountsOf(figures), isTotal: true },
        ]}
      />
      {hasVat(figures) && (
        <FigureTable
          caption="By VAT"
          columns={['VAT', 'Net of VAT', 'VAT included']}
          rows={rates.map((rate) => ({
            name: rateNameOf(rate),
            minor: [rate.netMinor, rate.vatMinor],
          }))}
        />
      )}
    </Stack>
  );
}

const sumsOf = ({ grossMinor, refundsMinor, netMinor }: ReceiptSums) => ({
  Sales: formatMinor(grossMinor),
  ...(refundsMinor > 0 && { Refunds: formatMinor(-refundsMinor) }),
  Net: formatMinor(netMinor),
});

/** The same sums one below the other, for the roll of a receipt printer, which is too narrow for columns. */
export function FigureRows({ figures }: { figures: ClosingFigures }) {
  const parts: [name: string, facts: Record<string, string>][] = [
    ...figures.methods.map((method): [string, Record<string, string>] => [
      paymentMethodLabels[method.paymentMethod],
      sumsOf(method),
    ]),
    ['All', sumsOf(figures)],
    ...(hasVat(figures) ? figures.rates : []).map((rate): [string, Record<string, string>] => [
      rateNameOf(rate),
      { 'Net of VAT': formatMinor(rate.netMinor), 'VAT included': formatMinor(rate.vatMinor) },
    ]),
  ];
  if (figures.methods.length === 0) return <Typography>Nothing has come or gone.</Typography>;
  return parts.map(([name, facts]) => (
    <Box key={name} sx={{ mt: 1 }}>
      <Typography sx={{ fontWeight: 700 }}>{name}</Typography>
      <FactRows facts={facts} />
    </Box>
  ));
}
