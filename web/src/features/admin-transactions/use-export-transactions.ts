import {
  maxExportedTransactions,
  type TransactionFilter,
} from '@carwash/domain/api/transaction-endpoints';
import { useState } from 'react';
import { downloadFile } from '~/lib/api/download-file.ts';
import { useTellChangeFailure } from '~/lib/api/use-tell-change-failure.ts';
import { saveFile } from '~/lib/save-file.ts';
import { toastTexts } from '~/lib/toasts.ts';
import { useSingleRun } from '~/lib/use-single-run.ts';
import { csvRowCounter } from './csv-row-counter.ts';

/** How far an export is, or how far the last one went. */
interface Export {
  rows: number;
  state: 'running' | 'done' | 'failed';
}

/** Saves the transactions that a filter finds as a file, one export at a time. */
export function useExportTransactions() {
  const { running, run } = useSingleRun();
  const tellFailure = useTellChangeFailure();
  const [last, setLast] = useState<Export | null>(null);

  const exportTransactions = (query: TransactionFilter) =>
    run(async () => {
      const count = csvRowCounter();
      let rows = 0;
      setLast({ rows, state: 'running' });
      const onPart = (part: Uint8Array) => {
        rows = count(part);
        setLast({ rows, state: 'running' });
      };
      try {
        const { fileName, content } = await downloadFile('exportTransactions', { query, onPart });
        saveFile(fileName, content);
        setLast({ rows, state: 'done' });
      } catch (error) {
        setLast({ rows, state: 'failed' });
        tellFailure(error, toastTexts.exportFailed);
      }
    });

  return {
    running,
    last,
    isCutShort: last?.state === 'done' && last.rows >= maxExportedTransactions,
    exportTransactions,
  };
}
