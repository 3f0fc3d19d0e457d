import type { AffectedBooking } from '@carwash/domain/days/endpoints';
import { isolated } from '@carwash/domain/isolated-text';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { use } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useMoveBooking } from '~/entities/bookings/move/use-move-booking';
import { MoveDialog } from '~/entities/bookings/move-dialog';
import { isUnanswered } from '~/entities/sales/kept-question';
import { paths } from '~/lib/address/paths';
import { DialogContext } from '~/ui/dialogs/dialog-context';
import { formatNearDay } from '~/ui/format/format-near-day';
import { TickQuestion } from '~/ui/forms/tick-question';
import { DividedList } from '~/ui/page/divided-list';
import { PageSection } from '~/ui/page/page-section';
import { FailedState } from '~/ui/states/failed-state';
import type { useAffectedBookings } from './use-affected-bookings';

type Next = NonNullable<AffectedBooking['next']>;

/** Returns the label of the button that moves a booking: at its current time it only gets another bay. */
const moveLabel = ({ date, startTime }: AffectedBooking, next: Next): string =>
  next.date === date && next.startTime === startTime
    ? 'Give it a free bay'
    : `Move to ${formatNearDay(next.date)} ${next.startTime}`;

interface RowProps {
  booking: AffectedBooking;
  onTried: () => void;
}

function Row({ booking, onTried }: RowProps) {
  const { _id, customerName, serviceName, version, date, startTime, next } = booking;
  const { running, move, keptOf } = useMoveBooking();
  const kept = keptOf({ slotId: next?.slotId ?? '' });
  const moveTo = async ({ slotId }: Next) => {
    const outcome = await move(_id, { version, slotId, onKeptMinutes: kept.isAgreed });
    // Reloading would take the question away.
    if (outcome !== 'asked') onTried();
  };
  const openDialog = use(DialogContext);
  return (
    <Box
      component="li"
      aria-label={`${isolated(serviceName)} for ${isolated(customerName)}`}
      sx={{ py: 1.5 }}
    >
      <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
        <bdi>{serviceName}</bdi> for <bdi>{customerName}</bdi>
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {formatNearDay(date)} at {startTime}
        {next === null && '. No later start of this service has a free bay.'}
      </Typography>
      {kept.text !== null && (
        <TickQuestion label="Move anyway" agreed={kept.isAgreed} onAgree={kept.agree}>
          {kept.text}
        </TickQuestion>
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}>
        {next && (
          <Button
            variant="contained"
            size="small"
            loading={running}
            disabled={isUnanswered(kept)}
            onClick={() => moveTo(next)}
          >
            {moveLabel(booking, next)}
          </Button>
        )}
        <Button
          variant="outlined"
          size="small"
          aria-haspopup="dialog"
          disabled={running}
          onClick={() => openDialog(MoveDialog, { _id, onTried })}
        >
          Other time
        </Button>
        <Link component={RouterLink} to={paths.adminBooking(_id)} sx={{ px: 1, py: 0.5 }}>
          Open the booking
        </Link>
      </Stack>
    </Box>
  );
}

interface AffectedBookingsProps {
  title: string;
  affected: ReturnType<typeof useAffectedBookings>;
  /** Reloads the list, also after a refused move, which shows that it is out of date. Not while a move asks something. */
  onTried: () => void;
}

/** Bookings that an admin has to move, each with a suggested time. Renders nothing when there are none. */
export function AffectedBookings({ title, affected, onTried }: AffectedBookingsProps) {
  const { bookings } = affected;
  if (bookings.state === 'failed') {
    return <FailedState title={`${title} could not be loaded`} onRetry={bookings.retry} />;
  }
  if (bookings.state === 'loading' || bookings.data.length === 0) return null;
  return (
    <PageSection title={title}>
      <Typography variant="body2" sx={{ mb: 1.5, color: 'text.secondary' }}>
        They stand until you move or cancel them. Customers see a move at once; call them first.
      </Typography>
      <DividedList>
        {bookings.data.map((booking) => (
          <Row key={booking._id} booking={booking} onTried={onTried} />
        ))}
      </DividedList>
    </PageSection>
  );
}
