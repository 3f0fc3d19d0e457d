import type { CustomerCard } from '@carwash/domain/customers/endpoints';
import type { Person } from '@carwash/domain/customers/people-of';
import { isolated } from '@carwash/domain/isolated-text';
import { formatDay } from '@carwash/domain/time/calendar-days';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatCount } from '~/ui/format/format-count';
import { DividedList } from '~/ui/page/divided-list';

type Visit = CustomerCard['visits'][number];

function describePerson({ visits }: Person<Visit>): string {
  const plates = new Set(visits.map(({ vehicle }) => isolated(vehicle.registrationPlate)));
  const [latest] = visits;
  const count = visits.length === 1 ? '1 visit' : `${formatCount(visits.length)} visits`;
  return [count, [...plates].join(', '), latest && `last ${formatDay(latest.slot.date)}`]
    .filter(Boolean)
    .join(' · ');
}

/** Those who share a card, because they gave the same phone number or came with the same car. */
export const PeopleList = ({ people }: { people: readonly Person<Visit>[] }) => (
  <DividedList>
    {people.map((person) => (
      <Box key={person.name} component="li" sx={{ py: 1.5, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 650 }}>
          <bdi>{person.name || 'Without a name'}</bdi>
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {describePerson(person)}
        </Typography>
      </Box>
    ))}
  </DividedList>
);
