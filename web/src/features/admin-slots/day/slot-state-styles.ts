import type { VisitProgress } from '@carwash/domain/bookings/visit-progress';
import type { SlotState } from '@carwash/domain/slots/slot-state';

const tinted = (color: 'success' | 'warning' | 'primary' | 'info' | 'error', percent: number) => ({
  border: '1px solid',
  borderColor: `${color}.main`,
  bgcolor: `color-mix(in srgb, var(--mui-palette-${color}-main) ${percent}%, var(--mui-palette-background-paper))`,
});

const quiet = { border: '1px solid', borderColor: 'divider' } as const;

/** Colour of each slot state. The colour only repeats the text. */
export const slotStateStyles = {
  open: tinted('success', 5),
  held: tinted('warning', 12),
  booked: tinted('primary', 14),
  canceled: {
    ...quiet,
    background:
      'repeating-linear-gradient(135deg, transparent 0 6px, var(--mui-palette-action-hover) 6px 12px)',
  },
  past: { ...quiet, borderStyle: 'dashed' },
} as const satisfies Record<SlotState, object>;

const doneStyles = {
  ...quiet,
  bgcolor: 'action.hover',
  color: 'text.secondary',
} as const;

/** Colour of a booked job by how far its visit has come. The colour only repeats the text. */
export const visitStyles = {
  pending: slotStateStyles.booked,
  arrived: tinted('info', 24),
  washing: { ...tinted('info', 38), borderWidth: 2 },
  ready: { ...tinted('success', 26), borderWidth: 2 },
  unseen: { ...tinted('error', 8), borderStyle: 'dashed' },
  completed: doneStyles,
  finished: doneStyles,
  no_show: doneStyles,
  cancelled: doneStyles,
} as const satisfies Record<VisitProgress, object>;
