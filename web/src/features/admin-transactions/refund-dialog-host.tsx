import type { Transaction } from '@carwash/domain/entities/transaction';
import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import { useFocusKept } from '~/components/use-focus-kept.ts';
import { RefundContext } from './refund-context.ts';
import { RefundDialog } from './refund-dialog.tsx';

/**
 * A page with buttons that mark refunds. Holds the dialog, and keeps the keyboard when the button that
 * opened it goes.
 */
export function RefundDialogHost({ children }: { children: ReactNode }) {
  const { area, enter, handlers } = useFocusKept<HTMLDivElement>();
  const [asked, setAsked] = useState<Transaction | null>(null);

  const continueOnPage = () => {
    setAsked(null);
    enter();
  };

  return (
    <RefundContext value={setAsked}>
      <Box ref={area} tabIndex={-1} {...handlers} sx={{ outline: 'none' }}>
        {children}
      </Box>
      {asked && <RefundDialog opened={asked} onClosed={continueOnPage} />}
    </RefundContext>
  );
}
