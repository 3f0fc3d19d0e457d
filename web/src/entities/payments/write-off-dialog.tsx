import { isolated } from '@carwash/domain/isolated-text';
import type { Transaction } from '@carwash/domain/payments/transaction';
import { writeOffSchema } from '@carwash/domain/payments/write-off';
import { formatDay } from '@carwash/domain/time/calendar-days';
import { useSaleCommand } from '~/entities/sales/use-sale-command';
import { useSeenSale } from '~/entities/sales/use-seen-sale';
import type { HostedDialogProps } from '~/ui/dialogs/dialog-context';
import { TextDialog } from '~/ui/dialogs/text-dialog';
import { formatPrice } from '~/ui/format/format-price';
import { ReasonField } from '~/ui/forms/reason-field';
import { useTransaction } from './queries';

/** Asks for the reason for which what is to be paid later will never come. */
export function WriteOffDialog({ opened, onClosed }: HostedDialogProps<Transaction>) {
  const { send, isOutdated } = useSaleCommand();
  const transaction = useSeenSale(opened, useTransaction(opened._id), isOutdated);
  const { _id: id, customer, service, slot, amount, version } = transaction;
  return (
    <TextDialog
      title="Write off"
      explanation={`${isolated(customer.name)} owes ${formatPrice(amount)} for ${isolated(service.name)} on ${formatDay(slot.date)}. Written off, it is no longer to be paid and never counts as takings. The booking stays as it is.`}
      draftName={`writeOff:${id}`}
      first={{ reason: '' }}
      schema={writeOffSchema}
      yes={`Write off ${formatPrice(amount)}`}
      yesColor="error"
      send={({ reason }) => send('writeOffPayment', { params: { id }, body: { reason, version } })}
      done="Written off"
      failed="Failed to write it off"
      onClosed={onClosed}
    >
      <ReasonField />
    </TextDialog>
  );
}
