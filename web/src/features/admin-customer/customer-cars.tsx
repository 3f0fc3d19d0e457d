import type { CustomerCar } from '@carwash/domain/customers/endpoints';
import { formatDateTime } from '@carwash/domain/time/format-date-time';
import { formatVehicle } from '@carwash/domain/vehicles/format-vehicle';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { DividedList } from '~/ui/page/divided-list';
import { EmptyState } from '~/ui/states/empty-state';

const describeLast = ({ lastVisit }: CustomerCar): string =>
  lastVisit
    ? `${lastVisit.serviceName}, ${formatDateTime(lastVisit.startsAt, businessTimeZone)}`
    : 'Not here yet';

/** The cars of a customer, the one that was here last first. */
export function CustomerCars({ cars }: { cars: readonly CustomerCar[] }) {
  if (cars.length === 0) return <EmptyState title="No cars yet" />;
  return (
    <DividedList>
      {cars.map((car) => (
        <Box key={car.registrationPlate} component="li" sx={{ py: 1.5, overflowWrap: 'anywhere' }}>
          <Typography sx={{ fontWeight: 650 }}>{car.registrationPlate}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {formatVehicle(car)} · {describeLast(car)}
          </Typography>
        </Box>
      ))}
    </DividedList>
  );
}
