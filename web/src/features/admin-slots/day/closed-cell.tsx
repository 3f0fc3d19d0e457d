import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import type { Ref } from 'react';
import { cellBox, staysInSight } from './cell-box.ts';
import type { PlannedSlot } from './day-plan.ts';
import { stateLooks } from './state-looks.ts';

interface ClosedCellProps {
  planned: PlannedSlot;
  /** It is being closed right now. */
  busy: boolean;
  /** On the button that opens it. */
  toggle: Ref<HTMLButtonElement>;
  onOpen: () => void;
}

/** A slot that the business has closed: one tap opens it, unless its time has come. */
export function ClosedCell({ planned, busy, toggle, onOpen }: ClosedCellProps) {
  const { slot, serviceName } = planned;
  const canOpen = slot.startsAt > new Date();
  return (
    <Box
      sx={{
        ...cellBox,
        ...stateLooks.canceled,
        alignItems: 'flex-start',
        justifyContent: 'space-between',
        pl: 1.25,
        opacity: busy ? 0.6 : 1,
      }}
    >
      <Typography
        variant="body2"
        sx={{ ...staysInSight, my: 2.25, fontWeight: 650, color: 'text.secondary' }}
      >
        Closed
      </Typography>
      {canOpen && (
        <Button
          ref={toggle}
          size="small"
          // Not disabled while it is closed, which would take the keyboard away from it.
          aria-disabled={busy}
          onClick={onOpen}
          sx={{ ...staysInSight, my: 0.875, minWidth: 0, minHeight: 44, px: 1.25 }}
        >
          Open
          <Box component="span" sx={visuallyHidden}>
            {' '}
            {serviceName} at {slot.startTime}
          </Box>
        </Button>
      )}
    </Box>
  );
}
