import { once } from '@carwash/domain/once';
import { addDays } from '@carwash/domain/time/business-time';
import { dayNumber, formatDay } from '@carwash/domain/time/calendar-days';
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

/** Width of a day on the narrowest phones; enlarged text needs a second row. */
const narrowestDay = '2.4rem';

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
  onChoose: ((day: string) => void) | undefined;
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
        : { 'aria-pressed': isChosen, onClick: () => onChoose?.(day) })}
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

interface ArrowProps {
  label: string;
  /** Address that the arrow leads to; null: none, so that it is disabled; undefined: it is a button. */
  href: string | null | undefined;
  disabled: boolean;
  onClick: () => void;
  /** In theme units, like `mr`. */
  mr?: number;
  children: ReactNode;
}

const Arrow = ({ label, href, disabled, onClick, mr = 0, children }: ArrowProps) => (
  <IconButton
    aria-label={label}
    disabled={disabled || href === null}
    {...(href ? { href } : { onClick })}
    sx={{ width: target, height: target, mr }}
  >
    {children}
  </IconButton>
);

interface WeekStripProps {
  /** The chosen day, yyyy-MM-dd. */
  day: string | null;
  /** The business's today, yyyy-MM-dd. */
  today: string;
  offered: OfferedDays;
  /** Called with a day that is pressed; not needed where days are links. */
  onChoose?: (day: string) => void;
  /** Makes days and arrows links, each to the address that it returns: for pages whose app has not come yet. */
  linkTo?: ((day: string) => string) | undefined;
  /** A button beside the arrows. */
  action?: ReactNode;
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
  // Leads to a day that is open, because the page opens with its times.
  const hrefOf = (open: string | undefined) => (open && linkTo ? linkTo(open) : null);
  const turn = (days: number) => setShown({ day, from: addDays(from, days) });
  return (
    <Stack component="section" aria-label="Days" sx={{ gap: 0.5 }}>
      <Stack direction="row" sx={{ alignItems: 'center' }}>
        <Typography aria-live="polite" sx={{ fontWeight: 650, lineHeight: 1.25, mr: 'auto' }}>
          {describeWeek(from, until)}
        </Typography>
        {action}
        <Arrow
          label="Earlier days"
          href={linkTo && hrefOf(offered.withRoom?.findLast((one) => one < from))}
          disabled={from <= today}
          onClick={() => turn(-7)}
        >
          <ChevronLeftRounded />
        </Arrow>
        <Arrow
          label="Later days"
          href={linkTo && hrefOf(offered.withRoom?.find((one) => one > until))}
          disabled={offered.last !== null && until >= offered.last}
          onClick={() => turn(7)}
          mr={-1.25}
        >
          <ChevronRightRounded />
        </Arrow>
      </Stack>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: `repeat(auto-fit, minmax(${narrowestDay}, 1fr))`,
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
