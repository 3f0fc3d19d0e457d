import {
  maxExportedTransactions,
  type TransactionFilter,
} from '@carwash/domain/payments/transaction-endpoints';
import DownloadRounded from '@mui/icons-material/DownloadRounded';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { transactions } from '~/ui/charts/chart-unit.ts';
import { useExportTransactions } from './use-export-transactions.ts';

const texts = {
  running: (rows: number) => `${transactions.format(rows)} so far…`,
  done: (rows: number) => `${transactions.format(rows)} exported`,
  failed: () => '',
} as const;

/** Saves exactly what the filters leave as a CSV file, and says how far it is. */
export function ExportButton({ filter }: { filter: TransactionFilter }) {
  const { running, last, isCutShort, exportTransactions } = useExportTransactions(filter);
  return (
    <Stack sx={{ alignItems: { sm: 'flex-end' }, gap: 1 }}>
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap-reverse', rowGap: 1 }}>
        <Typography
          role="status"
          variant="body2"
          sx={{ color: 'text.secondary', '&:not(:empty)': { mr: 2 } }}
        >
          {last && texts[last.state](last.rows)}
        </Typography>
        <Button
          variant="outlined"
          startIcon={<DownloadRounded />}
          loading={running}
          loadingPosition="start"
          onClick={exportTransactions}
        >
          Export CSV
        </Button>
      </Stack>
      {isCutShort && (
        <Alert severity="warning">
          The file has the newest {transactions.format(maxExportedTransactions)}, the most that one
          export holds. Choose fewer days to get the older ones.
        </Alert>
      )}
    </Stack>
  );
}
