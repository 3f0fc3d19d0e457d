import { lastMonth } from '@carwash/domain/time/last-month';
import DownloadRounded from '@mui/icons-material/DownloadRounded';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { downloadFile } from '~/lib/api/download-file';
import { showChangeFailure } from '~/lib/api/show-failure';
import { useBusinessToday } from '~/lib/clock/use-business-today';
import { useInFlightGuard } from '~/lib/forms/use-in-flight-guard';
import { saveFile } from '~/lib/save-file';
import { toastTexts } from '~/lib/toasts';
import { DayRangeFields } from '~/ui/day-range/day-range-fields';
import { PageSection } from '~/ui/page/page-section';

/** The file for the accountant: one row for each movement of money. */
export function AccountantExport() {
  const today = useBusinessToday();
  const [chosen, setChosen] = useState<{ startDate: string; endDate: string } | null>(null);
  const days = chosen ?? lastMonth(today);
  const { running, run } = useInFlightGuard();
  const download = () =>
    run(async () => {
      try {
        const { fileName, content } = await downloadFile('exportReceipts', { query: days });
        saveFile(fileName, content);
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
        <Button
          variant="outlined"
          startIcon={<DownloadRounded />}
          loading={running}
          onClick={download}
          sx={{ minHeight: 44, flexShrink: 0 }}
        >
          Download
        </Button>
      </Stack>
    </PageSection>
  );
}
