import type { CustomerCard } from '@carwash/domain/customers/endpoints';
import { formatDay } from '@carwash/domain/time/calendar-days';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { VisitStatusChip } from '~/entities/bookings/booking-status-chip';
import { paths } from '~/lib/address/paths';
import { formatClock } from '~/lib/clock/format-times';
import { formatPrice } from '~/ui/format/format-price';
import { DividedList } from '~/ui/page/divided-list';

interface VisitListProps extends Pick<CustomerCard, 'visits'> {
  /** Whether the visits are of several people. */
  showsNames: boolean;
}

/** The visits of a customer, the latest first. */
export const VisitList = ({ visits, showsNames }: VisitListProps) => (
  <DividedList>
    {visits.map((visit) => (
      <Box
        key={visit._id}
        component="li"
        sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 1.5 }}
      >
        <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <Link component={RouterLink} to={paths.adminBooking(visit._id)} sx={{ fontWeight: 650 }}>
            {formatDay(visit.slot.date)}, {formatClock(visit.slot.startsAt)}
          </Link>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {showsNames && (
              <>
                <bdi>{visit.customer.name}</bdi> ·{' '}
              </>
            )}
            {visit.service.name} · {visit.vehicle.registrationPlate} · {formatPrice(visit.amount)}
          </Typography>
        </Box>
        <VisitStatusChip booking={visit} />
      </Box>
    ))}
  </DividedList>
);
