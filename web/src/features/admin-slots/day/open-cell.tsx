import AddRounded from '@mui/icons-material/AddRounded';
import BlockRounded from '@mui/icons-material/BlockRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import type { Ref } from 'react';
import { formatClock } from '~/lib/clock/format-times';
import { cellBox } from './cell-box';
import { useDayActions } from './day-context';
import type { PlannedSlot } from './day-plan';
import { slotStateStyles } from './slot-state-styles';

interface OpenCellProps {
  planned: PlannedSlot;
  /** Whether the slot is being opened right now. */
  busy: boolean;
  /** Ref of the button that closes the slot. */
  toggle: Ref<HTMLButtonElement>;
  onClose: () => void;
}

/** An open slot: one button books it at the desk, another one closes it. */
export function OpenCell({ planned, busy, toggle, onClose }: OpenCellProps) {
  const { book } = useDayActions();
  const { slot, serviceName } = planned;
  const which = `${serviceName} at ${formatClock(slot.startsAt)}`;
  return (
    <Box sx={{ ...cellBox, ...slotStateStyles.open, opacity: busy ? 0.6 : 1 }}>
      <ButtonBase
        disabled={busy}
        onClick={() => book(slot._id)}
        focusRipple
        sx={{
          flexGrow: 1,
          justifyContent: 'flex-start',
          alignItems: 'flex-start',
          px: 1.25,
          py: 1,
          borderRadius: '9px',
          '&:hover': { bgcolor: 'action.hover' },
          '&:focus-visible': { outlineOffset: -3 },
        }}
      >
        <Box component="span" sx={{ textAlign: 'left' }}>
          <Typography
            variant="body2"
            component="span"
            sx={{ display: 'block', fontWeight: 650, lineHeight: 1.4 }}
          >
            Open
          </Typography>
          <Typography
            variant="body2"
            component="span"
            sx={{
              display: 'flex',
              alignItems: 'center',
              lineHeight: 1.4,
              fontWeight: 650,
              color: 'success.main',
            }}
          >
            <AddRounded aria-hidden sx={{ fontSize: 18, ml: -0.25 }} />
            Book
            <Box component="span" sx={visuallyHidden}>
              {' '}
              {which}
            </Box>
          </Typography>
        </Box>
      </ButtonBase>
      <IconButton
        ref={toggle}
        aria-label={`Close ${which}`}
        title="Close this slot"
        // `aria-disabled` rather than `disabled`, so that the button keeps the focus.
        aria-disabled={busy}
        onClick={onClose}
        sx={{
          alignSelf: 'flex-start',
          width: 44,
          height: 58,
          flexShrink: 0,
          borderRadius: '9px',
          color: 'text.secondary',
        }}
      >
        <BlockRounded fontSize="small" />
      </IconButton>
    </Box>
  );
}
