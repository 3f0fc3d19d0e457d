import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useRoster } from '~/entities/days/queries';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { useNow } from '~/lib/clock/use-now';
import { useSettings } from '~/lib/settings/settings';
import { DialogHost } from '~/ui/dialogs/dialog-host';
import { useDayActions } from '../day/day-context';
import { DayCounts } from '../day/day-counts';
import type { DayPlan } from '../day/use-day-plan';
import { BayAgenda } from './bay-agenda';
import { BayGrid } from './bay-grid';
import { nextBayChange, planBays } from './bay-plan';
import { DropQuestion } from './drop-question';
import { type ShownStarts, StartsDialog } from './starts-dialog';
import { useDrop } from './use-drop';

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
        <DayCounts counts={bays.counts} />
        <Layout plan={bays} drops={drops} isToday={isToday} onShow={show} />
      </Stack>
      <DropQuestion {...drops} bays={day.bays} />
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
