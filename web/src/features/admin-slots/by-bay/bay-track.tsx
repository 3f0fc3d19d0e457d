import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { EntryBoundary } from '~/ui/states/entry-boundary';
import { slotStateStyles } from '../day/slot-state-styles';
import type { BayColumn, BayPlan, ClosedTime, PlannedJob } from './bay-plan';
import { columnName } from './column-name';
import { DropMarks } from './drop-marks';
import { JobBlock } from './job-block';
import { hoursOf } from './job-lines';
import { OfferButton } from './offer-button';
import { type ShowStarts, startsOfOffer } from './starts-dialog';
import { place, placeOfButton, topOf } from './time-scale';

const beside = { position: 'absolute', left: 3, right: 3 } as const;

/** A time during which the bay takes no jobs. */
const ClosedBlock = ({ closed, day }: { closed: ClosedTime; day: BayPlan }) => (
  <Box
    component="li"
    sx={{
      ...beside,
      ...place(closed, day),
      ...slotStateStyles.canceled,
      borderRadius: '8px',
      px: 1,
      py: '3px',
      overflow: 'hidden',
    }}
  >
    <Typography
      variant="caption"
      sx={{ display: 'block', fontWeight: 650, color: 'text.secondary', overflowWrap: 'anywhere' }}
    >
      Closed {hoursOf(closed)}
      {closed.note && `: ${closed.note}`}
    </Typography>
  </Box>
);

/** Returns a job's horizontal position, beside the jobs that it overlaps. */
const columnOf = ({ column, columns }: PlannedJob) => ({
  left: `calc(3px + ${column} * (100% - 6px) / ${columns})`,
  width: `calc((100% - 6px) / ${columns})`,
});

interface InBayProps {
  job: PlannedJob;
  where: string;
  day: BayPlan;
}

/** A job with its height to scale, and the clean-up after it. */
function JobInBay({ job, where, day }: InBayProps) {
  const spot = placeOfButton(job, day);
  const cleaning = place({ from: job.to, to: job.cleanAt }, day);
  return (
    <>
      {cleaning.height > 0 && (
        <Box
          aria-hidden
          component="li"
          sx={{
            position: 'absolute',
            ...columnOf(job),
            top: cleaning.top - 8,
            height: cleaning.height + 8,
            borderRadius: '0 0 8px 8px',
            bgcolor: 'color-mix(in srgb, var(--mui-palette-primary-main) 7%, transparent)',
          }}
        />
      )}
      <Box
        component="li"
        sx={{
          position: 'absolute',
          ...columnOf(job),
          ...spot,
          zIndex: 1,
          breakInside: 'avoid',
        }}
      >
        <EntryBoundary entry={job}>
          <JobBlock job={job} where={where} height={spot.height} />
        </EntryBoundary>
      </Box>
    </>
  );
}

interface BayTrackProps {
  column: BayColumn;
  day: BayPlan;
  onShow: ShowStarts;
}

/** One bay's jobs, closures and offers, with heights to scale, from the top down. */
export function BayTrack({ column, day, onShow }: BayTrackProps) {
  const { bay, jobs, closures, offers } = column;
  return (
    <Box
      component="ul"
      aria-label={columnName(column)}
      data-bay={bay?._id}
      sx={{
        position: 'relative',
        m: 0,
        p: 0,
        listStyle: 'none',
        height: topOf(day.to, day),
        borderLeft: '1px solid',
        borderColor: 'divider',
        backgroundImage: 'linear-gradient(var(--mui-palette-divider) 1px, transparent 1px)',
        backgroundSize: `100% ${60 * day.minuteHeight}px`,
      }}
    >
      {day.shut.map((span) => (
        <Box
          key={span.from.getTime()}
          aria-hidden
          component="li"
          sx={{
            position: 'absolute',
            left: 0,
            right: 0,
            ...place(span, day),
            bgcolor: 'color-mix(in srgb, var(--mui-palette-text-primary) 7%, transparent)',
          }}
        />
      ))}
      {closures.map((closed) => (
        <ClosedBlock key={closed.from.getTime()} closed={closed} day={day} />
      ))}
      {bay &&
        offers.map((offer) => (
          <Box
            key={offer.from.getTime()}
            component="li"
            sx={{ ...beside, ...placeOfButton(offer, day) }}
          >
            <OfferButton offer={offer} bay={bay} onOpen={() => onShow(startsOfOffer(offer, bay))} />
          </Box>
        ))}
      {jobs.map((job) => (
        <JobInBay key={job.claimId} job={job} where={columnName(column)} day={day} />
      ))}
      {bay && <DropMarks bay={bay._id} day={day} />}
    </Box>
  );
}
