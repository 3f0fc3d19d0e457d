import { type OfferedSlot, offerTexts } from '@carwash/domain/bookings/offered-slot';
import { mayTake } from '@carwash/domain/bookings/slot-offer';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CountdownText } from '~/ui/countdown/countdown-text.tsx';

interface SlotButtonProps {
  offered: OfferedSlot;
  chosen: boolean;
  onChoose: (slotId: string) => void;
}

/** A time to choose, or, when it is not to be had, why. */
export function SlotButton({ offered: { slot, offer }, chosen, onChoose }: SlotButtonProps) {
  const takeable = mayTake(offer);
  const held = offer === 'held' || offer === 'yours';
  return (
    <Button
      fullWidth
      variant={chosen ? 'contained' : 'outlined'}
      aria-pressed={chosen}
      disabled={!takeable}
      onClick={() => onChoose(slot._id)}
      sx={{
        flexDirection: 'column',
        minHeight: 60,
        px: 1,
        py: 0.75,
        borderRadius: '14px',
        // Why a time is not to be had is worth reading.
        '&.Mui-disabled': {
          color: 'text.secondary',
          bgcolor: 'action.hover',
          ...(offer === 'current' && { color: 'primary.main', borderColor: 'primary.main' }),
        },
      }}
    >
      <Typography
        component="span"
        sx={{
          fontWeight: 700,
          lineHeight: 1.3,
          textDecoration: takeable || offer === 'current' ? undefined : 'line-through',
        }}
      >
        {slot.startTime}
      </Typography>
      <Typography component="span" variant="body2" sx={{ lineHeight: 1.3 }}>
        {offer === 'open' ? `until ${slot.endTime}` : offerTexts[offer]}
        {held && slot.heldUntil && (
          <>
            {' '}
            <CountdownText until={slot.heldUntil} />
          </>
        )}
      </Typography>
    </Button>
  );
}
