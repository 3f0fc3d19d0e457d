import { sumOfMovements } from '@carwash/domain/closings/cash-movement';
import type { Closing } from '@carwash/domain/closings/closing';
import { formatDay } from '@carwash/domain/time/calendar-days';
import { formatDateTime } from '@carwash/domain/time/format-date-time';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { useSettings } from '~/lib/settings/settings';
import { DialogButtons } from '~/ui/dialogs/dialog-buttons';
import type { HostedDialogProps } from '~/ui/dialogs/dialog-context';
import { formatMinor } from '~/ui/format/format-price';
import { FactList } from '~/ui/page/fact-list';
import { PrintedSheet } from '~/ui/page/printed-sheet';
import { MovementList } from './cash-movements';
import { Figures } from './figures';

/** Names the days of a closing's movements. */
export const daysOfClosing = ({ figures: { firstDate, lastDate } }: Closing): string => {
  if (firstDate === null || lastDate === null) return 'No movements';
  return firstDate === lastDate
    ? formatDay(firstDate)
    : `${formatDay(firstDate)} to ${formatDay(lastDate)}`;
};

const momentOf = (at: Date): string => formatDateTime(at, businessTimeZone);

function ClosingSheet({ closing }: { closing: Closing }) {
  const { name } = useSettings();
  const { closingNumber, figures, openingFloatMinor, expectedCashMinor, countedCashMinor } =
    closing;
  const { cashMovements = [], terminal } = closing;
  const { differenceReason, closedBy, createdAt, reopened } = closing;
  return (
    <PrintedSheet label={`Closing ${closingNumber}`}>
      <Typography variant="h4" component="h2">
        {name}: closing {closingNumber}
      </Typography>
      <Typography sx={{ mb: 2 }}>{daysOfClosing(closing)}</Typography>
      <Figures figures={figures} />
      <Typography variant="h6" component="h3" sx={{ mt: 2, mb: 1 }}>
        Cash
      </Typography>
      <FactList
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
      {cashMovements.length > 0 && (
        <Box sx={{ mt: 2 }}>
          <MovementList movements={cashMovements} />
        </Box>
      )}
      {terminal && (
        <>
          <Typography variant="h6" component="h3" sx={{ mt: 2, mb: 1 }}>
            Card terminal
          </Typography>
          <FactList
            facts={{
              Expected: formatMinor(terminal.expectedMinor),
              'Total of the terminal': formatMinor(terminal.totalMinor),
              Difference: formatMinor(terminal.totalMinor - terminal.expectedMinor),
              ...(terminal.terminalReason && { Reason: terminal.terminalReason }),
            }}
          />
        </>
      )}
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
  const close = () => setOpen(false);
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
        <ClosingSheet closing={opened} />
      </DialogContent>
      <DialogButtons>
        <Button autoFocus onClick={close}>
          Back
        </Button>
        <Button variant="contained" startIcon={<PrintOutlined />} onClick={() => window.print()}>
          Print
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
