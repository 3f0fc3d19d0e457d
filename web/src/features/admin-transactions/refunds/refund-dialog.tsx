import type { Transaction } from '@carwash/domain/payments/transaction';
import { useState } from 'react';
import { useTransaction } from '~/entities/payments/use-transaction.ts';
import type { HostedDialogProps } from '~/ui/dialogs/dialog-host.tsx';
import { QuestionDialog } from '~/ui/dialogs/question-dialog.tsx';
import { RefundForm } from './refund-form.tsx';
import { useMarkRefunded } from './use-mark-refunded.ts';

/** Marks a refund as paid back; follows it meanwhile, and says so when somebody else was faster. */
export function RefundDialog({ opened, onClosed }: HostedDialogProps<Transaction>) {
  const [open, setOpen] = useState(true);
  const live = useTransaction(opened._id);
  const { running, sent, failure, mark } = useMarkRefunded(opened._id, () => setOpen(false));
  const transaction = (live.state === 'ready' && live.data) || opened;
  const markedElsewhere =
    transaction.status === 'refunded' && !running && transaction.refundReference !== sent;
  const close = () => setOpen(false);

  return (
    <QuestionDialog
      open={open}
      title="Mark refunded"
      running={running}
      onClose={close}
      onClosed={onClosed}
    >
      <RefundForm
        transaction={transaction}
        markedElsewhere={markedElsewhere}
        running={running}
        failure={failure}
        onClose={close}
        onSubmit={mark}
      />
    </QuestionDialog>
  );
}
