import type { Day } from '@carwash/domain/days/day';
import type { Quote } from '@carwash/domain/services/quote';
import { quotesByVehicle } from '@carwash/domain/services/quotes-by-vehicle';
import type { Service } from '@carwash/domain/services/service';
import type { PublicSettings } from '@carwash/domain/settings/public-settings';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useId } from 'react';
import { type DeskTime, timeFromNow } from '~/entities/desk/now-slot';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { formatClock } from '~/lib/clock/format-times';
import { useMinute } from '~/lib/clock/use-minute';
import { useSettings } from '~/lib/settings/settings';
import { DialogButtons } from '~/ui/dialogs/dialog-buttons';
import { formatDuration } from '~/ui/format/format-duration';
import { formatPrice } from '~/ui/format/format-price';
import { DividedList } from '~/ui/page/divided-list';
import { useDayActions } from '../day/day-context';
import type { DayPlan } from '../day/use-day-plan';

/** Reasons why a service can't begin now. */
const roomTexts: Partial<Record<DeskTime['state'], string>> = {
  held: 'Somebody is paying for the last bay',
  booked: 'No bay is free for so long',
};

interface WalkIn {
  service: Service;
  /** One for each type of vehicle that the service suits. */
  quotes: readonly Quote[];
  /** The slot from now on, for the vehicle type that takes the least time. */
  time: DeskTime;
}

/** Describes duration, end and price; the lowest of each, where they depend on the vehicle. */
function describeOffer({ quotes, time }: WalkIn): string {
  const minutes = quotes.map((quote) => quote.minutes);
  const amounts = quotes.map((quote) => quote.amount);
  const from = (values: readonly number[]) => (new Set(values).size > 1 ? 'from ' : '');
  return [
    `${from(minutes)}${formatDuration(Math.min(...minutes))}`,
    `until ${formatClock(time.slot.endsAt)}${new Set(minutes).size > 1 ? ' or later' : ''}`,
    `${from(amounts)}${formatPrice(Math.min(...amounts))}`,
  ].join(', ');
}

function WalkInService({ onChoose, ...walkIn }: WalkIn & { onChoose: () => void }) {
  const { state } = walkIn.time;
  const { name } = walkIn.service;
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, py: 1 }}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 650, lineHeight: 1.3, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {roomTexts[state] ?? describeOffer(walkIn)}
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

/** Returns a service with its availability from now on, for the vehicle type that takes the least time. */
function walkInOf(service: Service, day: Day, settings: PublicSettings): WalkIn {
  const quotes = quotesByVehicle(service, settings);
  const minutes = Math.min(...quotes.map((quote) => quote.minutes));
  const facts = { day, now: new Date(), timeZone: businessTimeZone };
  return { service, quotes, time: timeFromNow(service, minutes, facts) };
}

/** Lists every service on sale, first those that can begin now because a bay is free for long enough. */
export function WalkInDialog({ plan, onClose }: { plan: DayPlan; onClose: () => void }) {
  const titleId = useId();
  const { book } = useDayActions();
  useMinute();
  const settings = useSettings();
  const choices = plan.services
    .filter(({ isPaused }) => !isPaused)
    .map((service) => walkInOf(service, plan.day, settings))
    .sort(
      (one, other) =>
        Number(other.time.state === 'open') - Number(one.time.state === 'open') ||
        one.service.name.localeCompare(other.service.name),
    );
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId} variant="h5" component="h2">
        Walk-in now
      </DialogTitle>
      <DialogContent>
        <DividedList>
          {choices.map((walkIn) => (
            <WalkInService
              key={walkIn.service._id}
              {...walkIn}
              onChoose={() => {
                onClose();
                book(walkIn.time.slot._id);
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
