import type { Service } from '@carwash/domain/services/service';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useId } from 'react';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { useMinute } from '~/lib/clock/use-minute';
import { DialogButtons } from '~/ui/dialogs/dialog-buttons';
import { formatDuration } from '~/ui/format/format-duration';
import { formatPrice } from '~/ui/format/format-price';
import { DividedList } from '~/ui/page/divided-list';
import { useDayActions } from '../day/day-context';
import type { PlannedSlot } from '../day/day-plan';
import type { DayPlan } from '../day/use-day-plan';
import { planNow } from './now-slot';

/** Whether it can begin, in words. */
const roomTexts: Partial<Record<PlannedSlot['state'], string>> = {
  held: 'Somebody is paying for the last bay',
  booked: 'No bay is free for so long',
};

interface WalkInServiceProps {
  service: Service;
  planned: PlannedSlot;
  onChoose: () => void;
}

function WalkInService({ service, planned: { slot, state }, onChoose }: WalkInServiceProps) {
  const { name, duration, price } = service;
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, py: 1 }}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 650, lineHeight: 1.3, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {roomTexts[state] ??
            `${formatDuration(duration)}, until ${slot.endTime}, ${formatPrice(price)}`}
        </Typography>
      </Box>
      {state === 'open' && (
        <Button variant="outlined" onClick={onChoose} sx={{ flexShrink: 0, minHeight: 44 }}>
          Book
          <Box component="span" sx={visuallyHidden}>
            {` ${name} from now on`}
          </Box>
        </Button>
      )}
    </Box>
  );
}

/** What can begin now: every service that is on sale, with those first for which a bay is free as long as they take. */
export function WalkInDialog({ plan, onClose }: { plan: DayPlan; onClose: () => void }) {
  const titleId = useId();
  const { book } = useDayActions();
  useMinute();
  const choices = plan.services
    .filter(({ isPaused }) => !isPaused)
    .map((service) => {
      const facts = { day: plan.day, now: new Date(), timeZone: businessTimeZone };
      return { service, planned: planNow(service, facts) };
    })
    .sort(
      (one, other) =>
        Number(other.planned.state === 'open') - Number(one.planned.state === 'open') ||
        one.service.name.localeCompare(other.service.name),
    );
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId} variant="h5" component="h2">
        Walk-in now
      </DialogTitle>
      <DialogContent>
        <DividedList>
          {choices.map(({ service, planned }) => (
            <WalkInService
              key={service._id}
              service={service}
              planned={planned}
              onChoose={() => {
                onClose();
                book(planned.slot._id);
              }}
            />
          ))}
        </DividedList>
      </DialogContent>
      <DialogButtons>
        <Button onClick={onClose}>Cancel</Button>
      </DialogButtons>
    </Dialog>
  );
}
