import type { Day } from '@carwash/domain/days/day';
import { isolated } from '@carwash/domain/isolated-text';
import { minuteMs } from '@carwash/domain/time/durations';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { formatClock } from '~/lib/clock/format-times';
import { useMinute } from '~/lib/clock/use-minute';
import { PageSection } from '~/ui/page/page-section';
import { type BayQueue, bayQueues } from './bay-queues';
import type { TodaysVisit } from './todays-visit';

const nameOf = ({ customerName, vehicle }: TodaysVisit): string =>
  isolated(customerName ?? vehicle.registrationPlate);

/** Tells which car is in a bay, and by how much it is over its time. */
function describeInside({ inside, next }: BayQueue, now: Date): string {
  if (!inside) return 'Free';
  const overMinutes = Math.floor((now.getTime() - inside.job.to.getTime()) / minuteMs);
  const registrationPlate = isolated(inside.visit.vehicle.registrationPlate);
  if (overMinutes <= 0) return registrationPlate;
  const waits = next ? `, ${nameOf(next.visit)} is next` : '';
  return `${registrationPlate}, ${overMinutes} min over${waits}`;
}

const describeNext = ({ next }: BayQueue): string =>
  next
    ? `Next: ${formatClock(next.visit.slot.startsAt)} ${next.visit.vehicle.registrationPlate}`
    : 'Nobody is next';

interface BaysNowProps {
  day: Day;
  visits: readonly TodaysVisit[];
}

/** The car in each bay and the next one. */
export function BaysNow({ day, visits }: BaysNowProps) {
  const now = useMinute();
  return (
    <PageSection title="Bays">
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 150px), 1fr))',
          gap: 1.5,
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {bayQueues(day, visits, now).map((queue) => (
          <Paper
            key={queue.bay._id}
            component="li"
            variant="outlined"
            aria-label={queue.bay.name}
            sx={{ px: 2, py: 1.5, borderRadius: '16px', overflowWrap: 'anywhere' }}
          >
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {queue.bay.name}
            </Typography>
            <Typography sx={{ fontWeight: 700 }}>{describeInside(queue, now)}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {describeNext(queue)}
            </Typography>
          </Paper>
        ))}
      </Box>
    </PageSection>
  );
}
