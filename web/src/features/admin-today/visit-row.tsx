import type { Booking } from '@carwash/domain/bookings/booking';
import { formatVehicleShort } from '@carwash/domain/services/format-vehicle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { use } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { StageButton } from '~/entities/bookings/stage/stage-button';
import { paths } from '~/lib/address/paths';
import { DialogContext } from '~/ui/dialogs/dialog-context';
import { ReleaseDialog } from './release-dialog';
import type { VisitGroup } from './todays-visits';

interface VisitRowProps {
  booking: Booking;
  /** Name of its bay; undefined where it has none. */
  bay: string | undefined;
  group: VisitGroup;
}

/** A visit of today, with the button for its next stage. */
export function VisitRow({ booking, bay, group }: VisitRowProps) {
  const openDialog = use(DialogContext);
  const { _id, slot, vehicle, service, customer, status } = booking;
  return (
    <Box
      component="li"
      aria-label={`${vehicle.registrationPlate}, ${slot.startTime}`}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 1,
        py: 1.5,
      }}
    >
      <Typography sx={{ width: 52, fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
        {slot.startTime}
      </Typography>
      <Box sx={{ flex: '1 1 180px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link
          component={RouterLink}
          to={paths.adminBooking(_id)}
          sx={{ fontWeight: 700, color: 'text.primary' }}
        >
          {vehicle.registrationPlate}
        </Link>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {[service.name, formatVehicleShort(vehicle), bay, customer.name]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      </Box>
      {status === 'no_show' ? (
        <Typography variant="body2">No-show</Typography>
      ) : (
        <Stack direction="row" sx={{ gap: 1, ml: 'auto' }}>
          {(group === 'late' || group === 'unseen') && (
            <Button
              variant="outlined"
              aria-haspopup="dialog"
              onClick={() => openDialog(ReleaseDialog, booking)}
            >
              Release
            </Button>
          )}
          {group !== 'done' && <StageButton booking={booking} />}
        </Stack>
      )}
    </Box>
  );
}
