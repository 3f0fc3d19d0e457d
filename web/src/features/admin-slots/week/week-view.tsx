import { addDays } from '@carwash/domain/time/business-time';
import { formatDay } from '@carwash/domain/time/calendar-days';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { SystemStyleObject } from '@mui/system';
import { Link as RouterLink } from 'react-router-dom';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { useSettings } from '~/lib/settings/settings';
import { FailedState } from '~/ui/states/failed-state';
import { DayToolbar } from '../day/day-toolbar';
import { useDaysNamed } from '../queries';
import { type UsedSlotsAddress, writeSlotsAddress } from '../use-slots-address';
import { bookingsText, LoadBar } from './load-bar';
import { type Load, planWeek, type WeekPlan } from './week-plan';

const daysOfWeek = [0, 1, 2, 3, 4, 5, 6];

interface DayLinkProps {
  date: string;
  today: string;
}

/** A day, linking to its day view. */
function DayLink({ date, today }: DayLinkProps) {
  const address = { view: 'day', day: date, desk: null, bay: null } as const;
  const [weekday, day, month] = formatDay(date).split(' ');
  return (
    <Link
      component={RouterLink}
      to={{ search: `${writeSlotsAddress(address, today)}` }}
      aria-current={date === today ? 'date' : undefined}
      sx={{
        display: 'inline-block',
        py: 0.5,
        fontWeight: 700,
        '&[aria-current]': { textDecorationThickness: 3 },
      }}
    >
      {weekday} {day} {month}
    </Link>
  );
}

const line = '1px solid var(--mui-palette-divider)';

const tableStyles: SystemStyleObject<Theme> = {
  overflow: 'auto',
  border: line,
  borderRadius: '20px',
  bgcolor: 'background.paper',
  '& table': { borderCollapse: 'separate', borderSpacing: 0, width: '100%' },
  '& th, & td': {
    // Narrow enough for seven days beside the menu on a screen of 1000 px.
    px: { md: 0.75, lg: 1.25 },
    py: 1.5,
    minWidth: { md: 72, lg: 88 },
    fontSize: '0.875rem',
    textAlign: 'left',
    verticalAlign: 'top',
  },
  '& thead th, & tbody tr:not(:last-of-type) > *': { borderBottom: line },
  '& th:first-of-type': {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    minWidth: 88,
    maxWidth: 160,
    overflowWrap: 'break-word',
    bgcolor: 'background.paper',
    borderRight: line,
    fontWeight: 650,
  },
};

interface WeekLayoutProps {
  plan: WeekPlan;
  today: string;
}

/** The load of a whole day; only the number of bookings in a week in which nothing was ever planned. */
const Total = ({ load, hasBays }: { load: Load; hasBays: boolean }) =>
  hasBays ? <LoadBar load={load} /> : <Typography>{bookingsText(load.bookings)}</Typography>;

/** The load of a bay; a dash on days on which the bay did not exist. */
const BayLoad = ({ load }: { load: Load | null | undefined }) =>
  load ? <LoadBar load={load} /> : <Typography sx={{ color: 'text.secondary' }}>–</Typography>;

/** The week as a table: bays below each other, days side by side. */
function WeekTable({ plan: { dates, rows, totals }, today }: WeekLayoutProps) {
  return (
    <Box role="region" aria-label="The week by bay" tabIndex={0} sx={tableStyles}>
      <table>
        <thead>
          <tr>
            <th scope="col">Bay</th>
            {dates.map((date) => (
              <th key={date} scope="col">
                <DayLink date={date} today={today} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ bay, loads }) => (
            <tr key={bay._id}>
              <th scope="row">{bay.name}</th>
              {dates.map((date, at) => (
                <td key={date}>
                  <BayLoad load={loads[at]} />
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">All</th>
            {dates.map((date, at) => (
              <td key={date}>
                {totals[at] && <Total load={totals[at]} hasBays={rows.length > 0} />}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </Box>
  );
}

/** The week as a list of days, for phones. */
function WeekList({ plan: { dates, rows, totals }, today }: WeekLayoutProps) {
  return (
    <Stack
      component="ul"
      aria-label="The week by bay"
      sx={{ gap: 1.5, listStyle: 'none', m: 0, p: 0 }}
    >
      {dates.map((date, at) => (
        <Box
          key={date}
          component="li"
          sx={{ p: 2, border: line, borderRadius: '16px', bgcolor: 'background.paper' }}
        >
          <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
            <DayLink date={date} today={today} />
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {bookingsText(totals[at]?.bookings ?? 0)}
            </Typography>
          </Stack>
          <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5, mt: 1 }}>
            {rows.map(({ bay, loads }) => (
              <Box key={bay._id} sx={{ minWidth: 0 }}>
                <Typography variant="caption" noWrap sx={{ display: 'block' }}>
                  {bay.name}
                </Typography>
                <BayLoad load={loads[at]} />
              </Box>
            ))}
          </Box>
        </Box>
      ))}
    </Stack>
  );
}

/** Seven days from the chosen one: the utilization of each bay, and its number of bookings. */
export function WeekView({ address }: { address: UsedSlotsAddress }) {
  const { day, today } = address;
  const dates = daysOfWeek.map((count) => addDays(day, count));
  const days = useDaysNamed(dates);
  const hours = useSettings();
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  const Layout = isWide ? WeekTable : WeekList;
  return (
    <Stack sx={{ gap: 2 }}>
      <DayToolbar {...address} step={7} />
      {days.state === 'loading' && (
        <Skeleton role="status" aria-label="Loading the week" variant="rounded" height={360} />
      )}
      {days.state === 'failed' && (
        <FailedState title="The week could not be loaded." onRetry={days.retry} />
      )}
      {days.state === 'ready' && (
        <Layout
          plan={planWeek({ days: days.data, dates, hours, timeZone: businessTimeZone })}
          today={today}
        />
      )}
    </Stack>
  );
}
