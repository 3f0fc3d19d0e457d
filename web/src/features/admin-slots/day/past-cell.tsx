import { deskSlotTexts } from '@carwash/domain/slots/desk-slot';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { quietCell, staysInSight } from './cell-box.ts';
import { stateLooks } from './state-looks.ts';

/** A slot that nobody took. */
export const PastCell = () => (
  <Box sx={{ ...quietCell, ...stateLooks.past }}>
    <Typography variant="body2" sx={{ ...staysInSight, color: 'text.secondary' }}>
      {deskSlotTexts.past}
    </Typography>
  </Box>
);
