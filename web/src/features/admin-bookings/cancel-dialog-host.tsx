import type { Booking } from '@carwash/domain/entities/booking';
import Box from '@mui/material/Box';
import { type ReactNode, useRef, useState } from 'react';
import { CancelContext } from './cancel-context.ts';
import { CancelDialog } from './cancel-dialog.tsx';

/**
 * A page with buttons that cancel bookings. Holds the dialog, which outlives them, and takes the
 * keyboard when the button that opened it is gone.
 */
export function CancelDialogHost({ children }: { children: ReactNode }) {
  const page = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<Booking | null>(null);

  const continueOnPage = () => {
    setAsked(null);
    if (!page.current?.contains(document.activeElement)) {
      page.current?.focus({ preventScroll: true });
    }
  };

  return (
    <CancelContext value={setAsked}>
      <Box ref={page} tabIndex={-1} sx={{ outline: 'none' }}>
        {children}
      </Box>
      {asked && <CancelDialog opened={asked} onClosed={continueOnPage} />}
    </CancelContext>
  );
}
