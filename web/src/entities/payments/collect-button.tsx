import {
  type CollectMethod,
  collectMethods,
  paymentMethodLabels,
  type Transaction,
} from '@carwash/domain/payments/transaction';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { useSaleCommand } from '~/entities/sales/use-sale-command';
import { useCan } from '~/lib/session/use-can';
import { showToastFor } from '~/lib/show-toast';
import { toastTexts } from '~/lib/toasts';
import { formatPrice } from '~/ui/format/format-price';
import { toastButton } from '~/ui/page/toast-button';
import { CollectPartDialog } from './collect-part-dialog';
import { useUndoCollect } from './use-undo-collect';

/** How long the toast offers to undo it, in milliseconds. Later the payment is corrected in its details. */
const offeredMs = 10_000;

/**
 * Says how a booking that was to be paid later is paid, also after it was written off: a click opens the ways with the
 * sum, another one is the choice. A part of it is typed in a dialog.
 */
export function CollectButton({ transaction }: { transaction: Transaction }) {
  const buttonId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // The sum that is asked for is the one in the menu, also if an edit changes the price while it is open.
  const [seen, setSeen] = useState(transaction);
  const { amount, version } = seen;
  const [splitting, setSplitting] = useState(false);
  const { running, command } = useSaleCommand();
  const { undo } = useUndoCollect();
  const { _id: id, customer, service } = transaction;
  // What was written off would be asked for again.
  const canUndo = useCan('seeMoney') && seen.status === 'unpaid';
  const collect = (method: CollectMethod) =>
    command(
      'collectPayment',
      { params: { id }, body: { method, amount, version } },
      {
        failed: toastTexts.notCollected,
        onDone: (paid) =>
          showToastFor(offeredMs, toastTexts.collected, {
            variant: 'success',
            ...(canUndo && { action: toastButton('Undo', () => void undo(paid)) }),
          }),
      },
    );
  return (
    <>
      <Button
        id={buttonId}
        variant={transaction.status === 'unpaid' ? 'contained' : 'outlined'}
        loading={running}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={`Paid: ${customer.name}, ${service.name}`}
        onClick={({ currentTarget }) => {
          setSeen(transaction);
          setAnchor(currentTarget);
        }}
      >
        Paid
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': buttonId } }}
      >
        {collectMethods.map((method) => (
          <MenuItem
            key={method}
            onClick={() => {
              setAnchor(null);
              void collect(method);
            }}
          >
            {paymentMethodLabels[method]}: {formatPrice(amount)}
          </MenuItem>
        ))}
        {transaction.status === 'unpaid' && (
          <MenuItem
            onClick={() => {
              setAnchor(null);
              setSplitting(true);
            }}
          >
            A part of it…
          </MenuItem>
        )}
      </Menu>
      {splitting && <CollectPartDialog transaction={seen} onClosed={() => setSplitting(false)} />}
    </>
  );
}
