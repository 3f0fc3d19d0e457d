import { isolated } from '@carwash/domain/isolated-text';
import { formatVehicleShort } from '@carwash/domain/vehicles/format-vehicle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { use } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { AddressLink } from '~/entities/bookings/address-link';
import { StageButton } from '~/entities/bookings/stage/stage-button';
import { VisitRecordDialog } from '~/entities/visit-records/visit-record-dialog';
import { paths } from '~/lib/address/paths';
import { formatClock } from '~/lib/clock/format-times';
import { useCan } from '~/lib/session/use-can';
import { DialogContext } from '~/ui/dialogs/dialog-context';
import { ReleaseDialog } from './release-dialog';
import type { TodaysVisit } from './todays-visit';
import type { VisitGroup } from './todays-visits';

interface VisitRowProps {
  visit: TodaysVisit;
  /** Name of its bay; undefined where it has none. */
  bay: string | undefined;
  group: VisitGroup;
  /** Reads the visits again where they are not live. */
  refresh: (() => unknown) | undefined;
}

/** A visit of today, with the button for its next stage. */
export function VisitRow({ visit, bay, group, refresh }: VisitRowProps) {
  const openDialog = use(DialogContext);
  const runsDesk = useCan('runDesk');
  const { _id, slot, vehicle, service, addOnNames, address, note, customerName, status } = visit;
  const plate = vehicle.registrationPlate;
  return (
    <Box
      component="li"
      aria-label={`${plate}, ${formatClock(slot.startsAt)}`}
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
        {formatClock(slot.startsAt)}
      </Typography>
      <Box sx={{ flex: '1 1 180px', minWidth: 0, overflowWrap: 'anywhere' }}>
        {runsDesk ? (
          <Link
            component={RouterLink}
            to={paths.adminBooking(_id)}
            sx={{ fontWeight: 700, color: 'text.primary' }}
          >
            {plate}
          </Link>
        ) : (
          <Typography sx={{ fontWeight: 700 }}>{plate}</Typography>
        )}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {[service.name, ...addOnNames, formatVehicleShort(vehicle), bay, customerName]
            .map((text) => isolated(text ?? ''))
            .filter(Boolean)
            .join(' · ')}
        </Typography>
        {address !== '' && <AddressLink address={address} />}
        {note !== '' && (
          <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
            {note}
          </Typography>
        )}
      </Box>
      {status === 'no_show' ? (
        <Typography variant="body2">No-show</Typography>
      ) : (
        <Stack direction="row" sx={{ gap: 1, ml: 'auto', flexWrap: 'wrap' }}>
          <Button
            variant="outlined"
            aria-haspopup="dialog"
            onClick={() => openDialog(VisitRecordDialog, visit)}
          >
            Photos
          </Button>
          {runsDesk && (group === 'late' || group === 'unseen') && (
            <Button
              variant="outlined"
              aria-haspopup="dialog"
              onClick={() => openDialog(ReleaseDialog, visit)}
            >
              No-show
            </Button>
          )}
          {group !== 'done' && <StageButton booking={visit} refresh={refresh} />}
        </Stack>
      )}
    </Box>
  );
}
