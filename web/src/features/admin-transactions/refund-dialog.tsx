import type { Transaction } from '@carwash/domain/entities/transaction';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { closeOnEscape } from '~/components/close-on-escape.ts';
import { useTransaction } from '~/lib/live/use-transaction.ts';
import { RefundForm } from './refund-form.tsx';
import { useMarkRefunded } from './use-mark-refunded.ts';

interface RefundDialogProps {
  /** The payment as it was when the dialog was opened. */
  opened: Transaction;
  /** When nothing is left of the dialog on the screen. */
  onClosed: () => void;
}

/** Marks a refund as paid back; follows it meanwhile, and says so when somebody else was faster. */
export function RefundDialog({ opened, onClosed }: RefundDialogProps) {
  const titleId = useId();
  const [open, setOpen] = useState(true);
  const live = useTransaction(opened._id);
  const { running, sent, failure, mark } = useMarkRefunded(opened._id, () => setOpen(false));
  const transaction = (live.state === 'ready' && live.data) || opened;
  const markedElsewhere =
    transaction.status === 'refunded' && !running && transaction.refundReference !== sent;
  const close = () => setOpen(false);

  return (
    <Dialog
      open={open}
      onClose={closeOnEscape(() => running || close())}
      aria-labelledby={titleId}
      maxWidth="xs"
      fullWidth
      slotProps={{ transition: { onExited: onClosed } }}
    >
      <DialogTitle id={titleId} variant="h4">
        Mark refunded
      </DialogTitle>
      <RefundForm
        transaction={transaction}
        markedElsewhere={markedElsewhere}
        running={running}
        failure={failure}
        onClose={close}
        onSubmit={mark}
      />
    </Dialog>
  );
}
