import { receiptColumns } from '@carwash/domain/receipts/receipt-columns';
import { lastMonth } from '@carwash/domain/time/last-month';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { downloadFile } from '~/lib/api/download-file';
import { showChangeFailure } from '~/lib/api/show-failure';
import { useBusinessToday } from '~/lib/clock/use-business-today';
import { useInFlightGuard } from '~/lib/forms/use-in-flight-guard';
import { saveExport, type TableFormat } from '~/lib/spreadsheet/save-table';
import { toastTexts } from '~/lib/toasts';
import { DayRangeFields } from '~/ui/day-range/day-range-fields';
import { DownloadButtons } from '~/ui/forms/download-buttons';
import { PageSection } from '~/ui/page/page-section';

/** The file for the accountant: one row for each movement of money. */
export function AccountantExport() {
  const today = useBusinessToday();
  const [chosen, setChosen] = useState<{ startDate: string; endDate: string } | null>(null);
  const days = chosen ?? lastMonth(today);
  const { running, run } = useInFlightGuard();
  const [format, setFormat] = useState<TableFormat | null>(null);
  const download = (chosen: TableFormat) =>
    run(async () => {
      setFormat(chosen);
      try {
        const file = await downloadFile('exportReceipts', { query: days });
        await saveExport(file, receiptColumns, chosen);
      } catch (error) {
        showChangeFailure(error, toastTexts.exportFailed);
      }
    });
  return (
    <PageSection title="For the accountant">
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>
        One row for each receipt and credit note, with its VAT, as a spreadsheet. At most a year.
      </Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2, alignItems: { sm: 'center' } }}>
        <DayRangeFields days={days} lastDay={today} onChoose={setChosen} />
        <DownloadButtons
          labels={{ csv: 'Download CSV', xlsx: 'Download Excel' }}
          running={running ? format : null}
          onDownload={download}
        />
      </Stack>
    </PageSection>
  );
}
