import AddRounded from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { formatClock } from '~/lib/clock/format-times';
import { useMinute } from '~/lib/clock/use-minute';
import { EntryBoundary } from '~/ui/states/entry-boundary';
import { type AgendaHour, agendaOf } from './agenda';
import type { BayLayoutProps } from './bay-grid';
import { JobBlock } from './job-block';
import { hoursOf } from './job-lines';
import { type ShowStarts, startsTitle } from './starts-dialog';

interface HourSectionProps {
  hour: AgendaHour;
  onShow: ShowStarts;
}

/** The jobs that begin in an hour, bay by bay, and the starts that can still be sold. */
function HourSection({ hour, onShow }: HourSectionProps) {
  const { time, night, slots, entries } = hour;
  const titleId = useId();
  const open = slots.filter(({ state }) => state === 'open').length;
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Stack direction="row" sx={{ alignItems: 'center', minHeight: 44, gap: 1 }}>
        <Typography
          id={titleId}
          variant="h6"
          component="h2"
          sx={{ fontVariantNumeric: 'tabular-nums' }}
        >
          {time}
        </Typography>
        {night !== null && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {night}
          </Typography>
        )}
        {slots.length > 0 && (
          <Button
            startIcon={open > 0 && <AddRounded />}
            aria-haspopup="dialog"
            onClick={() => onShow({ title: startsTitle(hour), slots, bay: null })}
            sx={{ ml: 'auto', minHeight: 44 }}
          >
            {open === 0 ? 'All starts' : `${open} open`}
          </Button>
        )}
      </Stack>
      <Stack component="ul" sx={{ gap: 1, listStyle: 'none', m: 0, p: 0 }}>
        {entries.map(({ job, where }) => (
          <Box
            key={job.claimId}
            component="li"
            sx={{ display: 'grid', gridTemplateColumns: '84px minmax(0, 1fr)', gap: 1 }}
          >
            <Box sx={{ pt: 0.5 }}>
              <Typography
                variant="caption"
                sx={{ display: 'block', fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}
              >
                {hoursOf(job)}
              </Typography>
              <Typography
                variant="caption"
                sx={{ display: 'block', color: 'text.secondary', overflowWrap: 'anywhere' }}
              >
                {where}
              </Typography>
            </Box>
            <EntryBoundary entry={job}>
              <JobBlock job={job} where={where} />
            </EntryBoundary>
          </Box>
        ))}
      </Stack>
    </Box>
  );
}

/** A line that marks the current time. */
const NowRule = ({ now }: { now: Date }) => (
  <Stack direction="row" sx={{ alignItems: 'center', gap: 1, color: 'error.main' }}>
    <Typography variant="body2" sx={{ fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
      Now, {formatClock(now)}
    </Typography>
    <Box aria-hidden sx={{ flexGrow: 1, borderTop: '2px solid' }} />
  </Stack>
);

const allBays = 'all';

/** A day by bay as a list for phones. Today's list begins with the current jobs. */
export function BayAgenda({ plan, isToday, onShow }: BayLayoutProps) {
  const [chosen, setChosen] = useState(allBays);
  const [showsOver, setShowsOver] = useState(false);
  const now = useMinute();
  const columns = plan.columns.filter(({ bay }) => bay?._id === chosen);
  const agenda = agendaOf(
    { ...plan, columns: columns.length > 0 ? columns : plan.columns },
    isToday ? now : null,
  );
  return (
    <Stack sx={{ gap: 2 }}>
      <TextField
        select
        label="Bay"
        value={columns.length > 0 ? chosen : allBays}
        onChange={({ target }) => setChosen(target.value)}
      >
        <MenuItem value={allBays}>All bays</MenuItem>
        {plan.columns.flatMap(({ bay }) =>
          bay ? (
            <MenuItem key={bay._id} value={bay._id}>
              {bay.name}
            </MenuItem>
          ) : (
            []
          ),
        )}
      </TextField>
      {!showsOver && agenda.over.length > 0 && (
        <Button variant="outlined" onClick={() => setShowsOver(true)}>
          Show what is over
        </Button>
      )}
      {showsOver &&
        agenda.over.map((hour) => (
          <HourSection key={hour.at.getTime()} hour={hour} onShow={onShow} />
        ))}
      {isToday && <NowRule now={now} />}
      {agenda.rest.map((hour) => (
        <HourSection key={hour.at.getTime()} hour={hour} onShow={onShow} />
      ))}
    </Stack>
  );
}
