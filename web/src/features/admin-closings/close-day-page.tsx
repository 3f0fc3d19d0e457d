import type { Closing } from '@carwash/domain/closings/closing';
import { formatDay } from '@carwash/domain/time/calendar-days';
import { formatDateTime } from '@carwash/domain/time/format-date-time';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { use, useState } from 'react';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { useBusinessToday } from '~/lib/clock/use-business-today';
import { DialogContext } from '~/ui/dialogs/dialog-context';
import { DialogHost } from '~/ui/dialogs/dialog-host';
import { formatMinor } from '~/ui/format/format-price';
import { FactList } from '~/ui/page/fact-list';
import { PageHeading } from '~/ui/page/page-heading';
import { PageSection } from '~/ui/page/page-section';
import { StatusChip } from '~/ui/page/status-chip';
import type { RecordColumn } from '~/ui/record-list/record-column';
import { RecordPages } from '~/ui/record-list/record-pages';
import { EmptyState } from '~/ui/states/empty-state';
import { FailedState } from '~/ui/states/failed-state';
import { AccountantExport } from './accountant-export';
import { CashMovements } from './cash-movements';
import { CloseForm } from './close-form';
import { ClosingDialog, daysOfClosing } from './closing-dialog';
import { countsOf, Figures } from './figures';
import { useClosings, useOpenPeriod } from './queries';
import { ReopenDialog } from './reopen-dialog';
import { UnseenVisits } from './unseen-visits';

/** /dashboard/close-day: what has come since the last closing, and the earlier closings. */
export default function CloseDayPage() {
  const period = useOpenPeriod();
  const closings = useClosings();
  const [refusal, setRefusal] = useState<string | null>(null);
  const today = useBusinessToday();
  const reload = () => {
    period.reload();
    closings.reload();
  };
  const { state } = period;
  return (
    <DialogHost>
      <PageHeading
        title="Close the Day"
        subtitle={[
          formatDay(today),
          state.state === 'ready' &&
            state.data.lastClosedAt !== null &&
            `since ${formatDateTime(state.data.lastClosedAt, businessTimeZone)}`,
        ]
          .filter(Boolean)
          .join(', ')}
      />
      <Stack sx={{ gap: 5 }}>
        <UnseenVisits />
        {state.state === 'loading' && (
          <Skeleton role="status" aria-label="Loading the figures" variant="rounded" height={320} />
        )}
        {state.state === 'failed' && (
          <FailedState title="The figures could not be loaded" onRetry={state.retry} />
        )}
        {state.state === 'ready' && (
          <Stack sx={{ gap: 4 }}>
            <PageSection title="Sales">
              <Stack sx={{ gap: 2 }}>
                <FactList facts={countsOf(state.data.figures)} />
                <Figures figures={state.data.figures} />
              </Stack>
            </PageSection>
            <CashMovements movements={state.data.cashMovements} onChanged={period.reload} />
            <CloseForm
              // Begins anew with another float, also when the last closing is reopened.
              key={`${state.data.closingNumber} ${state.data.openingFloatMinor}`}
              period={state.data}
              onClosed={reload}
              refusal={refusal}
              onRefusal={(text) => {
                setRefusal(text);
                // The figures may be others by now.
                if (text !== null) reload();
              }}
            />
          </Stack>
        )}
        <AccountantExport />
        <PageSection title="Earlier closings">
          <RecordPages
            caption="Closings"
            columns={columnsFor(reload)}
            pages={closings.pages}
            empty={<EmptyState title="The day was never closed" />}
            failed="Error loading the closings"
          />
        </PageSection>
      </Stack>
    </DialogHost>
  );
}

interface ActionsProps {
  closing: Closing;
  onReopened: () => void;
}

function Actions({ closing, onReopened }: ActionsProps) {
  const openDialog = use(DialogContext);
  const { closingNumber, reopened, nextClosing } = closing;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      <Button
        size="small"
        variant="outlined"
        aria-label={`Show closing ${closingNumber}`}
        onClick={() => openDialog(ClosingDialog, closing)}
        sx={{ minHeight: 44 }}
      >
        Show
      </Button>
      {reopened === null && nextClosing === null && (
        <Button
          size="small"
          aria-label={`Reopen closing ${closingNumber}`}
          onClick={() => openDialog(ReopenDialog, { closing, onReopened })}
          sx={{ minHeight: 44 }}
        >
          Reopen
        </Button>
      )}
    </Stack>
  );
}

const amountSx = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

/** Returns the difference of the cash, and that of the terminal if there is one. */
function describeDifferences({ countedCashMinor, expectedCashMinor, terminal }: Closing): string {
  const cash = formatMinor(countedCashMinor - expectedCashMinor);
  const ofTerminal = terminal ? terminal.totalMinor - terminal.expectedMinor : 0;
  return ofTerminal === 0 ? cash : `${cash}, terminal ${formatMinor(ofTerminal)}`;
}

const columnsFor = (onReopened: () => void): RecordColumn<Closing>[] => [
  {
    name: 'Closing',
    place: 'title',
    cell: ({ closingNumber, reopened }) => (
      <>
        No. {closingNumber} {reopened && <StatusChip label="Reopened" tone="neutral" />}
      </>
    ),
  },
  { name: 'Days', place: 'subtitle', cell: daysOfClosing },
  { name: 'Closed by', place: 'fact', cell: ({ closedBy }) => closedBy.name },
  {
    name: 'Takings',
    place: 'aside',
    align: 'right',
    sx: amountSx,
    cell: ({ figures }) => formatMinor(figures.netMinor),
  },
  {
    name: 'Difference',
    place: 'fact',
    align: 'right',
    sx: amountSx,
    cell: describeDifferences,
  },
  {
    name: 'Actions',
    place: 'foot',
    cell: (closing) => <Actions closing={closing} onReopened={onReopened} />,
  },
];
