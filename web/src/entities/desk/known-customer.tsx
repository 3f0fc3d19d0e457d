import { formatDateTime } from '@carwash/domain/time/format-date-time';
import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { KnownCar } from '~/entities/customers/find-customers';
import { paths } from '~/lib/address/paths';
import { businessTimeZone } from '~/lib/clock/business-time-zone';

/** Tells a visit that is yet to come from one that was. */
const whenOf = ({ startsAt }: { startsAt: Date }): string =>
  startsAt > new Date() ? 'coming' : 'last';

/** Says what the staff should know of a customer before they sell to them. */
export function KnownCustomer({ customer, car }: KnownCar) {
  const { _id: customerId, name, notes, recognisedAsBlocked } = customer;
  const block = notes.find((note) => note.block !== null)?.block;
  return (
    <Stack sx={{ gap: 1 }}>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        <Link component={RouterLink} to={paths.customer(customerId)}>
          {name || car.registrationPlate}
        </Link>
        {car.lastVisit &&
          ` · ${whenOf(car.lastVisit)}: ${car.lastVisit.serviceName}, ${formatDateTime(car.lastVisit.startsAt, businessTimeZone)}`}
      </Typography>
      {block && <Alert severity="warning">Can book by phone only: {block.blockReason}</Alert>}
      {!block && recognisedAsBlocked && (
        <Alert severity="warning">
          Can book by phone only: recognised as a customer who was blocked.
        </Alert>
      )}
      {notes.map(
        ({ _id, staffNote }) =>
          staffNote !== '' && (
            <Alert
              key={_id}
              severity="info"
              sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
            >
              {staffNote}
            </Alert>
          ),
      )}
    </Stack>
  );
}
