import { formatPrice } from '@carwash/domain/money/money';
import type { Service } from '@carwash/domain/services/service';
import type { Slot } from '@carwash/domain/slots/slot';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { ChoiceBar } from '~/entities/slots/picker/choice-bar.tsx';
import { paths } from '~/lib/address/paths.ts';
import { formatDay } from '~/ui/format/format-day.ts';

/** What the bar covers at the bottom of the screen, with room for a focus ring. */
export const bookBarSpace = '150px';

interface BookBarProps {
  service: Pick<Service, '_id' | 'price'>;
  chosen: Pick<Slot, '_id' | 'date' | 'startTime'> | null;
}

/** The choice in one line and the button that books it. */
export function BookBar({ service, chosen }: BookBarProps) {
  const hintId = useId();
  const navigate = useNavigate();
  return (
    <ChoiceBar hasChoice={chosen !== null}>
      <Stack
        direction="row"
        sx={{ alignItems: 'baseline', justifyContent: 'space-between', gap: 2 }}
      >
        <Typography id={hintId} variant="body2" aria-live="polite">
          {chosen
            ? `${formatDay(chosen.date)} at ${chosen.startTime}`
            : 'Please select a time slot before booking.'}
        </Typography>
        <Typography sx={{ fontWeight: 750 }}>{formatPrice(service.price)}</Typography>
      </Stack>
      <Button
        fullWidth
        size="large"
        variant="contained"
        disabled={chosen === null}
        aria-describedby={hintId}
        onClick={() => chosen && navigate(paths.booking(service._id, chosen._id))}
      >
        Book This Service
      </Button>
    </ChoiceBar>
  );
}
