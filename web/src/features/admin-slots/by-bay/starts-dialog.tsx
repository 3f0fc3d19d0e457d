import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId } from 'react';
import { formatClock } from '~/lib/clock/format-times';
import { DialogButtons } from '~/ui/dialogs/dialog-buttons';
import { AgendaTime } from '../day/agenda-time';
import { DayContext, useDayActions } from '../day/day-context';
import type { PlannedSlot } from '../day/day-plan';
import { slotsByStartTime } from '../day/slots-by-start-time';
import type { BayColumn, DayHour, Offer } from './bay-plan';

type ShownBay = NonNullable<BayColumn['bay']>;

/** A set of starts to choose from. */
export interface ShownStarts {
  title: string;
  slots: readonly PlannedSlot[];
  /** The bay in which to sell; null: any. */
  bay: ShownBay['_id'] | null;
}

export type ShowStarts = (shown: ShownStarts) => void;

/** 'Starts from 10:00', 'Starts from 00:00 (Thursday night)' */
export const startsTitle = ({ time, night }: Pick<DayHour, 'time' | 'night'>): string =>
  `Starts from ${time}${night === null ? '' : ` (${night})`}`;

export const startsOfOffer = ({ from, slots }: Offer, bay: ShownBay): ShownStarts => ({
  title: `${formatClock(from)} in ${bay.name}`,
  slots,
  bay: bay._id,
});

interface StartsDialogProps {
  shown: ShownStarts;
  /** All starts of the day in their current state. */
  slots: readonly PlannedSlot[];
  onClose: () => void;
}

/** Lists starts of several services, to be sold at the desk, closed or opened. */
export function StartsDialog({ shown, slots, onClose }: StartsDialogProps) {
  const titleId = useId();
  const { book } = useDayActions();
  const ids = new Set(shown.slots.map(({ slot }) => slot._id));
  const bookHere = (slotId: string) => {
    onClose();
    book(slotId, shown.bay);
  };
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId} variant="h5" component="h2">
        {shown.title}
      </DialogTitle>
      <DialogContent>
        <DayContext value={{ book: bookHere }}>
          <Stack sx={{ gap: 2 }}>
            {slotsByStartTime(slots.filter(({ slot }) => ids.has(slot._id))).map((group) => (
              <AgendaTime key={group.time} group={group} heading="h3" />
            ))}
          </Stack>
        </DayContext>
      </DialogContent>
      <DialogButtons>
        <Button onClick={onClose}>Done</Button>
      </DialogButtons>
    </Dialog>
  );
}
