import { bookingStatusLabels } from '@carwash/domain/bookings/booking';
import { deskSlotTexts } from '@carwash/domain/slots/desk-slot';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { Link as RouterLink } from 'react-router-dom';
import { formatVehicleShort } from '~/entities/bookings/format-vehicle';
import { paths } from '~/lib/address/paths';
import { plainCell, stickyText } from './cell-box';
import type { PlannedSlot } from './day-plan';
import { slotStateStyles } from './slot-state-styles';

const lineSx = { display: 'block', textAlign: 'left' } as const;

/** A booked slot with its customer and vehicle. Links to the booking. */
export function BookedCell({ planned: { slot, serviceName, booking } }: { planned: PlannedSlot }) {
  if (!booking) {
    return (
      <Box sx={{ ...plainCell, ...slotStateStyles.booked }}>
        <Typography variant="body2" sx={{ ...stickyText, fontWeight: 650 }}>
          {deskSlotTexts.booked}
        </Typography>
      </Box>
    );
  }
  const { _id, customer, vehicle, status } = booking;
  const car = formatVehicleShort(vehicle);
  const note = status === 'pending' ? car : `${bookingStatusLabels[status]} · ${car}`;
  return (
    <ButtonBase
      component={RouterLink}
      to={paths.adminBooking(_id)}
      focusRipple
      title={`${customer.name}, ${vehicle.registrationPlate}, ${note}`}
      sx={{
        ...plainCell,
        ...slotStateStyles.booked,
        alignItems: 'flex-start',
        '&:hover': { borderColor: 'primary.dark', textDecoration: 'underline' },
        '&:focus-visible': { outlineOffset: -3 },
      }}
    >
      <Box component="span" sx={{ ...stickyText, width: '100%' }}>
        <Typography variant="body2" component="span" noWrap sx={{ ...lineSx, fontWeight: 700 }}>
          {customer.name}
        </Typography>
        <Typography variant="body2" component="span" noWrap sx={lineSx}>
          {vehicle.registrationPlate}
        </Typography>
        {/* Positioned, so that the visually hidden text is clipped with the line and does not enlarge the page. */}
        <Typography
          variant="caption"
          component="span"
          noWrap
          sx={{ ...lineSx, position: 'relative' }}
        >
          {note}
          <Box component="span" sx={visuallyHidden}>
            , has booked {serviceName} at {slot.startTime}
          </Box>
        </Typography>
      </Box>
    </ButtonBase>
  );
}
