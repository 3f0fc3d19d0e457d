import { once } from '@carwash/domain/once';
import { addDays } from '@carwash/domain/time/business-time';
import { dayNumber } from '@carwash/domain/time/calendar-days';
import { formatDay } from '@carwash/domain/time/format-day';
import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { type ReactNode, useState } from 'react';
import { formatShortDay } from '~/ui/format/format-short-day';
import type { OfferedDays } from './offered-days';

const weekdays = once(
  () => new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' }),
);

/** Size of a touch target, in pixels. */
const target = 44;

const daysOfWeek = [0, 1, 2, 3, 4, 5, 6];

/** Returns the first day of the seven-day block that contains `day`; blocks are counted from today. */
const weekOf = (day: string, today: string): string =>
  addDays(day, -((dayNumber(day) - dayNumber(today)) % 7));

/** '23 – 29 Nov', '30 Nov – 6 Dec' */
const describeWeek = (from: string, until: string): string =>
  `${from.slice(0, 7) === until.slice(0, 7) ? Number(from.slice(-2)) : formatShortDay(from)} – ${formatShortDay(until)}`;

interface DayButtonProps {
  day: string;
  isChosen: boolean;
  isToday: boolean;
  isOffered: boolean;
  onChoose: (day: string) => void;
  linkTo: ((day: string) => string) | undefined;
}

function DayButton({ day, isChosen, isToday, isOffered, onChoose, linkTo }: DayButtonProps) {
  const [, , ...monthAndYear] = formatDay(day).split(' ');
  return (
    <ButtonBase
      aria-current={isToday ? 'date' : undefined}
      disabled={!isOffered}
      {...(linkTo && isOffered
        ? { href: linkTo(day) }
        : { 'aria-pressed': isChosen, onClick: () => onChoose(day) })}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        minHeight: 64,
        borderRadius: '14px',
        color: isOffered ? 'text.primary' : 'text.disabled',
        ...(isChosen && { bgcolor: 'primary.main', color: 'primary.contrastText' }),
        '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'primary.main' },
      }}
    >
      <Typography component="span" variant="caption">
        {weekdays().format(new Date(`${day}T00:00:00Z`))}
      </Typography>{' '}
      <Typography component="span" sx={{ fontWeight: isOffered ? 750 : 400, lineHeight: 1.3 }}>
        {Number(day.slice(-2))}
      </Typography>{' '}
      <Box component="span" sx={visuallyHidden}>
        {monthAndYear.join(' ')}
        {!isOffered && ', no open times'}
      </Box>
      <Box
        component="span"
        sx={{
          width: 5,
          height: 5,
          mt: 0.5,
          borderRadius: '50%',
          bgcolor: 'currentcolor',
          visibility: isOffered ? 'visible' : 'hidden',
        }}
      />
    </ButtonBase>
  );
}

interface WeekStripProps {
  /** The chosen day, yyyy-MM-dd. */
  day: string | null;
  /** The business's today, yyyy-MM-dd. */
  today: string;
  offered: OfferedDays;
  onChoose: (day: string) => void;
  /** Makes days links, each to the address that it returns: for pages whose app has not come yet. */
  linkTo?: ((day: string) => string) | undefined;
  /** A button beside the arrows. */
  action: ReactNode;
}

/**
 * Seven days to choose from, with a dot on days with open slots, and arrows to the weeks before and after.
 */
export function WeekStrip({ day, today, offered, onChoose, linkTo, action }: WeekStripProps) {
  const [shown, setShown] = useState({ day, from: weekOf(day ?? today, today) });
  // Shows the week of the chosen day, because another day was chosen elsewhere or the shown week has passed.
  if (shown.day !== day || shown.from < today) {
    setShown({ day, from: weekOf(day !== null && day > today ? day : today, today) });
  }
  const { from } = shown;
  const until = addDays(from, 6);
  const turn = (days: number) => setShown({ day, from: addDays(from, days) });
  return (
    <Stack component="section" aria-label="Days" sx={{ gap: 0.5 }}>
      <Stack direction="row" sx={{ alignItems: 'center' }}>
        <Typography aria-live="polite" noWrap sx={{ fontWeight: 650, mr: 'auto' }}>
          {describeWeek(from, until)}
        </Typography>
        {action}
        <IconButton
          aria-label="Earlier days"
          disabled={from <= today}
          onClick={() => turn(-7)}
          sx={{ width: target, height: target }}
        >
          <ChevronLeftRounded />
        </IconButton>
        <IconButton
          aria-label="Later days"
          disabled={offered.last !== null && until >= offered.last}
          onClick={() => turn(7)}
          sx={{ width: target, height: target, mr: -1.25 }}
        >
          <ChevronRightRounded />
        </IconButton>
      </Stack>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
          // The days extend into the card's padding, because phones are narrow.
          mx: -1.25,
          my: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {daysOfWeek.map((number) => {
          const one = addDays(from, number);
          return (
            <li key={one}>
              <DayButton
                day={one}
                isChosen={one === day}
                isToday={one === today}
                isOffered={offered.isOffered(one)}
                onChoose={onChoose}
                linkTo={linkTo}
              />
            </li>
          );
        })}
      </Box>
    </Stack>
  );
}
