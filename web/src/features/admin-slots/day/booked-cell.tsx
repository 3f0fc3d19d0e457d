import type { Booking } from '@carwash/domain/bookings/booking';
import { type VisitProgress, visitProgressLabels } from '@carwash/domain/bookings/visit-progress';
import { isolated } from '@carwash/domain/isolated-text';
import { deskSlotTexts } from '@carwash/domain/slots/desk-slot';
import { formatVehicleShort } from '@carwash/domain/vehicles/format-vehicle';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { Link as RouterLink } from 'react-router-dom';
import { PlateText } from '~/entities/bookings/plate-text';
import { useSlotClock } from '~/entities/slots/use-slot-clock';
import { paths } from '~/lib/address/paths';
import { formatClock } from '~/lib/clock/format-times';
import { cellBox, plainCell } from './cell-box';
import type { PlannedSlot } from './day-plan';
import { jobProgress, ProgressIcon } from './job-progress';
import { MapButton } from './map-button';
import { visitStyles } from './slot-state-styles';

const lineSx = { display: 'block', textAlign: 'left' } as const;

/** Up to three lines, because nothing can be hovered on phones. */
const visitSx = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '3',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  textAlign: 'left',
} as const;

interface BookedCellProps extends Pick<PlannedSlot, 'slot' | 'serviceName'> {
  /** null while unknown. */
  booking: Booking | null;
}

/**
 * A booked slot with its customer and vehicle. Links to the booking, and to a map of the customer's address.
 */
export function BookedCell({ slot, serviceName, booking }: BookedCellProps) {
  const progress = jobProgress(booking, slot.endsAt, useSlotClock(slot));
  const styles = visitStyles[progress];
  if (!booking) {
    return (
      <Box sx={{ ...plainCell, ...styles }}>
        <Typography variant="body2" sx={{ fontWeight: 650 }}>
          {deskSlotTexts.booked}
        </Typography>
      </Box>
    );
  }
  return (
    <Box
      sx={{
        ...cellBox,
        ...styles,
        '&:has(> a:first-of-type:hover)': { borderColor: 'primary.dark' },
      }}
    >
      <BookingLink booking={booking} slot={slot} serviceName={serviceName} progress={progress} />
      {booking.address && (
        <MapButton
          address={booking.address}
          sx={{ flexShrink: 0, alignSelf: 'flex-start', width: 44, height: 44 }}
        />
      )}
    </Box>
  );
}

interface BookingLinkProps extends Pick<PlannedSlot, 'slot' | 'serviceName'> {
  booking: Booking;
  progress: VisitProgress;
}

/** Links to a booking, with customer, vehicle, address and note. */
function BookingLink({ booking, slot, serviceName, progress }: BookingLinkProps) {
  const { _id, customer, vehicle, address, note } = booking;
  const car = formatVehicleShort(vehicle);
  const state = progress === 'pending' ? car : `${visitProgressLabels[progress]} · ${car}`;
  const others = [address, note].filter((line) => line !== '');
  return (
    <ButtonBase
      component={RouterLink}
      to={paths.adminBooking(_id)}
      focusRipple
      title={[customer.name, vehicle.registrationPlate, state, ...others].map(isolated).join(', ')}
      sx={{
        ...plainCell,
        alignItems: 'flex-start',
        minWidth: 0,
        '&:hover': { textDecoration: 'underline' },
        '&:focus-visible': { outlineOffset: -3 },
      }}
    >
      <Box component="span" sx={{ width: '100%' }}>
        <Typography variant="body2" component="span" noWrap sx={{ ...lineSx, fontWeight: 700 }}>
          <ProgressIcon progress={progress} />
          <bdi>{customer.name}</bdi>
        </Typography>
        <Typography variant="body2" component="span" sx={lineSx}>
          <PlateText plate={vehicle.registrationPlate} />
        </Typography>
        {/* Positioned, so that the visually hidden text is clipped with the line and does not enlarge the
            page. */}
        <Typography
          variant="caption"
          component="span"
          noWrap
          sx={{ ...lineSx, position: 'relative' }}
        >
          {state}
          <Box component="span" sx={visuallyHidden}>
            , has booked <bdi>{serviceName}</bdi> at {formatClock(slot.startsAt)}
          </Box>
        </Typography>
        {others.map((line) => (
          <Typography key={line} variant="caption" component="span" sx={visitSx}>
            <bdi>{line}</bdi>
          </Typography>
        ))}
      </Box>
    </ButtonBase>
  );
}
