import { isErased } from '@carwash/domain/bookings/erased-customer';
import { enteredNameOf } from '@carwash/domain/bookings/walk-in-name';
import { readCustomerKey } from '@carwash/domain/customers/customer-key';
import type { CustomerCard } from '@carwash/domain/customers/endpoints';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { use, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '~/lib/address/paths';
import { callApi } from '~/lib/api/call-api';
import { useChange } from '~/lib/forms/use-change';
import { ConfirmDialog } from '~/ui/dialogs/confirm-dialog';
import { DialogContext, type HostedDialogProps } from '~/ui/dialogs/dialog-context';
import { formatCount } from '~/ui/format/format-count';

const texts = {
  customerErased: 'The customer is erased',
  customerNotErased: 'Failed to erase the customer',
} as const;

type ErasedCard = Pick<CustomerCard, 'customerKey' | 'visits' | 'hasMoreVisits'>;

interface EraseCustomerProps {
  card: ErasedCard;
}

const differentOf = (texts: readonly string[]): number =>
  new Set(texts.map((text) => text.toLowerCase()).filter(Boolean)).size;

/** Says how many people may share a card, whose visits have a plate or phone number in common; null: one. */
function sharedBy(visits: CustomerCard['visits']): string | null {
  const named = visits.filter(({ customer }) => !isErased(customer));
  const names = differentOf(named.map(enteredNameOf));
  const phones = differentOf(named.map(({ customer }) => customer.phone));
  if (names <= 1 && phones <= 1) return null;
  return names > 1
    ? `These visits are of ${formatCount(names)} different names`
    : `These visits have ${formatCount(phones)} different phone numbers`;
}

/** The button that erases a customer without an account, while anything of them is left. */
export function EraseCustomer({
  card: { customerKey, visits, hasMoreVisits },
}: EraseCustomerProps) {
  const openDialog = use(DialogContext);
  const isAccount = readCustomerKey(customerKey)?.kind === 'account';
  if (isAccount || visits.every(({ customer }) => isErased(customer))) return null;
  return (
    <Button
      variant="outlined"
      color="error"
      aria-haspopup="dialog"
      onClick={() => openDialog(EraseDialog, { customerKey, visits, hasMoreVisits })}
      sx={{ alignSelf: 'flex-start' }}
    >
      Erase this customer
    </Button>
  );
}

/** Says what is erased and what stays, and does it after a confirmation. */
function EraseDialog({
  opened: { customerKey, visits, hasMoreVisits },
  onClosed,
}: HostedDialogProps<ErasedCard>) {
  const shared = sharedBy(visits);
  const [open, setOpen] = useState(true);
  const { running, failure, change } = useChange();
  const navigate = useNavigate();
  const erase = () =>
    change(() => callApi('eraseCustomer', { body: { customerKey } }), {
      done: texts.customerErased,
      failed: texts.customerNotErased,
      onDone: () => navigate(paths.bookings),
    });
  return (
    <ConfirmDialog
      open={open}
      title="Erase this customer?"
      no="No, keep them"
      yes="Yes, erase them"
      yesColor="error"
      running={running}
      failure={failure}
      onNo={() => setOpen(false)}
      onYes={erase}
      onClosed={onClosed}
    >
      {shared !== null && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {shared}, because people who share a plate or a phone number are one customer here. All of
          them are erased together.
        </Alert>
      )}
      {hasMoreVisits && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          Older visits, which are not shown, go too, and with them others who share a plate or a
          phone number.
        </Alert>
      )}
      <DialogContentText>
        Name, phone number, email, addresses and notes go from all past bookings and payments, and
        so do photos, damage notes and what the staff has noted. Messages that are not sent yet are
        not sent. This cannot be undone.
      </DialogContentText>
      <DialogContentText>
        Plates, services and sums stay. Receipts stay as they are, with the name, because tax
        offices want them. While a booking is not over, or money is open, nothing is erased.
      </DialogContentText>
    </ConfirmDialog>
  );
}
