import type { Closing } from '@carwash/domain/closings/closing';
import { reopenClosingSchema } from '@carwash/domain/closings/endpoints';
import { callApi } from '~/lib/api/call-api';
import { toastTexts } from '~/lib/toasts';
import type { HostedDialogProps } from '~/ui/dialogs/dialog-context';
import { TextDialog } from '~/ui/dialogs/text-dialog';
import { FormField } from '~/ui/forms/form-field';

interface Reopening {
  closing: Closing;
  onReopened: () => void;
}

/** Asks why the last closing is reopened, and reopens it. */
export function ReopenDialog({ opened, onClosed }: HostedDialogProps<Reopening>) {
  const { _id: id, closingNumber } = opened.closing;
  return (
    <TextDialog
      title={`Reopen closing ${closingNumber}?`}
      explanation="The next closing covers its receipts again, under a new number. This one stays in the list, with your reason."
      draftName={`reopen:${id}`}
      first={{ reopenReason: '' }}
      schema={reopenClosingSchema}
      no="Keep it closed"
      yes="Reopen"
      send={(body) => callApi('reopenClosing', { params: { id }, body })}
      done={toastTexts.reopened}
      failed={toastTexts.notReopened}
      onDone={opened.onReopened}
      onClosed={onClosed}
    >
      <FormField
        name="reopenReason"
        label="Reason"
        autoFocus
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: 300 } }}
      />
    </TextDialog>
  );
}
