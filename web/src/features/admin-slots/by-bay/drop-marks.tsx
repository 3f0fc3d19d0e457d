import Box from '@mui/material/Box';
import { formatClock } from '~/lib/clock/format-times';
import { useDrag } from './drag-context';
import { hoursOf } from './job-lines';
import { place, type ScaledDay } from './time-scale';

const across = { position: 'absolute', left: 3, right: 3, pointerEvents: 'none' } as const;

/**
 * Marks the places of a bay where the dragged booking can be dropped, and the one where it would be dropped
 * now.
 */
export function DropMarks({ bay, day }: { bay: string; day: ScaledDay }) {
  const drag = useDrag()?.drag;
  if (!drag) return null;
  const here = drag.targets.filter((target) => target.bay === bay);
  const over = drag.over?.bay === bay ? drag.over : null;
  return (
    <>
      {here.map((target) => (
        <Box
          key={target.slotId}
          component="li"
          aria-hidden
          sx={{
            ...across,
            top: place(target, day).top,
            zIndex: 2,
            borderTop: '3px solid',
            borderColor: 'success.main',
            fontSize: '0.75rem',
            fontWeight: 700,
            lineHeight: '18px',
            textAlign: 'right',
            color: 'success.main',
          }}
        >
          {formatClock(target.from)}
        </Box>
      ))}
      {over && (
        <Box
          component="li"
          aria-hidden
          data-drop={over.slotId}
          sx={{
            ...across,
            ...place(over, day),
            zIndex: 3,
            px: 1,
            py: '3px',
            border: '2px solid',
            borderColor: 'success.main',
            borderRadius: '8px',
            bgcolor:
              'color-mix(in srgb, var(--mui-palette-success-main) 22%, var(--mui-palette-background-paper))',
            fontSize: '0.8125rem',
            fontWeight: 700,
            lineHeight: '18px',
            overflow: 'hidden',
          }}
        >
          {hoursOf(over)}
        </Box>
      )}
    </>
  );
}
