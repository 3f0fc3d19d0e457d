import type { FoundCustomer } from '@carwash/domain/customers/endpoints';
import { isolated } from '@carwash/domain/isolated-text';
import { businessDay } from '@carwash/domain/time/business-time';
import { formatDay } from '@carwash/domain/time/calendar-days';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { PhoneLink } from '~/entities/users/phone-link';
import { paths } from '~/lib/address/paths';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { StatusChip } from '~/ui/page/status-chip';
import type { RecordColumn } from '~/ui/record-list/record-column';
import { customerTitle } from './customer-title';

/** Most plates that a row shows. */
const mostPlates = 3;

function platesOf({ cars }: FoundCustomer): string {
  const plates = cars.slice(0, mostPlates).map((car) => isolated(car.registrationPlate));
  const others = cars.length - plates.length;
  return [...plates, ...(others > 0 ? [`and ${others} more`] : [])].join(', ');
}

function LatestVisit({ customer: { cars } }: { customer: FoundCustomer }) {
  const visit = cars[0]?.lastVisit;
  if (!visit) return 'None yet';
  return (
    <>
      <time dateTime={visit.startsAt.toISOString()} style={{ whiteSpace: 'nowrap' }}>
        {formatDay(businessDay(visit.startsAt, businessTimeZone))}
      </time>
      , {visit.serviceName}
    </>
  );
}

function CustomerState({
  customer: { uid, notes, recognisedAsBlocked },
}: {
  customer: FoundCustomer;
}) {
  const isBlocked = recognisedAsBlocked !== null || notes.some(({ block }) => block !== null);
  if (isBlocked) return <StatusChip label="By phone only" tone="bad" />;
  return <StatusChip label={uid === null ? 'No account' : 'Account'} tone="neutral" />;
}

/** The columns of the list of customers. */
export const customerColumns: readonly RecordColumn<FoundCustomer>[] = [
  {
    name: 'Customer',
    place: 'title',
    sx: { minWidth: 130, overflowWrap: 'anywhere' },
    cell: (customer) => (
      <Link component={RouterLink} to={paths.customer(customer._id)}>
        <bdi>{customerTitle(customer)}</bdi>
      </Link>
    ),
  },
  {
    name: 'Latest visit',
    place: 'subtitle',
    sx: { minWidth: 150 },
    cell: (customer) => <LatestVisit customer={customer} />,
  },
  {
    name: 'Phone',
    place: 'fact',
    sx: { whiteSpace: 'nowrap' },
    cell: ({ phone }) => (phone === '' ? '—' : <PhoneLink phone={phone} />),
  },
  { name: 'Cars', place: 'fact', sx: { overflowWrap: 'anywhere' }, cell: platesOf },
  {
    name: 'Account',
    place: 'aside',
    cell: (customer) => <CustomerState customer={customer} />,
  },
];
