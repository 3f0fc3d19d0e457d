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
import { callApi } from '~/lib/api/call-api';
import { showChangeFailure } from '~/lib/api/show-failure';
import { useChange } from '~/lib/forms/use-change';
import { toastTexts } from '~/lib/toasts';

/**
 * Says how a booking that was to be paid later is paid, also after it was written off: a click opens the ways, another
 * one is the choice.
 */
export function CollectButton({ transaction }: { transaction: Transaction }) {
  const buttonId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { running, change } = useChange(showChangeFailure);
  const { _id: id, customer, service } = transaction;
  const collect = (method: CollectMethod) =>
    change(() => callApi('collectPayment', { params: { id }, body: { method } }), {
      done: toastTexts.collected,
      failed: toastTexts.notCollected,
    });
  return (
    <>
      <Button
        id={buttonId}
        variant={transaction.status === 'unpaid' ? 'contained' : 'outlined'}
        loading={running}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={`Paid: ${customer.name}, ${service.name}`}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
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
            {paymentMethodLabels[method]}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
