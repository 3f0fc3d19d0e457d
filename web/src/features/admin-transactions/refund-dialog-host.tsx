import type { Transaction } from '@carwash/domain/entities/transaction';
import Box from '@mui/material/Box';
import { type ReactNode, useRef, useState } from 'react';
import { RefundContext } from './refund-context.ts';
import { RefundDialog } from './refund-dialog.tsx';

/**
 * A page with buttons that mark refunds. Holds the dialog, and takes the keyboard when the button that
 * opened it is gone.
 */
export function RefundDialogHost({ children }: { children: ReactNode }) {
  const page = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<Transaction | null>(null);

  const continueOnPage = () => {
    setAsked(null);
    if (document.activeElement === document.body) page.current?.focus({ preventScroll: true });
  };

  return (
    <RefundContext value={setAsked}>
      <Box ref={page} tabIndex={-1} sx={{ outline: 'none' }}>
        {children}
      </Box>
      {asked && <RefundDialog opened={asked} onClosed={continueOnPage} />}
    </RefundContext>
  );
}
