import { isolated } from '@carwash/domain/isolated-text';
import { formatDay } from '@carwash/domain/time/calendar-days';
import { formatDateTime } from '@carwash/domain/time/format-date-time';
import { formatVehicleShort } from '@carwash/domain/vehicles/format-vehicle';
import { offerAt, type WaitlistEntry } from '@carwash/domain/waitlist/waitlist-entry';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, use } from 'react';
import { PhoneLink } from '~/entities/users/phone-link';
import { describeWantedHours } from '~/entities/waitlist/describe-hours';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { formatClock } from '~/lib/clock/format-times';
import { useNow } from '~/lib/clock/use-now';
import { DialogContext } from '~/ui/dialogs/dialog-context';
import { formatDuration } from '~/ui/format/format-duration';
import { StatusChip } from '~/ui/page/status-chip';
import type { RecordColumn } from '~/ui/record-list/record-column';
import { OfferDialog } from './offer-dialog';
import { RemoveDialog } from './remove-dialog';

interface EntryProps {
  entry: WaitlistEntry;
}

const Second = ({ children }: { children: ReactNode }) => (
  <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
    {children}
  </Typography>
);

const clock = (instant: Date) => formatClock(instant);

/** Waits, or which time is kept until when, or was. */
function State({ entry }: EntryProps) {
  // Computed on every render: the entry may have changed after `useNow` last fired.
  const offer = offerAt(entry, new Date());
  useNow(offer?.until ?? null);
  if (entry.state === 'waiting') return <StatusChip label="Waiting" tone="neutral" />;
  if (!offer) return <StatusChip label="Not taken" tone="neutral" />;
  return (
    <StatusChip
      label={`${clock(offer.startsAt)} kept until ${clock(offer.until)}`}
      tone="waiting"
    />
  );
}

function Actions({ entry }: EntryProps) {
  const openDialog = use(DialogContext);
  const name = `${isolated(entry.customer.name)}, ${isolated(entry.service.name)}, ${formatDay(entry.date)}`;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      {entry.state === 'waiting' && (
        <Button
          variant="outlined"
          size="small"
          aria-label={`Offer a time: ${name}`}
          onClick={() => openDialog(OfferDialog, entry)}
          sx={actionSx}
        >
          Offer a time
        </Button>
      )}
      <Button
        color="error"
        size="small"
        aria-label={`Remove: ${name}`}
        onClick={() => openDialog(RemoveDialog, entry)}
        sx={actionSx}
      >
        Remove
      </Button>
    </Stack>
  );
}

const actionSx = { minHeight: 44, whiteSpace: 'nowrap' } as const;

const Customer = ({ entry: { customer } }: EntryProps) => (
  <>
    <bdi>{customer.name}</bdi>
    {customer.phone !== '' && (
      <Second>
        <PhoneLink phone={customer.phone} />
      </Second>
    )}
  </>
);

export const waitlistColumns: readonly RecordColumn<WaitlistEntry>[] = [
  {
    name: 'Day',
    place: 'subtitle',
    cell: (entry) => (
      <>
        {formatDay(entry.date)}
        <Second>{describeWantedHours(entry)}</Second>
      </>
    ),
  },
  { name: 'Customer', place: 'title', cell: (entry) => <Customer entry={entry} /> },
  {
    name: 'Service',
    place: 'fact',
    cell: ({ service, minutes }) => (
      <>
        {service.name}
        <Second>{formatDuration(minutes)}</Second>
      </>
    ),
  },
  {
    name: 'Vehicle',
    place: 'fact',
    isParagraph: true,
    cell: ({ vehicle }) => (
      <>
        {vehicle.registrationPlate}
        <Second>{formatVehicleShort(vehicle)}</Second>
      </>
    ),
  },
  {
    name: 'Since',
    place: 'fact',
    isParagraph: true,
    cell: ({ createdAt }) => formatDateTime(createdAt, businessTimeZone),
  },
  { name: 'State', place: 'fact', cell: (entry) => <State entry={entry} /> },
  { name: 'Actions', place: 'foot', cell: (entry) => <Actions entry={entry} /> },
];
