import DirectionsCarRounded from '@mui/icons-material/DirectionsCarRounded';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { DayPlan } from '../day/use-day-plan';
import { WalkInDialog } from './walk-in-dialog';

/** Element id of the button. */
export const walkInId = 'walk-in';

/** Opens the dialog that sells to a customer at the door. */
export function WalkInButton({ plan }: { plan: DayPlan }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        id={walkInId}
        variant="contained"
        startIcon={<DirectionsCarRounded />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        sx={{ alignSelf: { xs: 'stretch', sm: 'flex-start' }, minHeight: 44 }}
      >
        Walk-in now
      </Button>
      {open && <WalkInDialog plan={plan} onClose={() => setOpen(false)} />}
    </>
  );
}
