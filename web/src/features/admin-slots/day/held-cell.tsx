import { deskSlotTexts } from '@carwash/domain/slots/desk-slot';
import type { Slot } from '@carwash/domain/slots/slot';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CountdownText } from '~/ui/countdown/countdown-text.tsx';
import { quietCell, staysInSight } from './cell-box.ts';
import { stateLooks } from './state-looks.ts';

/** A slot that a customer is paying for, and for how long it is theirs. */
export const HeldCell = ({ slot: { heldUntil } }: { slot: Slot }) => (
  <Box sx={{ ...quietCell, ...stateLooks.held }}>
    <Box sx={staysInSight}>
      <Typography variant="body2" sx={{ fontWeight: 650 }}>
        {deskSlotTexts.held}
      </Typography>
      {heldUntil && (
        <Typography variant="body2">
          <CountdownText until={heldUntil} />
        </Typography>
      )}
    </Box>
  </Box>
);
