import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { closeOnEscape } from '~/components/close-on-escape.ts';
import type { Live } from '~/lib/live/live.ts';
import { useService } from '~/lib/live/use-service.ts';
import type { DayColumn } from './day-plan.ts';
import { DeskForm } from './desk-form.tsx';
import { DeskSkeleton } from './desk-skeleton.tsx';
import { NothingToBook } from './nothing-to-book.tsx';
import type { DayPlan } from './use-day-plan.ts';

interface DeskDialogProps {
  plan: Live<DayPlan>;
  /** The slot that was chosen in the plan. */
  slotId: string;
  onClose: () => void;
}

/** Books a slot of the day for somebody at the desk or on the phone, who pays in cash. */
export function DeskDialog({ plan, slotId, onClose }: DeskDialogProps) {
  const titleId = useId();
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const column =
    plan.state === 'ready'
      ? plan.data.columns.find(({ slots }) => slots.some(({ slot }) => slot._id === slotId))
      : undefined;
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      fullScreen={isNarrow}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { ...(isNarrow && { borderRadius: 0 }) } } }}
      onClose={closeOnEscape(onClose)}
    >
      <DialogTitle id={titleId} variant="h4" component="h2">
        Book at the desk
      </DialogTitle>
      {column ? (
        <DeskContent column={column} slotId={slotId} onClose={onClose} />
      ) : (
        <NothingToBook plan={plan} onClose={onClose} />
      )}
    </Dialog>
  );
}

interface DeskContentProps extends Omit<DeskDialogProps, 'plan'> {
  column: DayColumn;
}

function DeskContent({ column, slotId, onClose }: DeskContentProps) {
  const service = useService(column.serviceId);
  if (service.state === 'ready' && service.data) {
    return (
      <DeskForm service={service.data} slots={column.slots} slotId={slotId} onClose={onClose} />
    );
  }
  if (service.state === 'loading') return <DeskSkeleton />;
  return <NothingToBook plan={service} onClose={onClose} />;
}
