import { transactionColumns } from '@carwash/domain/payments/transaction-columns';
import {
  maxExportedTransactions,
  type TransactionFilter,
} from '@carwash/domain/payments/transaction-endpoints';
import { useState } from 'react';
import { downloadFile } from '~/lib/api/download-file';
import { showChangeFailure } from '~/lib/api/show-failure';
import { useInFlightGuard } from '~/lib/forms/use-in-flight-guard';
import { saveExport, type TableFormat } from '~/lib/spreadsheet/save-table';
import { toastTexts } from '~/lib/toasts';
import { csvRowCounter } from './csv-row-counter';

/** The progress of an export, or the result of the last one. */
interface Export {
  filter: TransactionFilter;
  format: TableFormat;
  rows: number;
  state: 'running' | 'done' | 'failed';
}

const isSame = (one: TransactionFilter, other: TransactionFilter): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Exports the transactions that match a filter as a file, one export at a time.
 * @returns `last`: the running export, or the last one if it had this filter
 */
export function useExportTransactions(filter: TransactionFilter) {
  const { running, run } = useInFlightGuard();
  const [latest, setLatest] = useState<Export | null>(null);

  const exportTransactions = (format: TableFormat) =>
    run(async () => {
      const count = csvRowCounter();
      let rows = 0;
      setLatest({ filter, format, rows, state: 'running' });
      const onPart = (part: Uint8Array) => {
        rows = count(part);
        setLatest({ filter, format, rows, state: 'running' });
      };
      try {
        const file = await downloadFile('exportTransactions', { query: filter, onPart });
        await saveExport(file, transactionColumns, format);
        setLatest({ filter, format, rows, state: 'done' });
      } catch (error) {
        setLatest({ filter, format, rows, state: 'failed' });
        showChangeFailure(error, toastTexts.exportFailed);
      }
    });

  const last = latest && (running || isSame(latest.filter, filter)) ? latest : null;
  return {
    /** The format that is being exported. */
    running: running ? (latest?.format ?? null) : null,
    last,
    isCutShort: last?.state === 'done' && last.rows >= maxExportedTransactions,
    exportTransactions,
  };
}
