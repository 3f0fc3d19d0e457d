import { closedDayOfMove } from '@carwash/domain/bookings/move-policy';
import { visitProgressLabels } from '@carwash/domain/bookings/visit-progress';
import type { Bay } from '@carwash/domain/days/bay';
import { deskSlotTexts } from '@carwash/domain/slots/desk-slot';
import { businessDay } from '@carwash/domain/time/business-time';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useRoster } from '~/entities/days/queries';
import { isUnanswered } from '~/entities/sales/kept-question';
import { useLiveSettings } from '~/entities/settings/use-live-settings';
import { ClosedDayQuestion } from '~/entities/slots/closed-day-question';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { formatClock } from '~/lib/clock/format-times';
import { useNow } from '~/lib/clock/use-now';
import { useSettings } from '~/lib/settings/settings';
import { ConfirmDialog } from '~/ui/dialogs/confirm-dialog';
import { DialogHost } from '~/ui/dialogs/dialog-host';
import { TickQuestion } from '~/ui/forms/tick-question';
import { useDayActions } from '../day/day-context';
import { slotStateStyles, visitStyles } from '../day/slot-state-styles';
import type { DayPlan } from '../day/use-day-plan';
import { BayAgenda } from './bay-agenda';
import { BayGrid } from './bay-grid';
import { type BayPlan, nextBayChange, planBays } from './bay-plan';
import { type ShownStarts, StartsDialog } from './starts-dialog';
import { type Drops, useDrop } from './use-drop';

interface DayCount {
  text: string;
  look: object;
}

/** Lists what the day has, each with its look. */
function countsOf({ counts, closedBays }: Pick<BayPlan, 'counts' | 'closedBays'>): DayCount[] {
  const stateCount = (state: 'open' | 'held' | 'booked' | 'canceled'): DayCount => ({
    text: `${counts[state]} ${deskSlotTexts[state].toLowerCase()}`,
    look: slotStateStyles[state],
  });
  const stages = (['arrived', 'washing', 'ready', 'unseen'] as const).filter(
    (stage) => counts[stage] > 0,
  );
  const bays = {
    text: `${closedBays} ${closedBays === 1 ? 'bay' : 'bays'} closed`,
    look: slotStateStyles.canceled,
  };
  return [
    stateCount('open'),
    stateCount('held'),
    stateCount('booked'),
    ...stages.map((stage) => ({
      text: `${counts[stage]} ${visitProgressLabels[stage].toLowerCase()}`,
      look: visitStyles[stage],
    })),
    ...(counts.done > 0 ? [{ text: `${counts.done} done`, look: visitStyles.completed }] : []),
    // Beside a closed bay, '0 closed' would say that nothing is closed.
    ...(counts.canceled > 0 || closedBays === 0 ? [stateCount('canceled')] : []),
    ...(closedBays > 0 ? [bays] : []),
  ];
}

/** The number of slots and jobs in each state; it also serves as the legend of the colours. */
const DayCounts = ({ plan }: { plan: BayPlan }) => (
  <Stack
    component="ul"
    aria-label="Slots of the day"
    direction="row"
    sx={{ flexWrap: 'wrap', columnGap: 2.5, rowGap: 0.5, listStyle: 'none', m: 0, p: 0 }}
  >
    {countsOf(plan).map(({ text, look }) => (
      <Stack key={text} component="li" direction="row" sx={{ alignItems: 'center', gap: 1 }}>
        <Box aria-hidden sx={{ width: 14, height: 14, borderRadius: '4px', ...look }} />
        <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {text}
        </Typography>
      </Stack>
    ))}
  </Stack>
);

interface DropQuestionProps {
  drops: Drops;
  bays: readonly Pick<Bay, '_id' | 'name'>[];
}

/** Asks for confirmation before a customer's booking gets another time. */
function DropQuestion({ drops, bays }: DropQuestionProps) {
  const { dropped, isAsked, onClosedDay, setOnClosedDay, kept, confirm, keep } = drops;
  useLiveSettings(isAsked);
  const settings = useSettings();
  const booking = dropped?.job.booking;
  if (!booking) return null;
  const { bay, from: startsAt } = dropped.target;
  const to = { date: businessDay(startsAt, businessTimeZone), startsAt };
  const closedDay = closedDayOfMove(booking.slot, to, settings, businessTimeZone);
  const where = bays.find(({ _id }) => _id === bay)?.name;
  const time = formatClock(startsAt);
  return (
    <ConfirmDialog
      open={isAsked}
      title="Move this booking?"
      no="Keep it there"
      yes={`Move to ${time}`}
      yesColor="primary"
      asksFirst={(closedDay !== null && !onClosedDay) || isUnanswered(kept)}
      onNo={keep}
      onYes={confirm}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        <bdi>{booking.service.name}</bdi> for <bdi>{booking.customer.name}</bdi>: from{' '}
        {formatClock(booking.slot.startsAt)} to {time} in {where}. What was paid stays with the
        booking.
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        {booking.customer.uid === null
          ? 'There is no account that shows it: tell the customer.'
          : 'The customer sees the new time at once.'}
      </Typography>
      {closedDay !== null && (
        <ClosedDayQuestion
          days={[closedDay]}
          label="Move on this day all the same"
          agreed={onClosedDay}
          onAgree={setOnClosedDay}
        />
      )}
      {kept.text !== null && (
        <TickQuestion label="Move anyway" agreed={kept.isAgreed} onAgree={kept.agree}>
          {kept.text}
        </TickQuestion>
      )}
    </ConfirmDialog>
  );
}

interface BayDayProps {
  plan: DayPlan;
  isToday: boolean;
  isWide: boolean;
}

/** A day: the jobs of each bay, and the starts that can still be sold. */
export function BayDay({ plan, isToday, isWide }: BayDayProps) {
  const { day } = plan;
  const roster = useRoster();
  const settings = useSettings();
  const { book } = useDayActions();
  const [shown, setShown] = useState<ShownStarts | null>(null);
  // Computed on every render: the day may have arrived after `useNow` last fired.
  const now = new Date();
  useNow(nextBayChange(day, now));
  const drops = useDrop(day);
  const bays = planBays(
    {
      day: drops.day,
      services: plan.columns,
      bookings: plan.bookings,
      names: plan.services,
      roster: roster.state === 'ready' ? roster.data : null,
      hours: settings,
      timeZone: businessTimeZone,
    },
    now,
  );
  /**
   * Opens the dialog that lists these starts. A single start in a known bay opens the desk form at once,
   * because there is nothing to choose.
   */
  const show = (starts: ShownStarts) => {
    const [only, ...others] = starts.slots;
    if (only && others.length === 0 && starts.bay !== null) book(only.slot._id, starts.bay);
    else setShown(starts);
  };
  const Layout = isWide ? BayGrid : BayAgenda;
  return (
    <DialogHost>
      <Stack sx={{ gap: 2 }}>
        <DayCounts plan={bays} />
        <Layout plan={bays} drops={drops} isToday={isToday} onShow={show} />
      </Stack>
      <DropQuestion drops={drops} bays={day.bays} />
      {shown && (
        <StartsDialog
          shown={shown}
          slots={plan.columns.flatMap(({ slots }) => slots)}
          onClose={() => setShown(null)}
        />
      )}
    </DialogHost>
  );
}
