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
import { useInFlightGuard } from '~/lib/forms/use-in-flight-guard';
import { showToast } from '~/lib/show-toast';
import { toastTexts } from '~/lib/toasts';

/** Says that a booking is paid, guarded against double clicks, with a toast for the outcome. */
function useCollect({ _id: id }: Pick<Transaction, '_id'>) {
  const { running, run } = useInFlightGuard();
  const collect = (method: CollectMethod) =>
    run(async () => {
      try {
        await callApi('collectPayment', { params: { id }, body: { method } });
        showToast(toastTexts.collected, { variant: 'success' });
      } catch (failure) {
        showChangeFailure(failure, toastTexts.notCollected);
      }
    });
  return { running, collect };
}

/**
 * Says how a booking that was to be paid later is paid, also after it was written off: a click opens the ways, another
 * one is the choice.
 */
export function CollectButton({ transaction }: { transaction: Transaction }) {
  const buttonId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { running, collect } = useCollect(transaction);
  const { customer, service } = transaction;
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
