import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ComponentProps, useId, useMemo } from 'react';
import { useService } from '~/entities/services/use-service.ts';
import { useWhileMounted } from '~/lib/forms/use-while-mounted.ts';
import type { Live } from '~/lib/live/live.ts';
import { useSession } from '~/lib/session/use-session.ts';
import { closeOnEscape } from '~/ui/dialogs/close-on-escape.ts';
import type { DayColumn } from '../day/day-plan.ts';
import type { DayPlan } from '../day/use-day-plan.ts';
import { deskDraft } from './desk-draft.ts';
import { DeskForm } from './desk-form.tsx';
import { DeskSkeleton } from './desk-skeleton.tsx';
import { NothingToBook } from './nothing-to-book.tsx';
import { useBookAtDesk } from './use-book-at-desk.ts';

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
  const { dismiss, ...form } = useDeskSale(slotId, onClose);
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
      onClose={closeOnEscape(dismiss)}
    >
      <DialogTitle id={titleId} variant="h4" component="h2">
        Book at the desk
      </DialogTitle>
      {column ? (
        <DeskContent column={column} slotId={slotId} {...form} onDismiss={dismiss} />
      ) : (
        <NothingToBook plan={plan} onClose={dismiss} />
      )}
    </Dialog>
  );
}

/** The sale that the dialog is about, what was typed for it, and how the dialog ends without one. */
function useDeskSale(slotId: string, onClose: () => void) {
  const { user } = useSession();
  const draft = useMemo(() => deskDraft(user?._id ?? '', slotId), [user?._id, slotId]);
  const closeIfOpen = useWhileMounted(onClose);
  const sale = useBookAtDesk(() => {
    draft.clear();
    closeIfOpen();
  });
  const dismiss = () => {
    // What comes of the sale is to be seen.
    if (sale.running) return;
    // After a failure whoever opens this slot again goes on with what was typed.
    if (!sale.hasFailed) draft.clear();
    onClose();
  };
  return { draft, sale, dismiss };
}

interface DeskContentProps extends Omit<ComponentProps<typeof DeskForm>, 'service' | 'slots'> {
  column: DayColumn;
}

function DeskContent({ column, ...form }: DeskContentProps) {
  const service = useService(column.serviceId);
  if (service.state === 'ready' && service.data) {
    return <DeskForm service={service.data} slots={column.slots} {...form} />;
  }
  if (service.state === 'loading') return <DeskSkeleton />;
  return <NothingToBook plan={service} onClose={form.onDismiss} />;
}
