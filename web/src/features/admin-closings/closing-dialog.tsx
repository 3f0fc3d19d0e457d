import { sumOfMovements } from '@carwash/domain/closings/cash-movement';
import type { Closing } from '@carwash/domain/closings/closing';
import { type OpeningHours, periodsOn } from '@carwash/domain/settings/opening-hours';
import { addDays } from '@carwash/domain/time/business-time';
import { daysInRange, formatDay } from '@carwash/domain/time/calendar-days';
import { formatDateTime } from '@carwash/domain/time/format-date-time';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { useSettings } from '~/lib/settings/settings';
import { DialogButtons } from '~/ui/dialogs/dialog-buttons';
import type { HostedDialogProps } from '~/ui/dialogs/dialog-context';
import { formatMinor } from '~/ui/format/format-price';
import { FactRows } from '~/ui/page/fact-rows';
import { type PrintedPaper, PrintedSheet } from '~/ui/page/printed-sheet';
import { bankAndFloat } from './bank-and-float';
import { MovementList } from './cash-movements';
import { countsOf, FigureRows, Figures } from './figures';
import { useReceiptRange } from './queries';

/** Names the days of a closing's movements. */
export const daysOfClosing = ({ figures: { firstDate, lastDate } }: Closing): string => {
  if (firstDate === null || lastDate === null) return 'No movements';
  return firstDate === lastDate
    ? formatDay(firstDate)
    : `${formatDay(firstDate)} to ${formatDay(lastDate)}`;
};

const momentOf = (at: Date): string => formatDateTime(at, businessTimeZone);

/** Most days of which the opening hours are printed. */
const mostDays = 7;

/** Returns the opening hours of the days of a closing: 'Mon, 30 Nov 2026' and '09:00 – 12:00, 14:00 – 19:00'. */
function hoursOfClosing({ figures }: Closing, hours: OpeningHours): Record<string, string> {
  const { firstDate, lastDate } = figures;
  if (firstDate === null || lastDate === null) return {};
  const count = daysInRange(firstDate, lastDate);
  if (count > mostDays) return {};
  const dates = Array.from({ length: count }, (_, index) => addDays(firstDate, index));
  return Object.fromEntries(
    dates.map((date) => [
      count === 1 ? 'Open' : `Open ${formatDay(date)}`,
      periodsOn(date, hours)
        .map(({ opens, closes }) => `${opens} – ${closes}`)
        .join(', ') || 'Closed',
    ]),
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <Typography variant="h6" component="h3" sx={{ mt: 2, mb: 0.5 }}>
      {title}
    </Typography>
    {children}
  </>
);

function ClosingSheet({ closing, paper }: { closing: Closing; paper: PrintedPaper }) {
  const settings = useSettings();
  const receipts = useReceiptRange(closing);
  const { closingNumber, figures, openingFloatMinor, expectedCashMinor, countedCashMinor } =
    closing;
  const { cashMovements = [], terminal } = closing;
  const { differenceReason, closedBy, createdAt, reopened } = closing;
  return (
    <PrintedSheet label={`Closing ${closingNumber}`} paper={paper}>
      <Typography variant="h4" component="h2">
        {settings.name}: closing {closingNumber}
      </Typography>
      <Typography sx={{ mb: 1 }}>{daysOfClosing(closing)}</Typography>
      <FactRows
        facts={{
          ...hoursOfClosing(closing, settings),
          ...countsOf(figures),
          ...(receipts !== null && { Receipts: receipts }),
        }}
      />
      <Part title="Sales">
        {paper === 'page' ? <Figures figures={figures} /> : <FigureRows figures={figures} />}
      </Part>
      {cashMovements.length > 0 && (
        <Part title="Cash in and out">
          <MovementList movements={cashMovements} />
        </Part>
      )}
      <Part title="Count">
        <FactRows
          facts={{
            'Opening float': formatMinor(openingFloatMinor),
            ...(cashMovements.length > 0 && {
              'In and out': formatMinor(sumOfMovements(cashMovements)),
            }),
            Expected: formatMinor(expectedCashMinor),
            Counted: formatMinor(countedCashMinor),
            Difference: formatMinor(countedCashMinor - expectedCashMinor),
            ...(differenceReason && { Reason: differenceReason }),
          }}
        />
      </Part>
      {terminal && (
        <Part title="Card terminal">
          <FactRows
            facts={{
              Expected: formatMinor(terminal.expectedMinor),
              'Total of the terminal': formatMinor(terminal.totalMinor),
              Difference: formatMinor(terminal.totalMinor - terminal.expectedMinor),
              ...(terminal.terminalReason && { Reason: terminal.terminalReason }),
            }}
          />
        </Part>
      )}
      <Part title="Bank and float">
        <FactRows facts={bankAndFloat(cashMovements, countedCashMinor)} />
      </Part>
      <Typography variant="body2" sx={{ mt: 2 }}>
        Closed by {closedBy.name}, {momentOf(createdAt)}.
        {reopened &&
          ` Reopened by ${reopened.by.name}, ${momentOf(reopened.at)}: ${reopened.reopenReason}`}
      </Typography>
    </PrintedSheet>
  );
}

/** A closing as a sheet that can be printed. */
export function ClosingDialog({ opened, onClosed }: HostedDialogProps<Closing>) {
  const [open, setOpen] = useState(true);
  const [paper, setPaper] = useState<PrintedPaper>('page');
  const close = () => setOpen(false);
  const print = (chosen: PrintedPaper) => {
    flushSync(() => setPaper(chosen));
    window.print();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      aria-label={`Closing ${opened.closingNumber}`}
      maxWidth="sm"
      fullWidth
      slotProps={{ transition: { onExited: onClosed } }}
    >
      <DialogContent>
        <ClosingSheet closing={opened} paper={paper} />
      </DialogContent>
      <DialogButtons>
        <Button autoFocus onClick={close}>
          Back
        </Button>
        <Button variant="outlined" startIcon={<PrintOutlined />} onClick={() => print('roll80')}>
          Print 80 mm
        </Button>
        <Button variant="contained" startIcon={<PrintOutlined />} onClick={() => print('page')}>
          Print A4 or Letter
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
