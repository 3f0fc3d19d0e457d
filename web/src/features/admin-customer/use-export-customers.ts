import type { FoundCustomer } from '@carwash/domain/customers/endpoints';
import { useState } from 'react';
import { callApi } from '~/lib/api/call-api';
import { showChangeFailure } from '~/lib/api/show-failure';
import { useInFlightGuard } from '~/lib/forms/use-in-flight-guard';
import { saveTable, type TableFormat } from '~/lib/spreadsheet/save-table';
import { toastTexts } from '~/lib/toasts';
import { tableOfCustomers } from './exported-customers';

const pageSize = 100;

/** Most customers in one file. */
export const mostExported = 5000;

/**
 * Saves the customers as a file, those who were here last first.
 * @returns `read`: how many were read; null before the first export
 */
export function useExportCustomers() {
  const { running, run } = useInFlightGuard();
  const [format, setFormat] = useState<TableFormat | null>(null);
  const [read, setRead] = useState<number | null>(null);

  const exportCustomers = (chosen: TableFormat) =>
    run(async () => {
      setFormat(chosen);
      const customers: FoundCustomer[] = [];
      try {
        let cursor: string | null = null;
        do {
          const { data, meta }: Awaited<ReturnType<typeof callApi<'listCustomers'>>> =
            await callApi('listCustomers', {
              query: { limit: pageSize, ...(cursor !== null && { cursor }) },
            });
          customers.push(...data);
          setRead(customers.length);
          cursor = meta.nextCursor;
        } while (cursor !== null && customers.length < mostExported);
        await saveTable('customers', tableOfCustomers(customers), chosen);
      } catch (error) {
        showChangeFailure(error, toastTexts.exportFailed);
      }
    });

  return { running: running ? format : null, read, exportCustomers };
}
